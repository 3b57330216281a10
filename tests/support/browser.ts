import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import chromium from '@sparticuz/chromium';
import { type Browser, chromium as playwright } from 'playwright-core';

// These three make it end with its last page, and hide faults of CORS and of the content security policy.
const unwanted = ['--single-process', '--no-zygote', '--disable-web-security'];
// These draw on an emulated graphics card, which costs more than all that the pages do.
const emulation = [
  '--ignore-gpu-blocklist',
  '--in-process-gpu',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
];

/** A real Chromium that came with the packages: nothing is downloaded or installed. */
export async function launchBrowser(): Promise<Browser> {
  const options = {
    args: [
      ...chromium.args.filter((argument) => ![...unwanted, ...emulation].includes(argument)),
      '--disable-gpu',
      '--disable-software-rasterizer',
    ],
    headless: true,
  };
  const executablePath = await unpacked();
  return playwright.launch({ ...options, executablePath });
}

/**
 * The path of the browser. Test files run in several processes, and a file that one of them still writes can't be
 * executed by another (ETXTBSY): each unpacks into a folder of its own, and the first to finish renames it into place.
 */
async function unpacked(): Promise<string> {
  const entry = fileURLToPath(import.meta.resolve('@sparticuz/chromium'));
  const { version } = JSON.parse(readFileSync(join(entry, '../../package.json'), 'utf8'));
  const folder = join(tmpdir(), `chimein-chromium-${version}`);
  const path = join(folder, 'chromium');
  if (existsSync(path)) return path;
  const own = mkdtempSync(`${folder}-`);
  // The package unpacks into the folder for temporary files.
  const unpack = "import('@sparticuz/chromium').then(({ default: it }) => it.executablePath())";
  await promisify(execFile)(process.execPath, ['-e', unpack], {
    cwd: import.meta.dirname,
    env: { ...process.env, TMPDIR: own },
  });
  try {
    renameSync(own, folder);
  } catch (error) {
    rmSync(own, { recursive: true });
    if (!existsSync(path)) throw error;
  }
  return path;
}
