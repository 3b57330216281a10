import { Box, FormControlLabel, Switch, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import type { NewsMails } from '../../server/messaging/news/schemas.ts';
import { api } from '../api.ts';
import { Faces } from '../components/Faces.tsx';
import { Panel } from '../components/Panel.tsx';
import { RowsSkeleton } from '../components/RowsSkeleton.tsx';
import { useAction } from '../components/useAction.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { Changes } from '../viewAs/Changes.tsx';

const key = ['news-mails'];
const kinds = ['draftMails', 'signedOutMails', 'resultMails'] as const;

export function NewsMailsPanel() {
  const t = useTranslate('settings.news');
  const found = useQuery({ queryKey: key, queryFn: ({ signal }) => api.readNewsMails({ signal }) });
  return (
    <Panel title={t('title')} description={t('text')}>
      <Faces query={found} failed={t('loadFailed')} loading={<RowsSkeleton rows={3} height={60} />}>
        {(mails) => (
          <Changes>
            {kinds.map((kind) => (
              <Kind key={kind} kind={kind} isOn={mails[kind]} />
            ))}
          </Changes>
        )}
      </Faces>
    </Panel>
  );
}

function Kind({ kind, isOn }: { kind: keyof NewsMails; isOn: boolean }) {
  const t = useTranslate('settings.news');
  const client = useQueryClient();
  const hint = useId();
  const saving = useAction({
    run: async (wanted: boolean) => client.setQueryData(key, await api.putNewsMails({ [kind]: wanted })),
    failed: t('failed'),
    isUncovered: true,
  });
  return (
    <Box sx={{ mb: 3 }}>
      <FormControlLabel
        control={
          <Switch
            // The switch shows at once what is being saved.
            checked={saving.busy ? saving.running : isOn}
            onChange={(_, wanted) => saving.act(wanted)}
            slotProps={{ input: { 'aria-describedby': hint } }}
          />
        }
        label={t(kind)}
      />
      <Typography id={hint} variant="body2" color="textSecondary">
        {t(`hints.${kind}`)}
      </Typography>
    </Box>
  );
}
