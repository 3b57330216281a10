/** The lease was lost, or the account or everything was stopped. The run ends before its next call. */
export class Stopped extends Error {}
