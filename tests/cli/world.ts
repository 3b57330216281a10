/** A server with a customer of some hours, and the command in a shell and in this process. */
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { execa } from 'execa';
import { connectAssistant } from '../api/oauth/assistant.ts';
import { addMember } from '../api/permissions/members.ts';
import { allDay } from '../support/allDay.ts';
import { addDraft } from '../support/drafts.ts';
import { connectApp } from '../support/factors.ts';
import { packedCli } from '../support/packedCli.ts';
import { addProposal } from '../support/proposals.ts';
import { addReply } from '../support/replies.ts';
import { play, startTestServer, type TestServer } from '../support/server.ts';
import { inProcess, isCommand, readLine } from './inProcess.ts';

export const password = 'correct horse';
type Who = 'customer' | 'admin';
type Options = { who?: Who; env?: Record<string, string> };
type CommandOptions = Options & { cwd?: string; input?: string; columns?: number };
type StartOptions = Options & { stdin?: 'ignore' | 'pipe' };

/** Bash in its own folder, where `chimein` is the packed command and each of `tokens` is signed in. */
export function shell(
  server: Pick<TestServer, 'url'>,
  tokens: Partial<Record<Who, string>>,
  more: Record<string, string> = {},
) {
  const directory = mkdtempSync(join(tmpdir(), 'chimein-cli-'));
  const bin = join(directory, 'bin');
  mkdirSync(bin);
  symlinkSync(packedCli, join(bin, 'chimein'));
  for (const [who, token] of Object.entries(tokens)) {
    const owner = { server: server.url, token };
    mkdirSync(join(directory, who));
    writeFileSync(
      join(directory, who, 'config.json'),
      JSON.stringify({ profiles: { default: owner, staging: owner } }),
    );
  }
  let runs = 0;
  const envOf = ({ who = 'customer', env = {} }: StartOptions) => {
    runs += 1;
    const config = join(directory, `config${runs}`);
    cpSync(join(directory, who), config, { recursive: true });
    return {
      PATH: [bin, dirname(process.execPath), process.env.PATH].join(delimiter),
      HOME: directory,
      CHIMEIN_CONFIG_DIR: config,
      ...more,
      ...env,
    };
  };
  /** Runs a line in Bash with a copy of the user's configuration. */
  const start = (line: string, options: StartOptions = {}) =>
    execa('bash', ['-c', line], {
      cwd: directory,
      extendEnv: false,
      env: envOf(options),
      stdin: options.stdin ?? 'ignore',
      reject: false,
      stripFinalNewline: false,
    });
  /** Runs a line that `isCommand` in this process, with a copy of the user's configuration. */
  const command = async (
    line: string,
    { cwd = directory, input, columns, ...options }: CommandOptions = {},
  ) => {
    const env = envOf(options);
    const { args, input: file } = readLine(line, cwd, env);
    if (line.startsWith('echo '))
      return { exitCode: 0, stdout: `${args.join(' ')}\n`, stderr: '', shown: '' };
    return inProcess(args, { env, cwd, input: input ?? file, columns });
  };
  /** Runs commands in this process, each with the output of the one before as its input. */
  const pipeline = async (lines: string[], options: Options) => {
    let input: string | undefined;
    let stderr = '';
    let exitCode = 0;
    for (const line of lines) {
      const ended = await command(line, input === undefined ? options : { ...options, input });
      ({ stdout: input, exitCode } = ended);
      stderr += ended.stderr;
    }
    return { exitCode, stdout: input ?? '', stderr };
  };
  return {
    directory,
    start,
    command,
    /** Only what needs a shell takes one: commands, and pipes between them, run in this process. */
    run: async (line: string, options: Options = {}) => {
      const lines = line.split(' | ');
      return lines.every(isCommand) ? await pipeline(lines, options) : await start(line, options);
    },
    remove: () => rmSync(directory, { recursive: true, force: true }),
  };
}

