import { AboutPage } from './about/about-page.tsx';
import { mount } from './mount.tsx';

mount(<AboutPage />);
