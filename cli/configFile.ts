/** Only the owner can read the file of profiles. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import envPaths from 'env-paths';
import { CliError } from './errors.ts';
import type { Io } from './io.ts';

export type Profile = { server?: string; token?: string };
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

/** Atomic, so that an interrupted command keeps the old configuration. */
export async function changeConfig(env: Environment, change: (stored: Stored) => Stored): Promise<void> {
  const next = change(readConfig(env));
  const { default: Conf } = await importConf();
  const store = new Conf<Stored>({
    cwd: folder(env),
    configFileMode: 0o600,
    accessPropertiesByDotNotation: false,
  });
  store.store = next;
}

/** The first profile becomes the active one. */
export const saveProfile = (env: Environment, name: string, profile: Profile): Promise<void> =>
  changeConfig(env, ({ current, profiles }) => {
    const isFirst = Object.keys(profiles).length === 0 && name !== 'default';
    const used = current ?? (isFirst ? name : undefined);
    return { ...(used !== undefined && { current: used }), profiles: { ...profiles, [name]: profile } };
  });
