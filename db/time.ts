declare const clock: unique symbol;

/**
 * Ms since the epoch by the machine's clock: for people, jobs, e-mails and bills. Not assignable to
 * `EngineTime`; both types accept a plain number, such as a sum.
 */
export type MachineTime = number & { readonly [clock]?: 'machine' };

/**
 * Ms since the epoch by the engine's clock, which runs faster in some sandboxes: for comments, drafts,
 * results, events and caps.
 */
export type EngineTime = number & { readonly [clock]?: 'engine' };
