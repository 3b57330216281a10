/** Loads the server's schemas with zod on demand: pages need them only to validate input. */
export const loadRules = () => import('../../server/identity/auth/schemas.ts');
