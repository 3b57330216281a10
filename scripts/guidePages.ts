import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Marked } from 'marked';
import type { Plugin } from 'vite';

/** Compiles `docs/guide/*.md` into HTML modules, so that browsers need no Markdown parser. */
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

/** Without a translation, the English text stays. */
function labelsOf(path: string): Record<string, string> {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
}

/**
 * Turns links between files into links within the site, and inlines pictures so that they take its colors.
 */
export function renderGuidePage(markdown: string, folder: string): { html: string; reads: string[] } {
  const labelsPath = join(folder, 'pictures.json');
  const labels = labelsOf(labelsPath);
  const reads = Object.keys(labels).length > 0 ? [labelsPath] : [];
  const marked = new Marked({
    renderer: {
      image({ href, text }) {
        const path = join(folder, href);
        reads.push(path);
        // The pictures' own colors are for readers of the files elsewhere.
        const svg = readFileSync(path, 'utf8').replace(/<style>[\s\S]*<\/style>\s*/, '');
        const labeled = svg.replaceAll(
          />([^<>]+)<\/text>/g,
          (_, label: string) => `>${labels[label] ?? label}</text>`,
        );
        return labeled.replace('<svg ', `<svg role="img" aria-label="${escaped(text)}" `).trim();
      },
      // Makes scrollable blocks focusable, so that the keyboard can scroll them.
      code: ({ text }) => `<pre tabindex="0"><code>${escaped(text)}</code></pre>`,
      link({ href, tokens }) {
        const to = href.replace(/^([\w-]+)\.md$/, '/help/$1');
        return `<a href="${escaped(to)}">${this.parser.parseInline(tokens)}</a>`;
      },
    },
  });
  return { html: marked.parse(markdown, { async: false }), reads };
}
