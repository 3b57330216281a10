import { useEffect, useRef, useState } from 'react';
import { download, saveFile } from '../download.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { notify, notifyFailure } from '../notify.tsx';
import type { Filters } from './commentsModel.ts';
import { exportPath, type Format, fileName, rowsIn } from './exportModel.ts';

export function useExport(filters: Filters) {
  const t = useTranslate();
  const [done, setDone] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function start(format: Format): Promise<void> {
    const controller = new AbortController();
    running.current = controller;
    setDone(0);
    try {
      // The first line is no comment.
      let rows = -1;
      const count = (_: number, latest: Uint8Array) => {
        rows += rowsIn(latest, format);
        setDone(Math.max(0, rows));
      };
      const file = await download(exportPath(filters, format), count, controller.signal);
      saveFile(file, fileName(filters, format, new Date()));
      notify.success(t('comments.export.done'));
    } catch (error) {
      if (!controller.signal.aborted) notifyFailure(error, t('comments.export.failed'));
    }
    running.current = null;
    setDone(null);
  }

  return { done, start, cancel: () => running.current?.abort() };
}
