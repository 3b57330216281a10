import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

type Sample = { at: number; age: number; mb: number };
/** How old a server is at least when its memory is compared with that of its other lives, in seconds. */
const settledAge = 12;
const points = 10;

const run = promisify(execFile);
/** Megabytes that a process has in memory; undefined where it is gone. */
export async function residentMb(pid: number): Promise<number | undefined> {
  const { stdout } = await run('ps', ['-o', 'rss=', '-p', String(pid)]).catch(() => ({ stdout: '' }));
  const kb = Number(stdout.trim());
  return kb > 0 ? kb / 1024 : undefined;
}

const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const round = (value: number): number => Math.round(value * 10) / 10;

/** Megabytes; growth in percent. `course` is the mean of each tenth of the time. */
export type Flatness = { second: number; last: number; most: number; growth: number; course: string };

/**
 * Looks at what a server keeps in memory, once a second.
 * @param server.born when its present life began, by performance.now()
 * @param oldest how old a life may be to be compared, in seconds: lives are not equally long
 */
export function watchMemory(server: { pid: () => number | undefined; born: () => number }, oldest: number) {
  const samples: Sample[] = [];
  const began = performance.now();
  const timer = setInterval(async () => {
    const [pid, born] = [server.pid(), server.born()];
    const mb = pid && (await residentMb(pid));
    const now = performance.now();
    if (mb && born === server.born()) samples.push({ at: now - began, age: (now - born) / 1000, mb });
  }, 1000);
  return {
    /** Megabytes in the second and in the last third of the time, of a server that is settled; undefined where there was too little. */
    end(): Flatness | undefined {
      clearInterval(timer);
      const whole = performance.now() - began;
      const settled = samples.filter(({ age }) => age >= settledAge && age <= oldest);
      const part = (n: number, of: number) =>
        settled.filter(({ at }) => at >= (whole * n) / of && at < (whole * (n + 1)) / of).map(({ mb }) => mb);
      const thirds = [part(1, 3), part(2, 3)];
      if (thirds.some((mbs) => mbs.length === 0)) return undefined;
      const [second = 0, last = 0] = thirds.map(mean);
      const most = Math.max(...samples.map(({ mb }) => mb));
      const course = Array.from({ length: points }, (_, n) => part(n, points)).map((mbs) =>
        mbs.length ? Math.round(mean(mbs)) : '·',
      );
      return {
        second: round(second),
        last: round(last),
        most: round(most),
        growth: round((last / second - 1) * 100),
        course: course.join(' '),
      };
    },
  };
}
