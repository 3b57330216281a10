/** `npm run build`: so that the server's start doesn't have to. */
import { ensureWebBuilt } from '../server/webBuild.ts';

const folder = await ensureWebBuilt(console.log);
console.log(`The web app is in ${folder}`);
