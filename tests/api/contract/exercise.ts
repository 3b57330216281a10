import type { TestServer } from '../../support/server.ts';
import type { Row, Who } from '../permissions/table.ts';
import type { Call } from '../permissions/world.ts';

/** A call with an answer that the permissions table does not cause. */
export type Exercise = {
  /** The call as the document names it; starts from its first row in the table. */
  call: string;
  status: number;
  note: string;
  /** Default: user. */
  as?: Who;
  with?: Partial<Row>;
  /** Runs after everything that the call names was made; may change `call`, which has the client's token. */
  before?: (server: TestServer, call: Call) => unknown;
};
