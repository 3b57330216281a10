import type { Plugin } from 'vite';

/** Names in the page what its script asks for first, so that a browser fetches it beside the script and not after it. */
export function preloaded(module: string): Plugin {
  return {
    name: 'preloaded',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const names = new Set<string>();
        const add = (name: string) => {
          const file = bundle[name];
          if (file?.type !== 'chunk' || names.has(name)) return;
          names.add(name);
          for (const imported of file.imports) add(imported);
        };
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk' && file.facadeModuleId?.endsWith(module)) add(file.fileName);
        }
        return [...names]
          .filter((name) => !html.includes(name))
          .map((name) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: `/${name}` },
            injectTo: 'head' as const,
          }));
      },
    },
  };
}
