import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../api.ts';
import { addLines, type Line, type LineKind, verdictText } from './linesModel.ts';

/** Asks the server about one line; throws when it says no. */
export type Check = (line: string, signal: AbortSignal) => Promise<unknown>;
/** `place` tells apart lines that were pasted twice. */
export type JudgedLine = Line & { why: string; place: number };

interface Options {
  kind: LineKind;
  list: readonly string[];
  onAdd: (lines: string[]) => void;
  check?: Check | undefined;
}

/** Why the server said no; a server that could not be asked has not called the line wrong. */
const whyRefused = (kind: LineKind, error: unknown): string =>
  error instanceof ApiError && error.code !== 'invalid_profile_url' && error.code !== 'invalid_input'
    ? error.message
    : kind.invalid;

/** Adding one line or many: judged here first, then each by the server where there is a check. */
export function useAddLines({ kind, list, onAdd, check }: Options) {
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null);
  const leaving = useRef(new AbortController());

  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  /** Null when the page was left meanwhile. */
  async function add(texts: readonly string[]): Promise<JudgedLine[] | null> {
    const { signal } = leaving.current;
    const { lines } = addLines(kind, list, texts);
    const judged: JudgedLine[] = [];
    setProgress(check ? { done: 0, total: lines.length } : null);
    for (const [place, line] of lines.entries()) {
      const result = { ...line, place, why: verdictText(kind, line.verdict) };
      if (check && line.verdict === 'added') {
        await check(line.text, signal).catch((error) =>
          Object.assign(result, { verdict: 'invalid', why: whyRefused(kind, error) }),
        );
        if (signal.aborted) return null;
        setProgress({ done: judged.length + 1, total: lines.length });
      }
      judged.push(result);
      if (result.verdict === 'added') onAdd([line.text]);
    }
    setProgress(null);
    return judged;
  }

  return { add, progress };
}
