import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Marked } from 'marked';
import type { Plugin } from 'vite';

/** `docs/guide/*.md` as modules that hold their HTML, so that no browser needs a reader of markdown. */
export function guidePages(): Plugin {
  return {
    name: 'guide-pages',
    transform: {
      filter: { id: /\/docs\/guide\/[\w-]+\.md$/ },
      handler(markdown, id) {
        const { html, pictures } = renderGuidePage(markdown, dirname(id));
        for (const path of pictures) this.addWatchFile(path);
        return { code: `export const html = ${JSON.stringify(html)};`, moduleType: 'js' };
      },
    },
  };
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Links between the files become links within the site; pictures come into the page, where they take its colours. */
export function renderGuidePage(markdown: string, folder: string): { html: string; pictures: string[] } {
  const pictures: string[] = [];
  const marked = new Marked({
    renderer: {
      image({ href, text }) {
        const path = join(folder, href);
        pictures.push(path);
        // Their own colours are for those who read the files elsewhere.
        const svg = readFileSync(path, 'utf8').replace(/<style>[\s\S]*<\/style>\s*/, '');
        return svg.replace('<svg ', `<svg role="img" aria-label="${escaped(text)}" `).trim();
      },
      // What may scroll sideways can be scrolled with the keyboard.
      code: ({ text }) => `<pre tabindex="0"><code>${escaped(text)}</code></pre>`,
      link({ href, tokens }) {
        const to = href.replace(/^([\w-]+)\.md$/, '/help/$1');
        return `<a href="${escaped(to)}">${this.parser.parseInline(tokens)}</a>`;
      },
    },
  });
  return { html: marked.parse(markdown, { async: false }), pictures };
}
