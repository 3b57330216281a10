import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

/** The package unpacks to a fixed place and keeps what an older version left there. */
async function unpacked(): Promise<string> {
  const path = await chromium.executablePath();
  try {
    execFileSync(path, ['--version'], { stdio: 'ignore' });
    return path;
  } catch {
    rmSync(join(tmpdir(), 'chromium'), { force: true });
    return chromium.executablePath();
  }
}
