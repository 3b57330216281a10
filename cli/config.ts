/** What stays between two commands: `{profiles: {default: {server, token}}}` in a file that only its owner may read. */
import { CliError, usage } from './errors.ts';

const defaultServer = 'http://127.0.0.1:3000';
const profileName = 'default';

export type Profile = { server?: string; token?: string };
type Stored = { profiles: Record<string, Profile> };

/** conf brings handlers that end the process at the first signal; here main.ts decides that, so they come off again. */
async function importConf() {
  const signals = ['SIGINT', 'SIGTERM'] as const;
  const own = new Set(signals.flatMap((signal) => process.listeners(signal)));
  const imported = await import('conf');
  for (const signal of signals)
    for (const listener of process.listeners(signal)) if (!own.has(listener)) process.off(signal, listener);
  return imported;
}

async function open() {
  const { default: Conf } = await importConf();
  try {
    return new Conf<Stored>({
      projectName: 'chimein',
      projectSuffix: '',
      cwd: process.env.CHIMEIN_CONFIG_DIR || undefined,
      configFileMode: 0o600,
      accessPropertiesByDotNotation: false,
    });
  } catch (cause) {
    const hint = 'Mend or remove config.json in the folder CHIMEIN_CONFIG_DIR, or in the one for configuration of your system.';
    throw new CliError('config_unreadable', `The configuration can't be read: ${(cause as Error).message}`, { cause, hint });
  }
}

const profilesIn = (store: Awaited<ReturnType<typeof open>>): Record<string, Profile> => store.get('profiles') ?? {};

/** The stored profile; empty before the first login. */
export const readProfile = async (): Promise<Profile> => profilesIn(await open())[profileName] ?? {};

/** Keeps the server and the token. */
export async function saveProfile(profile: Profile): Promise<void> {
  const store = await open();
  store.set('profiles', { ...profilesIn(store), [profileName]: profile });
}

/** A server's address without a slash at its end. Throws a usage error for anything that is not http(s), or that carries a password. */
export function serverAddress(text: string): string {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || url.search || url.hash)
    throw usage(`'${text}' is not the address of a server.`, `It looks like ${defaultServer}.`);
  return url.href.replace(/\/+$/, '');
}

/** The flag, then CHIMEIN_SERVER, then the profile, then the server on this machine. */
export const chooseServer = (flag: string | undefined, profile: Profile): string =>
  serverAddress(flag || process.env.CHIMEIN_SERVER || profile.server || defaultServer);

/** CHIMEIN_TOKEN, then the profile's: that one is only for the server that gave it. */
export const chooseToken = (server: string, profile: Profile): string | undefined =>
  process.env.CHIMEIN_TOKEN || (profile.server === server ? profile.token : undefined);
