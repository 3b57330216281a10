import { describe, expect, test } from 'vitest';
import { ProviderFault } from '../../../server/providers/fault.ts';
import type { Fetch } from '../../../server/providers/http.ts';
import { createImages } from '../../../server/providers/images.ts';
import { createNetwork } from '../../../server/providers/network.ts';
import { createWriter } from '../../../server/providers/writer.ts';

type Seen = { method: string; url: string; headers: Headers; body: string };

/** A provider that answers as told and remembers what it was asked. */
function provider(answer: (call: number) => Response | Promise<Response>) {
  const seen: Seen[] = [];
  const fetch: Fetch = async (request) => {
    seen.push({
      method: request.method,
      url: request.url,
      headers: request.headers,
      body: await request.text(),
    });
    return answer(seen.length);
  };
  return { seen, fetch };
}
const network = (fetch: Fetch) => createNetwork({ dsn: 'https://dsn.example:1', apiKey: 'key', fetch });
const writer = (fetch: Fetch) =>
  createWriter({ baseUrl: 'https://w.example/v1', apiKey: 'key', model: 'm', fetch });

const typeOf = (seen: Seen | undefined): string => seen?.headers.get('content-type') ?? '';

async function faultOf(work: Promise<unknown>): Promise<ProviderFault> {
  const outcome = await work.then(
    () => null,
    (error) => error,
  );
  if (!(outcome instanceof ProviderFault)) throw new Error(`no fault of a provider: ${outcome}`);
  return outcome;
}

