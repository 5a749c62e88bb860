/** @jsxRuntime automatic */
/** The report as one file that needs no other: our colors and letters are in it. */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Lab } from '@questwright/lab';
import { Report } from '@questwright/lab/report';
import { renderToStaticMarkup } from 'react-dom/server';
import { spoken, wordsOf } from '../language.ts';

const sheet = (name: string): string => readFileSync(fileURLToPath(import.meta.resolve(name)), 'utf8');

const FONTS = [
  ['Cinzel Variable', '@fontsource-variable/cinzel/files/cinzel-latin-wght-normal.woff2', '400 900'],
  ['Alegreya Variable', '@fontsource-variable/alegreya/files/alegreya-latin-wght-normal.woff2', '400 900'],
] as const;

const fontFaces = (): string => {
  const find = createRequire(import.meta.url);
  return FONTS.map(([family, file, weights]) => {
    const letters = readFileSync(find.resolve(file)).toString('base64');
    return `@font-face{font-family:'${family}';font-weight:${weights};font-display:swap;src:url(data:font/woff2;base64,${letters}) format('woff2')}`;
  }).join('\n');
};

const FRAME = `*,*::before,*::after{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--text);font:400 1.1875rem/1.55 var(--body)}
h1,h2,h3,p{margin:0}h1,h2,h3{font-family:var(--display);font-weight:600;line-height:1.15}
a{color:var(--accent-strong)}:focus-visible{outline:3px solid var(--accent-strong);outline-offset:3px}
main{display:grid;gap:1.4rem;width:min(100%,82rem);margin-inline:auto;padding:2rem clamp(1rem,5vw,4.5rem) 4rem}
h1{font-size:clamp(2rem,4vw,2.8rem)}header p{color:var(--text-quiet);margin-top:.4rem}`;

/** `title` and `about` head the page. */
export function reportPage({ kit, loaded, entry }: Lab, found: unknown, title: string, about: string): string {
  const markup = renderToStaticMarkup(
    <html lang={spoken()}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="dark light" />
        <title>{title}</title>
        <style
          dangerouslySetInnerHTML={{
            __html: [
              fontFaces(),
              sheet('@questwright/lab/tokens.css'),
              FRAME,
              sheet('@questwright/lab/report.css'),
            ].join('\n'),
          }}
        />
      </head>
      <body>
        <main>
          <header>
            <h1>{title}</h1>
            <p>{about}</p>
          </header>
          <Report
            figures={kit.figures(found, loaded)}
            outside={kit.outside(found, loaded)}
            say={wordsOf(entry, loaded.packs)}
          />
        </main>
      </body>
    </html>,
  );
  return `<!doctype html>\n${markup}\n`;
}
