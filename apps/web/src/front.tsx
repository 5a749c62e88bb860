import { FrontPage } from './front/front-page.tsx';
import { mount } from './mount.tsx';

mount(<FrontPage />);
