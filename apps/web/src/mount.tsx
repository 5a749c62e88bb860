import '@fontsource-variable/alegreya/wght.css';
import '@fontsource-variable/alegreya/wght-italic.css';
import '@fontsource-variable/cinzel/wght.css';
import '@questwright/lab/tokens.css';
import './theme.css';
import { StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { CrashBoundary } from './frame/crash.tsx';
import { LOCALE } from './locale.ts';
import { followSettings } from './settings.ts';

export function mount(page: ReactNode): void {
  document.documentElement.lang = LOCALE;
  followSettings();
  const place = document.getElementById('page');
  if (place)
    createRoot(place).render(
      <StrictMode>
        <CrashBoundary>{page}</CrashBoundary>
      </StrictMode>,
    );
}