/** Takes messages as a program on the developer's machine would. */
async function startReceiver() {
  const received: { headers: IncomingHttpHeaders; body: string }[] = [];
  const server = createServer(async (request, answer) => {
    received.push({ headers: request.headers, body: await text(request) });
    answer.writeHead(204).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, received, stop: () => server.close() };
}

export async function startWorld() {
  const server = await startTestServer();
  const { token, userId } = await server.signUp({ email: 'ada@example.com', seats: 3 });
  const admin = await server.signUp({ email: 'admin@example.com', role: 'admin' });
  const profileUrl = 'https://www.linkedin.com/in/quinn-quiet';
  await server.call('POST', '/api/opt-outs', { json: { profileUrl } });
  const lost = await server.signUp({ email: 'lost@example.com' });
  await connectApp(server, lost.token);
  const call = async (method: string, path: string, json?: unknown) => {
    const { status, body } = await server.call(method, path, { token, json });
    if (status >= 300) throw new Error(`${method} ${path}: ${JSON.stringify(body)}`);
    return body;
  };
  const ada = await server.connect(token, 'ada.okafor@example.com');
  await server.connect(token, 'sam.lee@example.com');
  await server.saveSettings(token, ada, {
    timing: allDay(30),
    searchUrls: ['https://www.linkedin.com/search/results/content/?keywords=design'],
    searchProfiles: ['https://www.linkedin.com/in/ada-okafor'],
    dailySearchComments: 3,
    dailyMonitorComments: 2,
    prompt: 'Ask one question about the post.',
  });
  await call('POST', '/api/automation/start', { accountId: ada });
  await play(server, server.clock.now() + 3 * 3_600_000);
  const [comment] = await call('GET', '/api/comment');
  const drafts = await Promise.all(
    [1, 2, 3].map((n) => addDraft(server, { userId, accountId: ada, posterName: `Poster ${n}` })),
  );
  const reply = await addReply(server, { userId, accountId: ada, commentId: comment._id });
  await server.prove(token);
  await call('POST', '/api/subscription/payment-methods', { paymentMethodId: 'pm_card_visa' });
  const plan = (await call('GET', '/api/subscription/plans')).find(
    ({ trialDays }: { trialDays: number }) => trialDays === 0,
  );
  await call('POST', '/api/subscription/create', { priceId: plan.stripePriceId, seats: 3 });

  const tom = await server.signUp({ email: 'tom.sommer@example.com' });
  const personOf = (id: string, email: string) => ({ user: { id, email, emailKey: email } });
  await addMember(server, personOf(userId, 'ada@example.com'), personOf(tom.userId, tom.email), 'viewer');
  await addMember(server, personOf(lost.userId, lost.email), personOf(userId, 'ada@example.com'), 'reviewer');

  // Fresh sessions: the clock has moved by hours.
  const signIn = async (email: string): Promise<string> =>
    (await server.call('POST', '/api/auth/login', { json: { email, password } })).body.token;
  const [customer, staff] = [await signIn('ada@example.com'), await signIn(admin.email)];
  await connectAssistant(server, customer, { name: 'Claude' });
  const receiver = await startReceiver();
  const variables = {
    TOKEN: customer,
    POST_URL: comment.postUrl,
    DRAFT: drafts[0] ?? '',
    OTHER_DRAFT: drafts[1] ?? '',
    REPLY: reply,
    PROPOSAL: await addProposal(server, { userId, accountId: ada }),
    OTHER_PROPOSAL: await addProposal(server, { userId, accountId: ada }),
    UNWANTED_PROPOSAL: await addProposal(server, { userId, accountId: ada }),
    LEARNED: await addProposal(server, { userId, accountId: ada, state: 'accepted' }),
    TOMORROW: '2026-03-03',
    MEMBER: tom.email,
    WORKSPACE: lost.userId,
    RECEIVER: receiver.url,
  };
  const cli = shell(server, { customer, admin: staff }, variables);
  writeFileSync(join(cli.directory, 'password.txt'), `${password}\n`);
  return {
    ...cli,
    server,
    token: customer,
    userId,
    ada,
    drafts,
    /** The requests that came to `$RECEIVER`. */
    received: receiver.received,
    /** Makes the admin's session fresh again after the clock has moved. */
    proveAdmin: () => server.prove(staff),
    async stop() {
      await server.stop();
      receiver.stop();
      cli.remove();
    },
  };
}
