import { mount } from './mount.tsx';
import { TablePage } from './table/table-page.tsx';

mount(<TablePage />);
