import { ensureWebBuilt } from '../../server/webBuild.ts';
import { ensureCliPacked } from './packedCli.ts';

/** Once, before any test starts a server: two that start at the same time would build the same folder. */
export default async function setup(): Promise<void> {
  await ensureWebBuilt(console.log);
  await ensureCliPacked();
}
