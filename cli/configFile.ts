/** Only the owner can read the file of profiles. */
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import envPaths from 'env-paths';
import { CliError } from './errors.ts';
import type { Io } from './io.ts';

/** `account` is the ID of the default account. */
export type Profile = { server?: string; token?: string; account?: string };
export type Stored = { current?: string; profiles: Record<string, Profile> };

type Environment = Io['env'];

const folder = (env: Environment): string =>
  env.CHIMEIN_CONFIG_DIR || envPaths('chimein', { suffix: '' }).config;
export const configPath = (env: Environment): string => join(folder(env), 'config.json');

/** Doesn't use conf, which takes as long to load as the rest of the CLI. */
export function readConfig(env: Environment): Stored {
  try {
    const { current, profiles } = JSON.parse(readFileSync(configPath(env), 'utf8')) as Partial<Stored>;
    return { ...(typeof current === 'string' && { current }), profiles: profiles ?? {} };
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return { profiles: {} };
    const hint = `Fix or delete ${configPath(env)}.`;
    throw new CliError('config_unreadable', `The configuration can't be read: ${(cause as Error).message}`, {
      cause,
      hint,
    });
  }
}

/** Removes conf's signal handlers, which end the process: main.ts handles signals. */
async function importConf() {
  const signals = ['SIGINT', 'SIGTERM'] as const;
  const own = new Set(signals.flatMap((signal) => process.listeners(signal)));
  const imported = await import('conf');
  for (const signal of signals)
    for (const listener of process.listeners(signal)) if (!own.has(listener)) process.off(signal, listener);
  return imported;
}

/** Held for milliseconds, so an older lock belongs to a process that was killed. */
const lockMs = 5000;
const lockPollMs = 10;

/** Waits until no other process holds the lock. @returns a function that releases it */
async function lockFile(path: string): Promise<() => void> {
  mkdirSync(dirname(path), { recursive: true });
  for (const end = performance.now() + 2 * lockMs; ; await pause(lockPollMs)) {
    try {
      writeFileSync(path, String(process.pid), { flag: 'wx', mode: 0o600 });
      return () => rmSync(path, { force: true });
    } catch (cause) {
      if ((cause as NodeJS.ErrnoException).code !== 'EEXIST' || performance.now() > end) throw cause;
    }
    const heldSince = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
    // Renames before it deletes, because of two that find the old lock only one can rename it.
    if (heldSince !== undefined && Date.now() - heldSince > lockMs) takeAway(path, heldSince);
  }
}

function takeAway(path: string, heldSince: number): void {
  const aside = `${path}.${process.pid}`;
  try {
    renameSync(path, aside);
    // Another process was faster, and this is its new lock.
    if (statSync(aside).mtimeMs !== heldSince) renameSync(aside, path);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'ENOENT') throw cause;
  }
  rmSync(aside, { force: true });
}

/**
 * Reads and writes under a lock, so that commands at the same time lose no change of each other. The write is
 * atomic, so that an interrupted command keeps the old configuration.
 */
export async function changeConfig(env: Environment, change: (stored: Stored) => Stored): Promise<void> {
  const { default: Conf } = await importConf();
  const release = await lockFile(`${configPath(env)}.lock`);
  try {
    const next = change(readConfig(env));
    const store = new Conf<Stored>({
      cwd: folder(env),
      configFileMode: 0o600,
      accessPropertiesByDotNotation: false,
    });
    store.store = next;
  } finally {
    release();
  }
}

/** The first profile becomes the active one. */
export const changeProfile = (
  env: Environment,
  name: string,
  change: (stored: Profile) => Profile,
): Promise<void> =>
  changeConfig(env, ({ current, profiles }) => {
    const isFirst = Object.keys(profiles).length === 0 && name !== 'default';
    const used = current ?? (isFirst ? name : undefined);
    const changed = change(profiles[name] ?? {});
    return { ...(used !== undefined && { current: used }), profiles: { ...profiles, [name]: changed } };
  });
