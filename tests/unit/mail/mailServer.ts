import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail server that accepts everything, or answers as `told`. */
export async function mailServer(port = 0) {
  const received: { mail: Email; to: string[] }[] = [];
  const faults: { rcpt?: number; data?: number; hold?: Promise<void>; onMail?: () => void } = {};
  const refusal = (code: number) => Object.assign(new Error('as told'), { responseCode: code });
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 50,
    onRcptTo: (_address, _session, done) => done(faults.rcpt ? refusal(faults.rcpt) : null),
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk) => chunks.push(chunk));
      stream.on('end', async () => {
        faults.onMail?.();
        await faults.hold;
        if (faults.data) return done(refusal(faults.data));
        received.push({
          mail: await PostalMime.parse(Buffer.concat(chunks)),
          to: session.envelope.rcptTo.map((recipient) => recipient.address),
        });
        done(null, 'queued');
      });
    },
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    port: (server.server.address() as AddressInfo).port,
    received,
    told: faults,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}
