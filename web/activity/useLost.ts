import { useEffect, useState } from 'react';
import type { StreamStatus } from '../eventStream.ts';

const patienceMs = 3_000;

/** Whether the stream has been lost for so long that a person should know. A server that is put up anew is back before that. */
export function useLost(status: StreamStatus): boolean {
  const [lost, setLost] = useState(false);
  const isLive = status === 'live';
  useEffect(() => {
    if (isLive) return setLost(false);
    const timer = setTimeout(() => setLost(true), patienceMs);
    return () => clearTimeout(timer);
  }, [isLive]);
  return lost;
}
