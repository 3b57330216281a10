import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import type { Context } from '../context.ts';
import type { Fault, Faults } from '../control/faults.ts';
import { receive } from './receive.ts';
import type { MailStore } from './store.ts';

const refusal = (fault: Fault, code: number) =>
  Object.assign(
    new Error(typeof fault.body === 'string' ? fault.body : 'Refused by a fault of the sandbox'),
    {
      responseCode: code,
    },
  );

/**
 * Accepts any e-mail from loopback, with or without a login. A fault's `status` is the SMTP reply code; one
 * whose `match` begins with `RCPT` rejects the recipient, any other the message.
 */
export async function startSmtp(
  context: Context,
  store: MailStore,
  faults: Faults,
  port: number,
  host: string,
) {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    hideSTARTTLS: true,
    disableReverseLookup: true,
    size: 5 * 1024 * 1024,
    closeTimeout: 200,
    logger: false,
    onAuth: (auth, _session, done) => done(null, { user: auth.username ?? 'sandbox' }),
    onRcptTo(address, session, done) {
      const fault = faults.take(
        'mail',
        `RCPT ${address.address}`,
        (fault) => fault.match?.startsWith('RCPT') === true,
      );
      if (!fault) return done();
      void faults
        .hold(fault)
        .then(() =>
          fault.drop ? cut(session) : done(fault.status === undefined ? null : refusal(fault, fault.status)),
        );
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        void take(Buffer.concat(chunks), session, stream.sizeExceeded).then(
          (reply) => reply !== null && done(null, reply),
          (error: Error) => done(error),
        );
      });
    },
  });

  function cut(session: SMTPServerSession): void {
    for (const connection of server.connections)
      if (connection.id === session.id) connection._socket.destroy();
  }

  /** The reply, or null for a cut connection. */
  async function take(raw: Buffer, session: SMTPServerSession, tooLarge: boolean): Promise<string | null> {
    if (tooLarge) throw Object.assign(new Error('Message too large'), { responseCode: 552 });
    const to = session.envelope.rcptTo.map((address) => address.address);
    const from = session.envelope.mailFrom ? session.envelope.mailFrom.address : '';
    const keep = () => receive(context, store, raw, { from, to });
    const fault = faults.take(
      'mail',
      `DATA ${to.join(' ')}`,
      (fault) => fault.match?.startsWith('RCPT') !== true,
    );
    if (!fault) return `queued as ${await keep()}`;
    const takesEffect = fault.status === undefined && fault.drop !== 'before';
    const id = takesEffect ? await keep() : '';
    await faults.hold(fault);
    if (fault.drop) {
      cut(session);
      return null;
    }
    if (fault.status !== undefined) throw refusal(fault, fault.status);
    return `queued as ${id}`;
  }

  // A client that disconnects early must not stop the server.
  server.on('error', () => {});
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(port, host, () => {
      server.server.off('error', reject);
      resolve();
    });
  });
  return {
    port: (server.server.address() as AddressInfo).port,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
