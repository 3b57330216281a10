// Not in `schemas.ts`, which would load zod in the browser.

/** How many approvals without an edit a source needs. */
export const autonomyAfter = { usual: 10, least: 3, most: 100 } as const;
