/** One measurement in its own process. */
export type Task = {
  path: string;
  /** Running accounts, and how many of them have something to do. */
  accounts: number;
  active: number;
  /** How many comments are measured. */
  comments: number;
  idleSeconds: number;
};
export type Cost = {
  /** Comments per second. */
  rate: number;
  /** CPU time per comment, in microseconds, user's and system's. */
  cpu: number;
};

/** @param work answers how many comments it made */
export async function measure(work: () => Promise<number>): Promise<Cost> {
  const [cpu, began] = [process.cpuUsage(), performance.now()];
  const comments = await work();
  const { user, system } = process.cpuUsage(cpu);
  return { rate: comments / ((performance.now() - began) / 1000), cpu: (user + system) / comments };
}
