import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../call.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { isLeft, judge, type Line, type LineKind, verdictText } from './linesModel.ts';

export type Check = (line: string, signal: AbortSignal) => Promise<unknown>;
export type Progress = { done: number; total: number };

interface Options {
  kind: LineKind;
  list: () => readonly string[];
  append: (line: string) => void;
  check?: Check | undefined;
}

/** A server that could not be asked has not called the line wrong. */
const isAboutLine = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'invalid_profile_url' || error.code === 'invalid_input');

export function useAddLines({ kind, list, append, check }: Options) {
  const t = useTranslate();
  const [lines, setLines] = useState<readonly Line[]>([]);
  const [progress, setProgress] = useState<Progress | null>(null);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const line = (text: string, verdict: Line['verdict']): Line => ({
    text,
    verdict,
    why: verdictText(t, kind, verdict),
  });

  /** Throws what is not the line's fault. */
  async function judged(text: string, signal: AbortSignal): Promise<Line> {
    const first = judge(kind, list(), text);
    if (first !== 'added' || !check) return line(text, first);
    try {
      await check(text, signal);
    } catch (error) {
      if (signal.aborted || !isAboutLine(error)) throw error;
      return line(text, 'invalid');
    }
    // Meanwhile it may have been added, or the list filled, by hand.
    return line(text, judge(kind, list(), text));
  }

  /** Judges those that are left, from the first on. Cancelling, or a server that can't be asked, leaves the rest open. */
  async function look(from: readonly Line[], places: readonly number[]): Promise<readonly Line[]> {
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

  const every = (places: readonly Line[]): number[] => places.map((_, place) => place);

  return {
    lines,
    progress,
    async add(texts: readonly string[]): Promise<readonly Line[]> {
      const all = texts.map((text) => line(text, 'open'));
      return look(all, every(all));
    },
    retry: (place: number, text: string) => look(lines.with(place, line(text.trim(), 'open')), [place]),
    retryOpen: () =>
      look(
        lines,
        every(lines).filter((place) => lines[place]?.verdict === 'open'),
      ),
    edit: (place: number, text: string) => setLines(lines.with(place, { ...(lines[place] as Line), text })),
    cancel: () => running.current?.abort(),
    dismiss: () => setLines([]),
    left: lines.filter(isLeft).length,
  };
}

export type AddLines = ReturnType<typeof useAddLines>;