describe('the network', () => {
  test('sends the key, and encodes typed text', async () => {
    const { seen, fetch } = provider(() => Response.json({ provider_id: 'ACo1', first_name: 'Åsa' }));
    await network(fetch).readProfile('acc', { kind: 'person', identifier: 'a/?x ü' });
    expect(seen[0]?.url).toBe('https://dsn.example:1/api/v1/users/a%2F%3Fx%20%C3%BC?account_id=acc');
    expect(seen[0]?.headers.get('x-api-key')).toBe('key');
  });

  test('P8, P9: requests links without paid products and the inbox', async () => {
    const { seen, fetch } = provider(() =>
      Response.json({ object: 'HostedAuthUrl', url: 'https://account.example/x' }),
    );
    const common = {
      name: 'u',
      notifyUrl: 'https://a/n',
      successUrl: 'https://a/s',
      failureUrl: 'https://a/f',
      expiresAt: 0,
    };
    await network(fetch).createAuthLink(common);
    await network(fetch).createAuthLink({ ...common, accountId: 'acc' });
    const [first, second] = seen.map(({ body }) => JSON.parse(body));
    expect(first).toMatchObject({
      type: 'create',
      providers: ['LINKEDIN'],
      expiresOn: '1970-01-01T00:00:00.000Z',
      api_url: 'https://dsn.example:1',
    });
    expect(first).not.toHaveProperty('reconnect_account');
    expect(second).toMatchObject({ type: 'reconnect', reconnect_account: 'acc' });
    for (const sent of [first, second])
      expect(sent).toMatchObject({
        disabled_features: [
          'linkedin_recruiter',
          'linkedin_sales_navigator',
          'linkedin_organizations_mailboxes',
        ],
        sync_limit: { MESSAGING: { chats: 0, messages: 0 } },
      });
    expect(second).not.toHaveProperty('providers');
  });

  test('drops people and companies from search results', async () => {
    const post = { type: 'POST', social_id: 'urn:li:activity:1', text: 'x' };
    const { fetch } = provider(() =>
      Response.json({ items: [{ type: 'PEOPLE', id: '1' }, post], cursor: null }),
    );
    const { posts, cursor } = await network(fetch).searchPosts('acc', 'https://x/search/results/content/');
    expect(posts.map(({ postId }) => postId)).toEqual(['urn:li:activity:1']);
    expect(cursor).toBeUndefined();
  });

  test('P6: sends a comment as multipart/form-data, and separates double braces', async () => {
    const { seen, fetch } = provider(() => Response.json({ object: 'CommentSent' }, { status: 201 }));
    expect(await network(fetch).comment('acc', 'urn:li:activity:1', 'see {{0}}')).toEqual({
      commentId: null,
    });
    const sent = new Response(seen[0]?.body, { headers: { 'content-type': typeOf(seen[0]) } });
    expect(Object.fromEntries(await sent.formData())).toEqual({ account_id: 'acc', text: 'see { {0} }' });
    expect(seen[0]?.url).toContain('/posts/urn%3Ali%3Aactivity%3A1/comments');
  });

  test.each([
    [401, 'errors/missing_credentials', 'key'],
    [401, 'errors/disconnected_account', 'account'],
    [401, 'errors/something_new', 'account'],
    [403, 'errors/account_restricted', 'account'],
    [403, 'errors/resource_access_restricted', 'refused'],
    [404, 'errors/resource_not_found', 'gone'],
    [422, 'errors/limit_exceeded', 'day_limit'],
    [422, 'errors/unprocessable_entity', 'refused'],
    [429, 'errors/too_many_requests', 'rate'],
    [500, 'errors/unexpected_error', 'unavailable'],
    [407, 'errors/proxy_auth_error', 'unavailable'],
    [408, 'errors/request_timeout', 'unavailable'],
    [425, 'errors/auth_in_progress', 'unavailable'],
    [500, 'errors/provider_error', 'unavailable'],
    [502, 'errors/proxy_error', 'unavailable'],
    [503, 'errors/no_channel', 'unavailable'],
    [503, 'errors/no_client_session', 'unavailable'],
    [504, 'errors/request_timeout', 'unavailable'],
    [503, '', 'unavailable'],
    [400, 'errors/invalid_parameters', 'invalid'],
  ])('P13: %i %s means %s', async (status, type, kind) => {
    const { fetch } = provider(() => Response.json({ type, status, title: 'x' }, { status }));
    const fault = await faultOf(network(fetch).readAccount('acc'));
    expect(fault.kind).toBe(kind);
    // Nothing that a provider says may log a customer out.
    expect(fault.message).not.toMatch(/expired/i);
  });

  test('passes on Retry-After', async () => {
    const { fetch } = provider(() => new Response('{}', { status: 429, headers: { 'retry-after': '90' } }));
    expect((await faultOf(network(fetch).readAccount('acc'))).retryAfterSeconds).toBe(90);
  });

  test.each([
    ['a page of a proxy', () => new Response('<html>Bad gateway</html>', { status: 502 })],
    ['an answer that makes no sense', () => Response.json({ hello: 'world' })],
    ['a connection that breaks', () => Promise.reject(new TypeError('fetch failed'))],
  ])('%s is a fault, not a crash', async (_what, answer) => {
    expect((await faultOf(network(provider(answer).fetch).readOwner('acc'))).kind).toBe('unavailable');
  });

  test('times out on a provider that hangs', async () => {
    const fetch: Fetch = (request) =>
      new Promise((_, reject) =>
        request.signal.addEventListener('abort', () => reject(request.signal.reason)),
      );
    const hasty = createNetwork({ dsn: 'https://dsn.example', apiKey: 'key', fetch, timeoutMs: 20 });
    expect((await faultOf(hasty.readAccount('acc'))).kind).toBe('unavailable');
  });

  const statusOf = async (sources: Record<string, string>) => {
    const listed = Object.entries(sources).map(([id, status]) => ({ id, status }));
    const { fetch } = provider(() => Response.json({ id: 'acc', name: 'n', sources: listed }));
    return (await network(fetch).readAccount('acc')).status;
  };

  test('P7: distinguishes broken, frozen and connecting logins', async () => {
    const status = (...statuses: string[]) =>
      statusOf(Object.fromEntries(statuses.map((status, at) => [`acc_MESSAGING_${at}`, status])));
    expect(await status('OK', 'OK')).toBe('Connected');
    expect(await status('OK', 'CONNECTING')).toBe('Connecting');
    expect(await status('ERROR')).toBe('Frozen');
    expect(await status('OK', 'STOPPED')).toBe('Frozen');
    expect(await status('ERROR', 'CREDENTIALS')).toBe('Disconnected');
    expect(await status('PERMISSIONS')).toBe('Disconnected');
    expect(await status()).toBe('Connecting');
  });

  test('P8: follows the classic source, not a paid one', async () => {
    expect(await statusOf({ acc_MESSAGING: 'OK', acc_RECRUITER: 'CREDENTIALS' })).toBe('Connected');
    expect(await statusOf({ acc_SALES_NAVIGATOR: 'ERROR', acc_MESSAGING: 'OK' })).toBe('Connected');
    expect(await statusOf({ acc_MESSAGING: 'CREDENTIALS', acc_RECRUITER: 'OK' })).toBe('Disconnected');
    expect(await statusOf({ acc_RECRUITER: 'CREDENTIALS' })).toBe('Disconnected');
  });

  test('P8: treats too many Recruiter sessions as a closed route, not a broken account', async () => {
    const { fetch } = provider(() => Response.json({ type: 'errors/multiple_sessions' }, { status: 401 }));
    expect((await faultOf(network(fetch).readOwner('acc'))).kind).toBe('refused');
  });
});

