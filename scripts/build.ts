/** `npm run build`: builds the web app if it is out of date, so that the server doesn't have to. */
import { ensureWebBuilt } from '../server/webBuild.ts';

const folder = await ensureWebBuilt(console.log);
console.log(`The web app is in ${folder}`);
