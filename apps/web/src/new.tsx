import { mount } from './mount.tsx';
import { NewGamePage } from './new-game/new-game-page.tsx';

mount(<NewGamePage />);