describe('the writer', () => {
  const said = (content: string | null, finish_reason = 'stop') =>
    Response.json({ choices: [{ message: { role: 'assistant', content }, finish_reason }] });
  const ask = [{ role: 'user' as const, content: 'hello' }];

  test('sends a standard request', async () => {
    const { seen, fetch } = provider(() => said('A comment.'));
    expect(await writer(fetch).complete(ask)).toBe('A comment.');
    expect(seen[0]).toMatchObject({ method: 'POST', url: 'https://w.example/v1/chat/completions' });
    expect(seen[0]?.headers.get('authorization')).toBe('Bearer key');
    expect(JSON.parse(seen[0]?.body ?? '')).toMatchObject({ model: 'm', messages: ask, max_tokens: 4000 });
  });

  test('rejects a truncated or withheld answer', async () => {
    for (const reason of ['length', 'content_filter'])
      expect(await writer(provider(() => said('Half a', reason)).fetch).complete(ask)).toBeNull();
  });

  test('switches to max_completion_tokens if a model requires it, and remembers that', async () => {
    const refusal = {
      error: { message: 'Unsupported parameter', param: 'max_tokens', code: 'unsupported_parameter' },
    };
    const { seen, fetch } = provider((call) =>
      call === 1 ? Response.json(refusal, { status: 400 }) : said('Fine.'),
    );
    const learning = writer(fetch);
    await learning.complete(ask);
    await learning.complete(ask);
    expect(seen.map(({ body }) => Object.keys(JSON.parse(body)).at(-1))).toEqual([
      'max_tokens',
      'max_completion_tokens',
      'max_completion_tokens',
    ]);
  });

  test.each([
    [401, 'invalid_api_key', 'key'],
    [429, 'insufficient_quota', 'key'],
    [429, 'rate_limit_exceeded', 'rate'],
    [500, 'server_error', 'unavailable'],
    [400, 'content_policy_violation', 'invalid'],
  ])('%i %s means %s', async (status, code, kind) => {
    const { fetch } = provider(() =>
      Response.json({ error: { message: 'x', code, type: 'y', param: null } }, { status }),
    );
    expect((await faultOf(writer(fetch).complete(ask))).kind).toBe(kind);
  });
});

test('masks a key that a provider repeats in its error', async () => {
  const key = 'sk-seeded"key/of+the~operator';
  const echo = (said: unknown) => provider(() => Response.json(said, { status: 401 })).fetch;
  const said = {
    error: { message: `Incorrect API key provided: ${key}. Also ${encodeURIComponent(key)}` },
    message: `Not ${key}`,
  };
  const faults = await Promise.all([
    faultOf(
      createWriter({ baseUrl: 'https://w.example/v1', apiKey: key, model: 'm', fetch: echo(said) }).complete(
        [],
      ),
    ),
    faultOf(
      createNetwork({ dsn: 'https://dsn.example', apiKey: key, fetch: echo({ type: key }) }).readAccount('a'),
    ),
    faultOf(
      createImages({
        publicKey: 'p',
        privateKey: key,
        uploadUrl: 'https://i.example',
        fetch: echo(said),
      }).upload({
        bytes: new Uint8Array(),
        contentType: 'image/png',
        fileName: 'x',
        folder: 'x',
      }),
    ),
  ]);
  expect(faults.map(({ detail }) => detail.includes('seeded'))).toEqual([false, false, false]);
  expect(faults[0]?.detail).toBe('401  Incorrect API key provided: [secret]. Also [secret]');
});
