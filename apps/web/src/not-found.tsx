import { mount } from './mount.tsx';
import { NotFoundPage } from './not-found-page.tsx';

mount(<NotFoundPage />);
