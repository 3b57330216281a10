import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

type Sample = { at: number; age: number; mb: number };
/** The minimum age of a server whose memory is compared with other runs', in seconds. */
const settledAge = 12;
const points = 10;

const run = promisify(execFile);
/** A process's memory in MB; undefined if it has ended. */
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
 * Measures a server's memory once a second.
 * @param server.born start of its current process, by performance.now()
 * @param oldest the maximum age that is compared, in seconds: processes live for different times
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
    /** MB in the second and the last third of the time, without warm-up; undefined with too few samples. */
    end(): Flatness | undefined {
      clearInterval(timer);
      const whole = performance.now() - began;
      const settled = samples.filter(({ age }) => age >= settledAge && age <= oldest);
      const part = (n: number, total: number) =>
        settled
          .filter(({ at }) => at >= (whole * n) / total && at < (whole * (n + 1)) / total)
          .map(({ mb }) => mb);
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
