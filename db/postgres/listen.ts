import pg from 'pg';
import { driverAddress } from './address.ts';

const firstPause = 500;
const longestPause = 15_000;

export type Channel = {
  /** Sends to all listening servers, including this one. Messages are lost while the connection is down. */
  send(message: string): Promise<void>;
  close(): Promise<void>;
};

/**
 * Listens on a connection of its own, which it opens again whenever it is lost.
 * @param heard gets each message, and null once messages may have been missed
 */
export async function listenPostgres(
  url: string,
  channel: string,
  heard: (message: string | null) => void,
): Promise<Channel> {
  let client: pg.Client | undefined;
  let connected: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let pause = firstPause;
  let closed = false;

  async function connect(): Promise<void> {
    const connecting = new pg.Client({
      connectionString: driverAddress(url),
      application_name: 'chimein listener',
      connectionTimeoutMillis: 5000,
      query_timeout: 5000,
      keepAlive: true,
    });
    client = connecting;
    let isLost = false;
    const lose = () => {
      if (isLost) return;
      isLost = true;
      connected = undefined;
      connecting.end().catch(() => {});
      if (closed) return;
      timer = setTimeout(() => void connect(), pause);
      pause = Math.min(longestPause, pause * 2);
    };
    connecting.on('error', lose);
    connecting.on('end', lose);
    connecting.on('notification', ({ payload = '' }) => heard(payload));
    try {
      await connecting.connect();
      await connecting.query(`listen ${channel}`);
      if (isLost || closed) return;
      connected = connecting;
      pause = firstPause;
      heard(null);
    } catch {
      lose();
    }
  }
  await connect();

  return {
    async send(message) {
      await connected?.query('select pg_notify($1, $2)', [channel, message]);
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      await client?.end().catch(() => {});
    },
  };
}
