import { FrontPage } from './front-page.tsx';
import { mount } from './mount.tsx';

mount(<FrontPage />);
