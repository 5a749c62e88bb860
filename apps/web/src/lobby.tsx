import { LobbyPage } from './lobby/lobby-page.tsx';
import { mount } from './mount.tsx';

mount(<LobbyPage />);
