import type { z } from 'zod';
import {
  type CreatedToken,
  type PersonalToken,
  type TokenScope,
  tokenScopes,
} from '../../server/identity/tokens/schemas.ts';
import type { Context } from '../command.ts';
import { command, fieldsOf, type Group } from '../command.ts';
import { performWithPassword } from '../currentPassword.ts';
import { futureMoment, readSecret } from '../input.ts';
import { performAll } from '../perform.ts';
import { pick } from '../pick.ts';
import { localTime } from '../text.ts';

type CreateOptions = { scope: TokenScope; expires?: string; passwordStdin?: boolean };

const tokenFields = fieldsOf<PersonalToken>({
  id: 'ID of the token',
  name: 'name of the token',
  scope: '`read`, `review` or `write`',
  createdAt: 'time it was created',
  expiresAt: 'expiry time, or null',
  lastUsedAt: 'time of the last use, to the minute, or null',
  current: 'whether you use it now',
});

const tokens: Group = {
  name: 'tokens',
  about: 'Manage personal access tokens for scripts and CI.',
  commands: [
    command<CreateOptions, [string]>({
      name: 'create',
      about: 'Create a token and print it. It is shown only once.',
      details: 'Needs a sign-in with a password: a token cannot create tokens.',
      arguments: [{ name: 'name', about: 'name of the token' }],
      flags: [
        {
          flags: '--scope <scope>',
          about: 'permissions of the token; review decides about drafts',
          choices: tokenScopes,
          default: 'read',
        },
        {
          flags: '--expires <when>',
          about: 'expiry: 90d (from now) or a date such as 2027-01-31; never by default',
        },
        {
          flags: '--password-stdin',
          about: 'read your current password from standard input; needed 10 minutes after login',
        },
      ],
      fields: { ...tokenFields, token: 'the token itself' },
      writes: true,
      examples: [
        'chimein tokens create "nightly report" --expires 90d',
        'chimein tokens create deploy --scope write --json token',
      ],
      run: createToken,
    }),
    command({
      name: 'list',
      about: 'List your tokens, without their secrets.',
      fields: tokenFields,
      examples: ['chimein tokens list', 'chimein tokens list --json name,lastUsedAt'],
      async run({ out, client }) {
        const { rows } = await client().list<PersonalToken>('/api/tokens');
        out.list(rows, [
          { title: 'NAME', flexible: true, value: ({ name }) => name },
          { title: 'SCOPE', value: ({ scope }) => scope },
          { title: 'CREATED', value: ({ createdAt }) => localTime(createdAt).slice(0, 10) },
          { title: 'EXPIRES', value: ({ expiresAt }) => localTime(expiresAt).slice(0, 10) || 'never' },
          { title: 'LAST USED', value: ({ lastUsedAt }) => localTime(lastUsedAt) || 'never' },
          { title: 'ID', value: ({ id }) => id, style: () => 'dim' },
        ]);
        if (rows.length === 0) out.note('No tokens.');
      },
    }),
    command<object, [string[]]>({
      name: 'revoke',
      about: 'Revoke tokens immediately.',
      arguments: [{ name: 'tokens', about: 'IDs or unique names', many: true, live: 'token' }],
      fields: { id: 'ID of the token', name: 'name of the token' },
      writes: true,
      examples: [
        'chimein tokens revoke "nightly report" --dry-run',
        'chimein tokens revoke "nightly report" --yes',
      ],
      run: revokeTokens,
    }),
  ],
};

export default [tokens];

async function createToken(
  context: Context,
  { scope, expires, passwordStdin }: CreateOptions,
  name: string,
): Promise<void> {
  const expiresAt = expires === undefined ? null : futureMoment(expires, '--expires');
  const step = {
    does: `create the token '${name}' with scope ${scope}`,
    method: 'POST',
    path: '/api/tokens',
    body: {
      name,
      scope,
      expiresAt,
      ...(passwordStdin && { currentPassword: await readSecret(context.io, '--password-stdin') }),
    },
  } as const;
  const made = await performWithPassword<z.infer<typeof CreatedToken>>(context, step, '--password-stdin');
  if (!made) return;
  context.out.object(made, () => {
    context.out.line(made.token);
    context.out.note(
      'The token is not shown again. Set it as CHIMEIN_TOKEN, or use `chimein login --token-stdin`.',
    );
  });
}

async function revokeTokens(context: Context, _options: object, refs: string[]): Promise<void> {
  const { rows } = await context.client().list<PersonalToken>('/api/tokens');
  const chosen = [...new Set(refs.map((ref) => pick(rows, ref, 'token', 'chimein tokens list')))];
  const done = await performAll(
    context,
    chosen.map(({ id, name }) => ({
      does: `revoke the token '${name}'`,
      subject: name,
      method: 'DELETE',
      path: `/api/tokens/${encodeURIComponent(id)}`,
    })),
    `Revoke ${chosen.map(({ name }) => `'${name}'`).join(', ')}?`,
  );
  if (!done) return;
  done.check();
  const revoked = chosen.map(({ id, name }) => ({ id, name }));
  if (context.out.isJson) context.out.list(revoked, []);
  else for (const { name } of revoked) context.out.note(`Revoked '${name}'.`);
}
