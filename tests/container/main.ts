/**
 * `node tests/container/main.ts`: does by hand what the Dockerfile says, for machines without an engine. Each stage is a folder that is the
 * root of its commands (bubblewrap), with this machine's /usr in place of the base image's. Then it starts the result as user 1000 on a
 * root that can't be written, with a sandbox beside it for the providers, asks the health check, and ends it. As root, on Linux. With `-- FOLDER`
 * the stages stay there and are not built again.
 */
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { execa, execaSync } from 'execa';
import { startSandbox } from '../../sandbox/sandbox.ts';
import { systemClock } from '../../server/clock.ts';
import { until } from '../soak/processes.ts';
import { freePort } from '../support/ports.ts';
import { readCopy, readDockerfile, readEnv, type Stage } from './dockerfile.ts';

const project = fileURLToPath(new URL('../..', import.meta.url));
const kept = process.argv[2];
const work = kept ?? mkdtempSync(join(tmpdir(), 'chimein-container-'));
mkdirSync(work, { recursive: true });
chmodSync(work, 0o755);
const rootOf = (stage: string) => join(work, stage);
const say = (text: string) => console.log(text);
const megabytes = (folder: string) => Number(execaSync('du', ['-sm', folder]).stdout.split('\t')[0]);

/** What is sent to the engine: what git knows, less what .dockerignore leaves out. */
function makeContext(): string {
  const allowed = readFileSync(join(project, '.dockerignore'), 'utf8')
    .split('\n')
    .flatMap((line) => (line.startsWith('!') ? [line.slice(1)] : []));
  const { stdout } = execaSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: project,
  });
  for (const path of stdout.split('\n')) {
    if (allowed.some((name) => path === name || path.startsWith(`${name}/`)))
      cpSync(join(project, path), join(work, 'context', path));
  }
  return join(work, 'context');
}

/** The arguments that make a folder the root of a command, with this project's Node and a user `node` in it. */
function inside(root: string, bind: '--bind' | '--ro-bind'): string[] {
  writeFileSync(join(work, 'passwd'), 'root:x:0:0::/root:/bin/sh\nnode:x:1000:1000::/home/node:/bin/sh\n');
  writeFileSync(join(work, 'group'), 'root:x:0:\nnode:x:1000:\n');
  const node = ['--ro-bind', process.execPath, '/usr/bin/node'];
  const etc = [
    '--ro-bind',
    '/etc',
    '/etc',
    '--ro-bind',
    join(work, 'passwd'),
    '/etc/passwd',
    '--ro-bind',
    join(work, 'group'),
    '/etc/group',
  ];
  const temporary = ['--dev', '/dev', '--proc', '/proc', '--tmpfs', '/tmp', '--tmpfs', '/root'];
  const npm = [
    '--ro-bind-try',
    join(homedir(), '.npmrc'),
    '/root/.npmrc',
    '--bind-try',
    join(homedir(), '.npm'),
    '/root/.npm',
  ];
  return [
    bind,
    root,
    '/',
    '--ro-bind',
    '/usr',
    '/usr',
    ...node,
    ...etc,
    ...temporary,
    ...(bind === '--bind' ? npm : []),
    '--chdir',
    '/app',
  ];
}

