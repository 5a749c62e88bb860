import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { catalogue, RULE_COUNT } from './build/catalogue.ts';
import { head } from './build/head.ts';
import { LICENCES } from './build/licences.ts';
import { compressed } from './build/compressed.ts';
import { sources } from './build/sources.ts';

const PAGES = ['index', 'new', 'lobby', 'table', 'rules', 'lab', 'land', 'about', '404'];

export default defineConfig(({ mode }) => ({
  plugins: [sources(), react(), catalogue(), head(), compressed()],
  worker: { format: 'es', plugins: () => [sources()] },
  define: { RULE_COUNT: JSON.stringify(RULE_COUNT), LICENCES: JSON.stringify(LICENCES) },
  build: {
    target: 'es2023',
    // Those that know light-dark(); for older ones it would become three times as long.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // The content security policy allows no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The catalogue is one large chunk, loaded by the page that shows it.
    chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      // The board alone is a page for those who draw it.
      input: (mode === 'story' ? ['board'] : PAGES).map((page) => `${page}.html`),
    },
  },
}));
