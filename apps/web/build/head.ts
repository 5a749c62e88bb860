import type { HtmlTagDescriptor, Plugin } from 'vite';

const EMPTY = '<div id="page"></div>';

/** What every page has besides its title, its description and its program. */
export function head(): Plugin {
  return {
    name: 'head',
    transformIndexHtml: (html) => {
      const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
      const description = /name="description"\s+content="([^"]*)"/.exec(html)?.[1] ?? title;
      return { html: html.replace(EMPTY, withoutScripts(title.split(':')[0]!)), tags: tagsOf(title, description) };
    },
  };
}

const withoutScripts = (heading: string): string => `<div id="page">
      <noscript>
        <main>
          <h1>${heading}</h1>
          <p>This page needs JavaScript. In a terminal, the games do not: <code>npx questwright play tictactoe</code></p>
        </main>
      </noscript>
    </div>`;

function tagsOf(title: string, description: string): HtmlTagDescriptor[] {
  const first = (tag: string, attrs: Record<string, string>): HtmlTagDescriptor => ({
    tag,
    attrs,
    injectTo: 'head-prepend',
  });
  const meta = (attrs: Record<string, string>): HtmlTagDescriptor => ({ tag: 'meta', attrs, injectTo: 'head' });
  return [
    first('meta', { charset: 'utf-8' }),
    first('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    first('meta', { name: 'color-scheme', content: 'dark light' }),
    first('meta', { name: 'theme-color', content: '#0d1730', media: '(prefers-color-scheme: dark)' }),
    first('meta', { name: 'theme-color', content: '#f3e8cf', media: '(prefers-color-scheme: light)' }),
    first('link', { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }),
    first('script', { src: '/theme.js' }),
    // So that a link to the page shows who we are.
    meta({ property: 'og:site_name', content: 'Questwright' }),
    meta({ property: 'og:type', content: 'website' }),
    meta({ property: 'og:title', content: title }),
    meta({ property: 'og:description', content: description }),
    // Those who look need the whole address; the server knows under which one it is reached.
    meta({ property: 'og:image', content: '/social.jpg' }),
    meta({ property: 'og:image:width', content: '1200' }),
    meta({ property: 'og:image:height', content: '630' }),
    meta({ name: 'twitter:card', content: 'summary_large_image' }),
  ];
}