function build({ name, steps }: Stage, context: string): void {
  const root = rootOf(name);
  // Mount points, and what the runtime's root has of the base image.
  for (const folder of ['app', 'usr', 'etc', 'dev', 'proc', 'tmp', 'root'])
    mkdirSync(join(root, folder), { recursive: true });
  for (const name of ['bin', 'lib', 'lib64', 'sbin'].filter((each) => existsSync(`/usr/${each}`)))
    symlinkSync(`usr/${name}`, join(root, name));
  for (const step of steps) {
    const began = performance.now();
    if (step.name === 'COPY') copy(step.text, root, context);
    if (step.name === 'RUN') {
      const { status } = spawnSync('bwrap', [...inside(root, '--bind'), 'sh', '-ec', step.text], {
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      if (status !== 0) throw new Error(`${name}: RUN ${step.text} ended with ${status}`);
    }
    say(
      `${name.padEnd(9)} ${step.name} ${step.text.slice(0, 90)}  ${((performance.now() - began) / 1000).toFixed(1)} s`,
    );
  }
}

function copy(text: string, root: string, context: string): void {
  const { stage, sources, to } = readCopy(text);
  const target = join(root, to.startsWith('/') ? '' : 'app', to);
  for (const source of sources) {
    const from = stage === null ? join(context, source) : join(rootOf(stage), source);
    cpSync(from, to.endsWith('/') && source !== '.' ? join(target, basename(source)) : target, {
      recursive: true,
      verbatimSymlinks: true,
    });
  }
}

async function run(stage: Stage): Promise<void> {
  const root = rootOf(stage.name);
  const command = stage.steps.findLast(({ name }) => name === 'CMD')?.list ?? [];
  const check = stage.steps.find(({ name }) => name === 'HEALTHCHECK')?.list ?? [];
  const data = join(work, 'volume');
  rmSync(data, { recursive: true, force: true });
  mkdirSync(data, { mode: 0o700 });
  chownSync(data, 1000, 1000);
  const port = String(await freePort());
  const sandbox = await startSandbox({
    port: 0,
    smtpPort: 0,
    dataDir: null,
    appUrl: `http://127.0.0.1:${port}`,
    clock: systemClock,
  });
  const env = {
    PATH: '/usr/local/bin:/usr/bin:/bin',
    ...readEnv(stage.steps),
    ...sandbox.env,
    HOST: '127.0.0.1',
    PORT: port,
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    AUTH_SECRET: 'only-for-this-one-run-of-the-container-here',
  };
  const asUser = ['--reuid', '1000', '--regid', '1000', '--clear-groups', '--no-new-privs', 'bwrap'];
  const started = (words: string[]) =>
    execa(
      'setpriv',
      [...asUser, ...inside(root, '--ro-bind'), '--bind', data, '/data', '--die-with-parent', ...words],
      {
        env,
        extendEnv: false,
        reject: false,
        all: true,
      },
    );
  const began = performance.now();
  const server = started(['sh', '-c', 'echo $$ >/data/pid; exec "$@"', 'sh', ...command]);
  let hasEnded = false;
  void server.then(() => {
    hasEnded = true;
  });
  const output: string[] = [];
  server.all.on('data', (text) => output.push(String(text)));
  try {
    await until(60, 'the health check', async () => {
      if (hasEnded) throw new Error(`it ended: ${output.join('')}`);
      return (await started(check)).exitCode === 0;
    });
    say(
      `healthy after ${((performance.now() - began) / 1000).toFixed(1)} s, as user 1000, with the health check of the Dockerfile`,
    );
    const page = await fetch(`http://127.0.0.1:${port}/`);
    say(
      `GET / ${page.status} ${(await page.text()).includes('<div id="root">') ? 'the web app' : 'not the web app'}`,
    );
    const { all } = await started(['sh', '-c', 'touch /app/x /app/dist/web/x /x; id -u; ls -ld /data']);
    say(all);
    const stopping = performance.now();
    // Not bubblewrap itself, which passes no signal on.
    process.kill(Number(readFileSync(join(data, 'pid'), 'utf8')), 'SIGTERM');
    const { exitCode } = await server;
    say(`SIGTERM: exit code ${exitCode} after ${((performance.now() - stopping) / 1000).toFixed(1)} s`);
  } finally {
    server.kill('SIGKILL');
    await sandbox.close();
  }
}

const stages = readDockerfile(join(project, 'Dockerfile'));
try {
  if (!existsSync(rootOf('final'))) {
    const context = makeContext();
    for (const stage of stages) build(stage, context);
  }
  const last = stages.at(-1);
  if (last) {
    say(
      `the image adds ${megabytes(rootOf(last.name))} MB to its base, ${megabytes(join(rootOf(last.name), 'app/node_modules'))} of it packages`,
    );
    await run(last);
  }
} finally {
  if (!kept) rmSync(work, { recursive: true, force: true });
}
