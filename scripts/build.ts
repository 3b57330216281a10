/** `npm run build`: builds the web app before the first start. */
import { ensureWebBuilt } from '../server/webBuild.ts';

const folder = await ensureWebBuilt(console.log);
console.log(`The web app is in ${folder}`);
