import { useEffect, useRef, useState } from 'react';

/** Whether an element has come near the window, once and for all: what weighs much is loaded then. */
export function useSeen() {
  const ref = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (!ref.current || seen) return;
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true), {
      rootMargin: '120px',
    });
    watcher.observe(ref.current);
    return () => watcher.disconnect();
  }, [seen]);
  return { ref, seen };
}
