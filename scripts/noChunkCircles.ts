import type { Plugin } from 'vite';

/**
 * Fails a build whose files need one another in a circle: one of them then runs before what it needs, and the page that asks for it
 * stays blank. The sources have no circles (biome.json), but how modules are put together into files can make one.
 */
export const noChunkCircles = (): Plugin => ({
  name: 'no-chunk-circles',
  apply: 'build',
  generateBundle(_options, bundle) {
    const files = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []));
    const circle = findCircle(new Map(files.map(({ fileName, imports }) => [fileName, imports])));
    if (circle)
      this.error(`these files need one another: ${circle.join(' -> ')}. Change the groups in vite.config.ts`);
  },
});

/** Names that lead back to the first of them, each needing the next; null where there are none. */
export function findCircle(needs: ReadonlyMap<string, readonly string[]>): string[] | null {
  const done = new Set<string>();
  const path: string[] = [];
  const visit = (name: string): string[] | null => {
    if (path.includes(name)) return [...path.slice(path.indexOf(name)), name];
    if (done.has(name)) return null;
    path.push(name);
    for (const next of needs.get(name) ?? []) {
      const circle = visit(next);
      if (circle) return circle;
    }
    path.pop();
    done.add(name);
    return null;
  };
  for (const name of needs.keys()) {
    const circle = visit(name);
    if (circle) return circle;
  }
  return null;
}
