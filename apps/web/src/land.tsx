import { LandPage } from './land/land-page.tsx';
import { mount } from './mount.tsx';

mount(<LandPage />);
