export type Manifest = { version: string; repository?: unknown };
export type Released = {
  app: Manifest;
  cli: Manifest;
  /** Uncommitted files according to git; empty for a clean tree. */
  uncommitted: string;
  changelog: string;
  isDryRun: boolean;
};

/** One sentence each. A dry run accepts a changelog without a date. */
export function releaseFaults({ app, cli, uncommitted, changelog, isDryRun }: Released): string[] {
  const [, version, date] = /^## (\S+) \((.+)\)$/m.exec(changelog) ?? [];
  const isDated = /^\d{4}-\d{2}-\d{2}$/.test(date ?? '');
  return [
    uncommitted.trim() !== '' && `The tree has changes that are not committed:\n${uncommitted.trimEnd()}`,
    cli.version !== app.version &&
      `cli/package.json has version ${cli.version}, package.json has ${app.version}`,
    version !== app.version &&
      `CHANGELOG.md begins with ${version ?? 'no version'}, package.json has ${app.version}`,
    !isDryRun && !isDated && `CHANGELOG.md gives ${date ?? 'no date'} where the date of the release belongs`,
    !isDryRun &&
      !cli.repository &&
      'cli/package.json names no repository: npm attests the origin of a package only for the one it names',
  ].filter((fault) => fault !== false);
}
