/** With zod, which the first load does without. */
export const loadRules = () => import('../../server/identity/auth/schemas.ts');
