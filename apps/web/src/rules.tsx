import { mount } from './mount.tsx';
import { RulesPage } from './rules/rules-page.tsx';

mount(<RulesPage />);
