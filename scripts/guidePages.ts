import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Marked } from 'marked';
import type { Plugin } from 'vite';

/** `docs/guide/*.md`, in each language, as modules that hold their HTML, so that no browser needs a reader of markdown. */
export function guidePages(): Plugin {
  return {
    name: 'guide-pages',
    transform: {
      filter: { id: /\/docs\/guide\/(?:\w\w\/)?[\w-]+\.md$/ },
      handler(markdown, id) {
        const { html, reads } = renderGuidePage(markdown, dirname(id));
        for (const path of reads) this.addWatchFile(path);
        return { code: `export const html = ${JSON.stringify(html)};`, moduleType: 'js' };
      },
    },
  };
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** What the pictures say in the language of a folder: English, as they are drawn, where it holds nothing of that. */
function labelsOf(path: string): Record<string, string> {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
}

/** Links between the files become links within the site; pictures come into the page, where they take its colours. */
export function renderGuidePage(markdown: string, folder: string): { html: string; reads: string[] } {
  const labelsPath = join(folder, 'pictures.json');
  const labels = labelsOf(labelsPath);
  const reads = Object.keys(labels).length > 0 ? [labelsPath] : [];
  const marked = new Marked({
    renderer: {
      image({ href, text }) {
        const path = join(folder, href);
        reads.push(path);
        // Their own colours are for those who read the files elsewhere.
        const svg = readFileSync(path, 'utf8').replace(/<style>[\s\S]*<\/style>\s*/, '');
        const said = svg.replaceAll(
          />([^<>]+)<\/text>/g,
          (_, label: string) => `>${labels[label] ?? label}</text>`,
        );
        return said.replace('<svg ', `<svg role="img" aria-label="${escaped(text)}" `).trim();
      },
      // What may scroll sideways can be scrolled with the keyboard.
      code: ({ text }) => `<pre tabindex="0"><code>${escaped(text)}</code></pre>`,
      link({ href, tokens }) {
        const to = href.replace(/^([\w-]+)\.md$/, '/help/$1');
        return `<a href="${escaped(to)}">${this.parser.parseInline(tokens)}</a>`;
      },
    },
  });
  return { html: marked.parse(markdown, { async: false }), reads };
}
