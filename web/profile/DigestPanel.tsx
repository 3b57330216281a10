import { Box, Button, FormControlLabel, Switch, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../api.ts';
import { Faces } from '../components/Faces.tsx';
import { Panel } from '../components/Panel.tsx';
import { RowsSkeleton } from '../components/RowsSkeleton.tsx';
import { useTranslate } from '../i18n/useTranslate.ts';
import { notifyFailure } from '../notify.tsx';
import { Changes } from '../viewAs/Changes.tsx';

const key = ['digest'];

/** Turned on in the time zone of the browser. */
export function DigestPanel() {
  const t = useTranslate('settings.digest');
  const client = useQueryClient();
  /** The change that is being saved: the switch shows it at once. */
  const [pending, setPending] = useState<{ timeZone: string | null } | null>(null);
  const found = useQuery({ queryKey: key, queryFn: ({ signal }) => api.readDigest({ signal }) });
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;

  async function save(timeZone: string | null): Promise<void> {
    if (pending) return;
    setPending({ timeZone });
    try {
      client.setQueryData(key, await api.putDigest(timeZone));
    } catch (error) {
      notifyFailure(error, t('failed'));
    }
    setPending(null);
  }

  return (
    <Panel title={t('title')} description={t('text')}>
      <Faces of={found} failed={t('loadFailed')} loading={<RowsSkeleton rows={1} height={60} />}>
        {({ timeZone }) => (
          <Changes>
            <FormControlLabel
              control={
                <Switch
                  checked={(pending ?? { timeZone }).timeZone !== null}
                  onChange={(_, isOn) => void save(isOn ? here : null)}
                />
              }
              label={t('label')}
            />
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1 }}>
              <Typography variant="body2" color="textSecondary" role="status">
                {timeZone === null ? t('off') : t('when', { zone: timeZone.replaceAll('_', ' ') })}
              </Typography>
              {timeZone !== null && timeZone !== here && (
                <Button size="small" loading={pending !== null} onClick={() => void save(here)}>
                  {t('move', { zone: here.replaceAll('_', ' ') })}
                </Button>
              )}
            </Box>
          </Changes>
        )}
      </Faces>
    </Panel>
  );
}
