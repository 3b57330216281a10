import { Box, Button, Card, MenuItem, TextField } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../api.ts';
import { HistoryNav } from '../comments/HistoryNav.tsx';
import { ResultReads } from '../comments/ResultReads.tsx';
import { EmptyState } from '../components/EmptyState.tsx';
import { Faces } from '../components/Faces.tsx';
import { Page } from '../components/Page.tsx';
import { RowsSkeleton } from '../components/RowsSkeleton.tsx';
import { useTranslate } from '../i18n/useTranslate.ts';
import { ReplyCard } from './ReplyCard.tsx';

const perPage = 25;

export function RepliesPage() {
  const t = useTranslate('replies');
  const [handled, setHandled] = useState(false);
  const [count, setCount] = useState(perPage);
  const found = useQuery({
    queryKey: ['replies', handled, count],
    queryFn: ({ signal }) => api.listReplies(handled, count, { signal }),
    placeholderData: keepPreviousData,
  });
  return (
    <Page title={t('title')} description={t('lead')}>
      <HistoryNav />
      <ResultReads />
      <TextField
        select
        label={t('show')}
        value={handled ? 'handled' : 'open'}
        onChange={(event) => {
          setHandled(event.target.value === 'handled');
          setCount(perPage);
        }}
        sx={{ mb: 5, width: 240, maxWidth: '100%' }}
      >
        <MenuItem value="open">{t('open')}</MenuItem>
        <MenuItem value="handled">{t('handled')}</MenuItem>
      </TextField>
      <Faces of={found} failed={t('failed')} loading={<RowsSkeleton rows={3} height={140} />}>
        {({ rows, total }) =>
          rows.length === 0 ? (
            <Card>
              <EmptyState title={t(handled ? 'noneHandled' : 'none')} text={t('noneText')} />
            </Card>
          ) : (
            <Box sx={{ display: 'grid', gap: 3, justifyItems: 'start' }}>
              {rows.map((reply) => (
                <ReplyCard key={reply._id} reply={reply} />
              ))}
              {rows.length < total && (
                <Button
                  variant="outlined"
                  loading={found.isFetching}
                  onClick={() => setCount(count + perPage)}
                >
                  {t('more')}
                </Button>
              )}
            </Box>
          )
        }
      </Faces>
    </Page>
  );
}
