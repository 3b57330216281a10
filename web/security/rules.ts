// Both in one chunk, separate from the schemas of the login.
export { CliLoginCode } from '../../server/identity/factors/cliLoginSchemas.ts';
export { ProofInput } from '../../server/identity/factors/schemas.ts';
