import { load } from '@questwright/kernel';
import { runebound } from '/work/main/packages/runebound/src/index.ts';
try { load(runebound, { packs: [] }); console.log('ok'); } catch (e) { console.log(String((e as Error).stack).slice(0, 2500)); }
