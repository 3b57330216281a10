import { ensureWebBuilt } from '../../server/webBuild.ts';
import { ensureCliPacked } from './packedCli.ts';

/** Builds before any worker starts, so that no two build the same folder. */
export default async function setup(): Promise<void> {
  await ensureWebBuilt(console.log);
  await ensureCliPacked();
}
