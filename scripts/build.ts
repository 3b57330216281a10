/** `npm run build`: the web app, where it is not up to date. A server that starts later finds it so. */
import { ensureWebBuilt } from '../server/webBuild.ts';

const folder = await ensureWebBuilt(console.log);
console.log(`The web app is in ${folder}`);
