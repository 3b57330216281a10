export { JoinInput } from '../../server/identity/people/schemas.ts';
