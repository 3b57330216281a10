import { Box, Button, TextField } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { mostPosts } from '../../../server/automation/writing/promptBench/schemas.ts';
import { ApiError } from '../../call.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import type { BenchPosts } from './useBenchPosts.ts';

export function AddPost({ accountId, posts }: { accountId: string; posts: BenchPosts }) {
  const t = useTranslate();
  const [url, setUrl] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function keep(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy || url.trim() === '') return;
    setBusy(true);
    try {
      await posts.keep(accountId, url.trim());
      setUrl('');
      setFault(null);
    } catch (error) {
      setFault(error instanceof ApiError ? error.message : t('review.bench.addFailed'));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Box
      component="form"
      noValidate
      onSubmit={keep}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'start', flex: '1 1 320px' }}
    >
      <TextField
        label={t('review.bench.url')}
        type="url"
        sx={{ flex: '1 1 220px' }}
        value={url}
        disabled={posts.isFull}
        onChange={(event) => {
          setUrl(event.target.value);
          setFault(null);
        }}
        error={fault !== null}
        helperText={fault ?? (posts.isFull ? t('review.bench.full', { most: mostPosts }) : undefined)}
      />
      <Button
        type="submit"
        variant="outlined"
        loading={busy}
        disabled={posts.isFull || url.trim() === ''}
        sx={{ mt: { sm: 6 } }}
      >
        {t('review.bench.add')}
      </Button>
    </Box>
  );
}
