/** A claim of an account. A write counts only while the account still has this holder and fence. */
export type Lease = { holder: string; fence: number };
