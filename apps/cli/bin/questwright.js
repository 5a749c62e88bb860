#!/usr/bin/env node
import { register as registerHooks } from 'node:module';
import { register as registerTsx } from 'tsx/esm/api';

registerTsx();
registerHooks('./development-condition.js', import.meta.url);
await import('../src/main.ts');
