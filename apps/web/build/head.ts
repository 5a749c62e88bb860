import type { Plugin } from 'vite';

/** What every page has in its head besides its title and description: so that a link to it shows who we are. */
export function head(): Plugin {
  return {
    name: 'head',
    transformIndexHtml: (html) => {
      const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
      const description = /name="description"\s+content="([^"]*)"/.exec(html)?.[1] ?? title;
      const meta = (attributes: Record<string, string>) => ({ tag: 'meta', attrs: attributes });
      return [
        { tag: 'script', attrs: { src: '/theme.js' }, injectTo: 'head-prepend' as const },
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
    },
  };
}
