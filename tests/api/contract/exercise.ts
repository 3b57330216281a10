import type { TestServer } from '../../support/server.ts';
import type { Row, Who } from '../permissions/table.ts';
import type { Call } from '../permissions/world.ts';

/** A call that shows one answer which the rows of the permission table don't show. */
export type Exercise = {
  /** The call as the document names it; its first row in the table is where this one starts from. */
  call: string;
  status: number;
  note: string;
  /** The client; a user by default. */
  as?: Who;
  with?: Partial<Row>;
  /** Makes it so, once everything that the call names is there. `call` has the client's token and may be changed. */
  before?: (server: TestServer, call: Call) => unknown;
};
