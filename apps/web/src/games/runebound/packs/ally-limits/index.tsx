import type { PackUi } from '../../../pack-ui.ts';

const ui: PackUi = { sounds: { 'wages paid': 'coin' } };
export default ui;
