/** As many as somebody has tabs and scripts. */
export const mostStreams = 30;

/** The streams that each person has open. One more than that ends the oldest: whoever opens them without an end holds no more of the server. */
export function openStreams() {
  const open = new Map<string, (() => void)[]>();
  return {
    /** @returns what takes it off the list again */
    open(userId: string, end: () => void): () => void {
      const ends = open.get(userId) ?? [];
      open.set(userId, ends);
      ends.push(end);
      if (ends.length > mostStreams) ends.shift()?.();
      return () => {
        const at = ends.indexOf(end);
        if (at !== -1) ends.splice(at, 1);
        if (ends.length === 0 && open.get(userId) === ends) open.delete(userId);
      };
    },
  };
}
