import { CliError } from './errors.ts';
import type { Io } from './io.ts';

/** Rejects anything but web addresses, because a server must not make the browser open other things. */
export function webAddress(text: string): string {
  const url = URL.parse(text);
  if (url?.protocol === 'https:' || url?.protocol === 'http:') return url.href;
  throw new CliError('not_chimein', 'The server did not return a web address.');
}

const openers: Partial<Record<NodeJS.Platform, [string, ...string[]]>> = {
  darwin: ['open'],
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
};

/** Without a browser, `note` gets a message. */
export async function openBrowser(env: Io['env'], url: string, note: (text: string) => void): Promise<void> {
  const [program, ...args] = env.BROWSER ? [env.BROWSER] : (openers[process.platform] ?? ['xdg-open']);
  const { spawn } = await import('node:child_process');
  const browser = spawn(program, [...args, url], { env, stdio: 'ignore', detached: true });
  await new Promise<void>((resolve) => {
    browser.once('spawn', resolve);
    browser.once('error', () => {
      note('Could not open a browser. Open the address above yourself.');
      resolve();
    });
  });
  browser.unref();
}
