import { Alert, Box, Button, LinearProgress, Stack, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useNow } from '../activity/engineClock.ts';
import { ApiError } from '../call.ts';
import { keepFocus } from '../components/keepFocus.ts';
import { useTranslate } from '../i18n/useTranslate.ts';

type Run<T> =
  | { kind: 'idle' | 'cancelled' }
  | { kind: 'going'; since: number }
  | { kind: 'done'; result: T }
  | { kind: 'failed'; error: unknown };

/** Aborted when the page is left. */
export function useRun<T>() {
  const [run, setRun] = useState<Run<T>>({ kind: 'idle' });
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  /** @returns null after a failure or a cancellation */
  async function start(work: (signal: AbortSignal) => Promise<T>): Promise<T | null> {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    const giveFocusBack = keepFocus();
    setRun({ kind: 'going', since: Date.now() });
    try {
      const result = await work(signal);
      if (signal.aborted) return null;
      setRun({ kind: 'done', result });
      return result;
    } catch (error) {
      if (!signal.aborted) setRun({ kind: 'failed', error });
      return null;
    } finally {
      giveFocusBack();
    }
  }
  function cancel(): void {
    running.current?.abort();
    setRun({ kind: 'cancelled' });
  }
  return { run, start, cancel };
}

type Props = {
  run: Run<unknown>;
  going: string;
  cancelled: string;
  /** Shown if the error has no text of the server. */
  failed: string;
  onCancel: () => void;
};

export function RunState({ run, going, cancelled, failed, onCancel }: Props) {
  if (run.kind === 'going') return <Going label={going} since={run.since} onCancel={onCancel} />;
  if (run.kind === 'cancelled') return <Typography role="status">{cancelled}</Typography>;
  if (run.kind !== 'failed') return null;
  return (
    <Alert severity="error" role="alert">
      {run.error instanceof ApiError ? run.error.message : failed}
    </Alert>
  );
}

type GoingProps = { label: string; since: number; onCancel: () => void };

function Going({ label, since, onCancel }: GoingProps) {
  const t = useTranslate();
  const seconds = Math.max(Math.floor((useNow(1000) - since) / 1000), 0);
  return (
    <Stack sx={{ gap: 3 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography role="status">{label}</Typography>
          <Typography variant="caption" component="p" className="tabular" color="textSecondary">
            {t('review.preview.elapsed', { smart_count: seconds })}
          </Typography>
        </Box>
        <Button variant="outlined" onClick={onCancel}>
          {t('review.preview.cancel')}
        </Button>
      </Box>
      <LinearProgress aria-label={label} />
    </Stack>
  );
}
