/** tokens: what scripts and CI sign in with. */

import type { z } from 'zod';
import type { CreatedToken, PersonalToken } from '../../server/tokens/schemas.ts';
import { command, fieldsOf, type Group } from '../command.ts';
import type { Context } from '../context.ts';
import { performWithPassword } from '../currentPassword.ts';
import { CliError } from '../errors.ts';
import { futureMoment, readSecret } from '../input.ts';
import { performAll } from '../perform.ts';
import { localTime } from '../text.ts';

type CreateOptions = { scope: 'read' | 'write'; expires?: string; passwordStdin?: boolean };

const tokenFields = fieldsOf<PersonalToken>({
  id: 'which token',
  name: 'what it is for',
  scope: '`read` or `write`',
  createdAt: 'when it was made',
  expiresAt: 'when it ends, or null',
  lastUsedAt: 'to the minute, or null',
});

const tokens: Group = {
  name: 'tokens',
  about: 'Personal access tokens, for scripts and CI.',
  commands: [
    command<CreateOptions, [string]>({
      name: 'create',
      about: 'Make a token, and print it: the only time that it is shown.',
      more: 'It needs a sign-in: a token can make no token.',
      arguments: [{ name: 'name', about: 'what it is for' }],
      flags: [
        { flags: '--scope <scope>', about: 'what it may do', choices: ['read', 'write'], default: 'read' },
        {
          flags: '--expires <when>',
          about: 'when it ends: 90d from now, or a date like 2027-01-31; else never',
        },
        {
          flags: '--password-stdin',
          about: 'read your current password, asked for an hour after the login, from standard input',
        },
      ],
      fields: { ...tokenFields, token: 'the secret itself' },
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
          { title: 'ENDS', value: ({ expiresAt }) => localTime(expiresAt).slice(0, 10) || 'never' },
          { title: 'LAST USED', value: ({ lastUsedAt }) => localTime(lastUsedAt) || 'never' },
          { title: 'ID', value: ({ id }) => id, style: () => 'dim' },
        ]);
        if (rows.length === 0) out.note('No tokens.');
      },
    }),
    command<object, [string[]]>({
      name: 'revoke',
      about: 'End tokens at once.',
      arguments: [{ name: 'tokens', about: 'by id or unambiguous name', many: true, live: 'token' }],
      fields: { id: 'which token', name: 'what it was for' },
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
    does: `make the token '${name}' to ${scope}`,
    method: 'POST',
    path: '/api/tokens',
    body: {
      name,
      scope,
      expiresAt,
      ...(passwordStdin && { currentPassword: await readSecret('--password-stdin') }),
    },
  } as const;
  const made = await performWithPassword<z.infer<typeof CreatedToken>>(context, step, '--password-stdin');
  if (!made) return;
  context.out.object(made, () => {
    context.out.line(made.token);
    context.out.note(
      'It is not shown again. Use it as CHIMEIN_TOKEN, or with `chimein login --token-stdin`.',
    );
  });
}

async function revokeTokens(context: Context, _options: object, refs: string[]): Promise<void> {
  const { rows } = await context.client().list<PersonalToken>('/api/tokens');
  const chosen = [...new Set(refs.map((ref) => findToken(rows, ref)))];
  const done = await performAll(
    context,
    chosen.map(({ id, name }) => ({
      does: `revoke the token '${name}'`,
      of: name,
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

function findToken(tokens: PersonalToken[], ref: string): PersonalToken {
  const matches = tokens.filter(({ id }) => id === ref);
  const named = matches.length > 0 ? matches : tokens.filter(({ name }) => name === ref);
  const [token, ...others] = named;
  if (!token)
    throw new CliError('not_found', `There is no token '${ref}'.`, { hint: 'See `chimein tokens list`.' });
  if (others.length > 0)
    throw new CliError('usage', `'${ref}' is the name of ${named.length} tokens.`, {
      hint: `Use an id: ${named.map(({ id }) => id).join(', ')}`,
    });
  return token;
}
