import { run } from './run.ts';

const stop = new AbortController();
// The first Ctrl-C lets a write finish; the second ends at once.
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    if (stop.signal.aborted) process.exit(130);
    stop.abort();
  });
// `chimein … | head` closes the pipe early. That is not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));
process.stderr.on('error', () => {});

// No top-level await: the package is CommonJS, which starts faster.
void run(process.argv.slice(2), process, stop.signal);
