declare const clock: unique symbol;

/**
 * Ms since the epoch by the machine's clock: people, jobs, e-mails, bills. Neither of these types takes the
 * other; both take a plain number, such as a sum.
 */
export type MachineTime = number & { readonly [clock]?: 'machine' };

/**
 * Ms since the epoch by the engine's clock, which may run faster in a sandbox: comments, drafts, results,
 * events, caps.
 */
export type EngineTime = number & { readonly [clock]?: 'engine' };
