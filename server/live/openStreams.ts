export const mostStreams = 30;

/** The open streams of each user. To bound memory, opening one too many closes the oldest. */
export function openStreams() {
  const open = new Map<string, (() => void)[]>();
  return {
    /** @returns removes the stream */
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
