import { findAccount, listAccounts } from '../accountRef.ts';
import type { Context } from '../command.ts';
import { command, type Group } from '../command.ts';
import { changeConfig, changeProfile, configPath, readConfig } from '../configFile.ts';
import { CliError, usage } from '../errors.ts';
import { projectFileName } from '../projectFile.ts';

const settable = ['account'];

const profiles: Group = {
  name: 'profiles',
  about: 'Manage profiles: several servers and sign-ins. `chimein login --profile NAME` creates one.',
  commands: [
    command({
      name: 'list',
      about: 'List the profiles. A star marks the active one.',
      fields: {
        name: 'name of the profile',
        server: 'server address',
        signedIn: 'whether it has a token',
        inUse: 'whether it is active',
      },
      examples: ['chimein profiles list', 'chimein profiles list --json name,server'],
      run({ io, out, config }) {
        const rows = Object.entries(readConfig(io.env).profiles).map(([name, { server = '', token }]) => ({
          name,
          server,
          signedIn: token !== undefined,
          inUse: name === config.profile.value,
        }));
        out.list(rows, [
          { title: '', value: ({ inUse }) => (inUse ? '*' : ' ') },
          { title: 'NAME', value: ({ name }) => name },
          { title: 'SERVER', flexible: true, value: ({ server }) => server },
          { title: 'SIGNED IN', value: ({ signedIn }) => (signedIn ? 'yes' : 'no') },
        ]);
        if (rows.length === 0) out.note('No profiles yet. Create one with `chimein login`.');
      },
    }),
    command<object, [string]>({
      name: 'use',
      about: 'Make a profile the active one.',
      arguments: [{ name: 'name', about: 'name from `profiles list`', live: 'profile' }],
      fields: { name: 'name of the active profile' },
      examples: ['chimein profiles use staging'],
      async run({ io, out }, _options, name) {
        if (!readConfig(io.env).profiles[name])
          throw new CliError('not_found', `There is no profile '${name}'.`, {
            hint: `Create it with \`chimein login --profile ${name}\`.`,
          });
        await changeConfig(io.env, (stored) => ({ ...stored, current: name }));
        out.object({ name }, () => out.note(`${name} is now the active profile.`));
      },
    }),
  ],
};

const config: Group = {
  name: 'config',
  about: `Show the configuration in this folder, and set a default account. Precedence: flag, environment variable, ${projectFileName}, active profile.`,
  commands: [
    command<{ showOrigin?: boolean }>({
      name: 'list',
      about: 'List the effective configuration. Secrets are masked.',
      details:
        'A profile has the precedence of its source: --profile overrides CHIMEIN_SERVER, the active profile comes last.',
      flags: [{ flags: '--show-origin', about: 'show the origin of each value' }],
      fields: { key: 'name of the setting', value: 'value, or null', origin: 'origin of the value' },
      examples: ['chimein config list --show-origin', 'chimein config list --json key,value'],
      run: listConfig,
    }),
    command<object, [string, string]>({
      name: 'set',
      about: 'Set a value of the profile.',
      details:
        'Commands that act on one account, and `start`, `pause` and `settings export`, use the default account if you name none.',
      arguments: [
        { name: 'key', about: 'account: the default account', choices: settable },
        { name: 'value', about: 'ID, e-mail or name', live: 'account' },
      ],
      fields: { key: 'name of the setting', value: 'ID of the account' },
      examples: ['chimein config set account ada.okafor@example.com'],
      async run({ io, out, config, client }, _options, key, value) {
        requireKey(key);
        const { accountId, name } = findAccount(await listAccounts(client()), value);
        const { server, profile } = config;
        if (server.value !== config.stored.server)
          throw usage(`The profile '${profile.value}' is not for ${server.value}.`, 'Set CHIMEIN_ACCOUNT.');
        await changeProfile(io.env, profile.value, (stored) => ({ ...stored, account: accountId }));
        out.object({ key, value: accountId }, () => out.note(`${name} is now the default account.`));
      },
    }),
    command<object, [string]>({
      name: 'unset',
      about: 'Remove a value of the profile.',
      arguments: [{ name: 'key', about: 'account: the default account', choices: settable }],
      fields: { key: 'name of the setting' },
      examples: ['chimein config unset account'],
      async run({ io, out, config }, _options, key) {
        requireKey(key);
        await changeProfile(io.env, config.profile.value, ({ account: _, ...rest }) => rest);
        out.object({ key }, () => out.note('There is no default account any more.'));
      },
    }),
  ],
};

function requireKey(key: string): void {
  if (!settable.includes(key)) throw usage(`There is no setting '${key}'.`, `Use ${settable.join(', ')}.`);
}

function listConfig({ io, out, config }: Context, { showOrigin }: { showOrigin?: boolean }): void {
  const { profile, server, token, settings, account, timeout } = config;
  const masked = { value: token.value && '****', origin: token.origin };
  const rows = Object.entries({ profile, server, token: masked, settings, account, timeout }).map(
    ([key, { value, origin }]) => ({
      key,
      value: value ?? null,
      origin: origin || null,
    }),
  );
  rows.push({
    key: 'file',
    value: configPath(io.env),
    origin: io.env.CHIMEIN_CONFIG_DIR ? 'CHIMEIN_CONFIG_DIR' : 'default',
  });
  out.list(rows, [
    { title: 'KEY', value: ({ key }) => key },
    { title: 'VALUE', flexible: true, value: ({ value }) => value ?? '-' },
    ...(showOrigin
      ? [{ title: 'ORIGIN', flexible: true, value: ({ origin }: (typeof rows)[0]) => origin ?? '-' }]
      : []),
  ]);
}

export default [profiles, config];
