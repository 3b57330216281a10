/** profiles, config: which settings count, and where they come from. */
import { command, type Group } from '../command.ts';
import { changeConfig, configPath, readConfig } from '../configFile.ts';
import type { Context } from '../context.ts';
import { CliError } from '../errors.ts';
import { projectFileName } from '../projectFile.ts';

const profiles: Group = {
  name: 'profiles',
  about: 'Several servers and sign-ins side by side. `chimein login --profile NAME` makes one.',
  commands: [
    command({
      name: 'list',
      about: 'List the profiles. The one in use has a star.',
      fields: {
        name: 'of the profile',
        server: 'where it signs in',
        signedIn: 'whether it has a token',
        inUse: 'whether it counts here',
      },
      examples: ['chimein profiles list', 'chimein profiles list --json name,server'],
      run({ out, config }) {
        const rows = Object.entries(readConfig().profiles).map(([name, { server = '', token }]) => ({
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
        if (rows.length === 0) out.note('No profiles yet. Make one with `chimein login`.');
      },
    }),
    command<object, [string]>({
      name: 'use',
      about: 'Use a profile from now on, where nothing else says which.',
      arguments: [{ name: 'name', about: 'as `profiles list` has it', live: 'profile' }],
      fields: { name: 'of the profile now in use' },
      examples: ['chimein profiles use staging'],
      async run({ out }, _options, name) {
        if (!readConfig().profiles[name])
          throw new CliError('not_found', `There is no profile '${name}'.`, {
            hint: `Make it with \`chimein login --profile ${name}\`.`,
          });
        await changeConfig((stored) => ({ ...stored, current: name }));
        out.object({ name }, () => out.note(`${name} is in use.`));
      },
    }),
  ],
};

const config: Group = {
  name: 'config',
  about: `What counts in this folder: a flag, else the environment, else ${projectFileName}, else the profile in use.`,
  commands: [
    command<{ showOrigin?: boolean }>({
      name: 'list',
      about: 'List the settings that count here. Secrets are masked.',
      more: 'A profile counts where it is named: --profile goes before CHIMEIN_SERVER, the profile in use comes last.',
      flags: [{ flags: '--show-origin', about: 'say where each comes from' }],
      fields: { key: 'which setting', value: 'null where there is none', origin: 'where it comes from' },
      examples: ['chimein config list --show-origin', 'chimein config list --json key,value'],
      run: listConfig,
    }),
  ],
};

function listConfig({ out, config }: Context, { showOrigin }: { showOrigin?: boolean }): void {
  const { profile, server, token, settings, timeout } = config;
  const masked = { value: token.value && '****', origin: token.origin };
  const rows = Object.entries({ profile, server, token: masked, settings, timeout }).map(
    ([key, { value, origin }]) => ({
      key,
      value: value ?? null,
      origin: origin || null,
    }),
  );
  rows.push({
    key: 'file',
    value: configPath(),
    origin: process.env.CHIMEIN_CONFIG_DIR ? 'CHIMEIN_CONFIG_DIR' : 'default',
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
