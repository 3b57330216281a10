import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../call.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { judge, type Line, type LineKind, verdictText } from './linesModel.ts';

export type Check = (line: string, signal: AbortSignal) => Promise<unknown>;

interface Options {
  kind: LineKind;
  list: () => readonly string[];
  append: (line: string) => void;
  check?: Check | undefined;
}

/** Other failures say nothing about the line. */
const isAboutLine = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'invalid_profile_url' || error.code === 'invalid_input');

export function useAddLines({ kind, list, append, check }: Options) {
  const t = useTranslate();
  const [lines, setLines] = useState<readonly Line[]>([]);
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const line = (text: string, verdict: Line['verdict']): Line => ({
    text,
    verdict,
    why: verdictText(t, kind, verdict),
  });

  /** @throws failures that are not about the line */
  async function judged(text: string, signal: AbortSignal): Promise<Line> {
    const first = judge(kind, list(), text);
    if (first !== 'added' || !check) return line(text, first);
    try {
      await check(text, signal);
    } catch (error) {
      if (isAboutLine(error)) return line(text, 'invalid');
      throw error;
    }
    // The list may have changed during the check.
    return line(text, judge(kind, list(), text));
  }

  /** After a cancellation or a failed call, the remaining lines stay unchecked. */
  async function look(from: readonly Line[], places = [...from.keys()]): Promise<readonly Line[]> {
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    const now = [...from];
    setLines(now);
    for (const [done, place] of places.entries()) {
      setProgress({ done, total: places.length });
      const text = now[place]?.text ?? '';
      try {
        const result = await judged(text, signal);
        now[place] = result;
        if (result.verdict === 'added') append(text);
      } catch (error) {
        if (!signal.aborted && error instanceof Error)
          now[place] = { text, verdict: 'open', why: error.message };
        break;
      } finally {
        setLines([...now]);
      }
    }
    setProgress(null);
    return now;
  }

  return {
    lines,
    progress,
    add: (texts: readonly string[]) => look(texts.map((text) => line(text, 'open'))),
    retry: (place: number, text: string) => look(lines.with(place, line(text.trim(), 'open')), [place]),
    retryOpen: () =>
      look(
        lines,
        [...lines.keys()].filter((place) => lines[place]?.verdict === 'open'),
      ),
    edit: (place: number, text: string) => setLines(lines.with(place, { ...(lines[place] as Line), text })),
    cancel: () => running.current?.abort(),
    dismiss: () => setLines([]),
  };
}

export type AddLines = ReturnType<typeof useAddLines>;
