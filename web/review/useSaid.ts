import { useEffect, useState } from 'react';

const forMs = 10_000;

/** What happened last, for as long as a discard can be taken back. */
export function useSaid(): [said: string, say: (what: string) => void] {
  const [said, setSaid] = useState({ what: '', at: 0 });
  useEffect(() => {
    if (said.what === '') return;
    const timer = setTimeout(() => setSaid({ what: '', at: 0 }), forMs);
    return () => clearTimeout(timer);
  }, [said]);
  return [said.what, (what) => setSaid({ what, at: Date.now() })];
}
