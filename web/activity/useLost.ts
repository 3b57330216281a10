import { useEffect, useState } from 'react';
import type { StreamStatus } from '../eventStream.ts';

const timeoutMs = 3_000;

/** Whether the stream has been lost long enough to tell the user. A restarting server is back before that. */
export function useLost(status: StreamStatus): boolean {
  const [lost, setLost] = useState(false);
  const isLive = status === 'live';
  useEffect(() => {
    if (isLive) return setLost(false);
    const timer = setTimeout(() => setLost(true), timeoutMs);
    return () => clearTimeout(timer);
  }, [isLive]);
  return lost;
}
