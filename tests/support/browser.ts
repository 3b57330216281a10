import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import chromium from '@sparticuz/chromium';
import { type Browser, chromium as playwright } from 'playwright-core';
import { userTemp } from './userTemp.ts';

// They end the browser with its last page, and hide violations of CORS and of the content security policy.
const unwanted = ['--single-process', '--no-zygote', '--disable-web-security'];
// An emulated graphics card costs more than the pages themselves.
const emulation = [
  '--ignore-gpu-blocklist',
  '--in-process-gpu',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
];

/** Launches the Chromium from node_modules. */
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

let shared: Promise<Browser> | undefined;

/** One browser for all files of a process, which ends with it. A file closes its contexts. */
export async function sharedBrowser(): Promise<Browser> {
  const known = await shared;
  if (!known?.isConnected()) shared = launchBrowser();
  return shared as Promise<Browser>;
}

/**
 * Each process unpacks into its own folder and renames it into place: a file being written can't be executed
 * (ETXTBSY).
 */
async function unpacked(): Promise<string> {
  const entry = fileURLToPath(import.meta.resolve('@sparticuz/chromium'));
  const { version } = JSON.parse(readFileSync(join(entry, '../../package.json'), 'utf8'));
  const folder = userTemp(`chromium-${version}`);
  const path = join(folder, 'chromium');
  if (existsSync(path)) return path;
  const own = mkdtempSync(`${folder}-`);
  // The package unpacks into the temporary folder.
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
