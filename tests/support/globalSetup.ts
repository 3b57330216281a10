import type { TestProject } from 'vitest/node';
import { ensureWebBuilt } from '../../server/webBuild.ts';
import { needsOf } from './needs.ts';
import { ensureCliPacked } from './packedCli.ts';

async function build(files: readonly string[]): Promise<void> {
  const { web, cli } = needsOf(files);
  // One after the other, because both pack the CLI.
  if (web) await ensureWebBuilt(console.log);
  if (cli) await ensureCliPacked();
}

/** Builds once before any worker starts, and only if a file of the run needs it. */
export default async function setup(project: TestProject): Promise<void> {
  // styleText obeys it in the workers too, where the CLI runs with streams that are no terminal.
  delete process.env.FORCE_COLOR;
  await build(project.vitest.state.getPaths());
  project.onTestsRerun((files) => build(files.map(({ moduleId }) => moduleId)));
}
