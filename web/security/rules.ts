// One chunk for both, so that the schemas of the login stay apart.
export { CliLoginCode } from '../../server/identity/factors/cliLoginSchemas.ts';
export { ProofInput } from '../../server/identity/factors/schemas.ts';
