import { readFileSync } from 'node:fs';
import { BOOK_NAMES, loadCatalogue, type Loaded } from '@questwright/rulebook';

const read = (name: string): string => readFileSync(new URL(`../catalogue/${name}.yaml`, import.meta.url), 'utf8');

export const loadBooks = (): Loaded =>
  loadCatalogue(
    BOOK_NAMES.map((name) => ({ name, text: read(name) })),
    read('exempt'),
  );
