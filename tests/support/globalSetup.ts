import { ensureWebBuilt } from '../../server/webBuild.ts';
import { ensureCliPacked } from './packedCli.ts';

/** Builds before any worker starts, so that no two build the same folder. */
export default async function setup(): Promise<void> {
  // styleText obeys it in the workers too, where the CLI runs with streams that are no terminal.
  delete process.env.FORCE_COLOR;
  await ensureWebBuilt(console.log);
  await ensureCliPacked();
}
