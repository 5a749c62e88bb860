import { LabPage } from './lab/lab-page.tsx';
import { mount } from './mount.tsx';

mount(<LabPage />);
