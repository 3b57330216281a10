// Apart from the schemas, which would load zod in the browser.

/** Approvals without an edit that a source needs. */
export const autonomyAfter = { usual: 10, least: 3, most: 100 } as const;
