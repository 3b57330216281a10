/** Precedence: flag, environment, project file, active profile. */
import { type Profile, readConfig, type Stored } from './configFile.ts';
import { CliError, usage } from './errors.ts';
import type { Io } from './io.ts';
import { type Project, readProject } from './projectFile.ts';

const defaultServer = 'http://127.0.0.1:3000';
const firstProfile = 'default';
const defaultTimeout = '30';

type Setting<T = string> = { value: T; origin: string };
export type Config = {
  profile: Setting;
  server: Setting;
  token: Setting<string | undefined>;
  settings: Setting<string | undefined>;
  /** The default account, as an ID, e-mail or name. */
  account: Setting<string | undefined>;
  timeout: Setting;
  /** Values of the chosen profile. */
  stored: Profile;
};
type Layer = {
  name: (what: 'server' | 'profile') => string;
  server?: string | undefined;
  profile?: string | undefined;
};
type Flags = { server?: string; profile?: string };
type Environment = Io['env'];

/** Without a trailing slash. Throws a usage error unless it is http(s) without a password. */
export function serverAddress(text: string): string {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || url.search || url.hash)
    throw usage(`'${text}' is not a server address.`, `Example: ${defaultServer}`);
  return url.href.replace(/\/+$/, '');
}

/**
 * `--profile staging` overrides CHIMEIN_SERVER, and the active profile comes last. A profile's token is sent
 * only to the server that issued it.
 */
export function chooseConfig(
  flags: Flags,
  env: Environment,
  project: Project | null,
  stored: Stored,
): Config {
  const at = (line: number | undefined) => `${project?.file}:${line}`;
  const layers: Layer[] = [
    { name: (what) => `--${what}`, server: flags.server, profile: flags.profile },
    {
      name: (what) => `CHIMEIN_${what.toUpperCase()}`,
      server: env.CHIMEIN_SERVER,
      profile: env.CHIMEIN_PROFILE,
    },
    {
      name: (what) => at(project?.values[what]?.line),
      server: project?.values.server?.value,
      profile: project?.values.profile?.value,
    },
    { name: () => 'active profile', profile: stored.current ?? firstProfile },
  ];
  const naming = layers.findIndex(({ profile }) => profile);
  const profile = layers[naming]?.profile as string;
  const kept: Profile = stored.profiles[profile] ?? {};

  const server = chooseServer(layers, naming, profile, kept);
  const own = server.value === kept.server && kept.token ? kept.token : undefined;
  const fromProfile = own === undefined ? undefined : { value: own, origin: `profile ${profile}` };
  const fromEnvironment = env.CHIMEIN_TOKEN
    ? { value: env.CHIMEIN_TOKEN, origin: 'CHIMEIN_TOKEN' }
    : undefined;
  const token = naming === 0 ? (fromProfile ?? fromEnvironment) : (fromEnvironment ?? fromProfile);

  const { settings, account } = project?.values ?? {};
  const isOwnServer = server.value === kept.server;
  const accounts: Setting<string | undefined>[] = [
    { value: env.CHIMEIN_ACCOUNT || undefined, origin: 'CHIMEIN_ACCOUNT' },
    { value: account?.value, origin: account ? at(account.line) : '' },
    { value: isOwnServer ? kept.account : undefined, origin: `profile ${profile}` },
  ];
  return {
    profile: { value: profile, origin: layers[naming]?.name('profile') ?? '' },
    server,
    token: token ?? { value: undefined, origin: '' },
    settings: { value: settings?.value, origin: settings ? at(settings.line) : '' },
    account: accounts.find(({ value }) => value) ?? { value: undefined, origin: '' },
    timeout: env.CHIMEIN_TIMEOUT
      ? { value: env.CHIMEIN_TIMEOUT, origin: 'CHIMEIN_TIMEOUT' }
      : { value: defaultTimeout, origin: 'default' },
    stored: kept,
  };
}

function chooseServer(layers: Layer[], naming: number, profile: string, kept: Profile): Setting {
  for (const [index, { name, server }] of layers.entries()) {
    if (server) return { value: serverAddress(server), origin: name('server') };
    if (index === naming && kept.server) return { value: kept.server, origin: `profile ${profile}` };
  }
  return { value: defaultServer, origin: 'default' };
}

/** Throws not_found for a named profile that does not exist. */
export async function openConfig(io: Io, flags: Flags, makesProfile = false): Promise<Config> {
  const stored = readConfig(io.env);
  const config = chooseConfig(flags, io.env, await readProject(io.cwd()), stored);
  const { value, origin } = config.profile;
  if (!makesProfile && origin !== 'active profile' && !stored.profiles[value])
    throw new CliError('not_found', `There is no profile '${value}' (${origin}).`, {
      hint: `Create it with \`chimein login --profile ${value}\`, or see \`chimein profiles list\`.`,
    });
  return config;
}
