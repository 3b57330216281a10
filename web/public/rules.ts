/** Fetches the server's schemas, and zod with them: nothing that a page shows needs them, only what is made of what was typed. */
export const loadRules = () => import('../../server/identity/auth/schemas.ts');
