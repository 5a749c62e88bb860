import type { PackUi } from '../../../pack-ui.ts';

const ui: PackUi = { parts: { 'hazard met': 'card' } };
export default ui;
