import { Box, Button, FormControlLabel, Switch, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../api.ts';
import { Faces } from '../components/Faces.tsx';
import { Panel } from '../components/Panel.tsx';
import { RowsSkeleton } from '../components/RowsSkeleton.tsx';
import { useAction } from '../components/useAction.ts';
import { wallTimeText } from '../i18n/clock.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { Changes } from '../viewAs/Changes.tsx';

const key = ['digest'];

/** Turned on in the time zone of the browser. */
export function DigestPanel() {
  const t = useTranslate('settings.digest');
  const client = useQueryClient();
  const found = useQuery({ queryKey: key, queryFn: ({ signal }) => api.readDigest({ signal }) });
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;

  const saving = useAction({
    run: async (timeZone: string | null) => client.setQueryData(key, await api.putDigest(timeZone)),
    failed: t('failed'),
    isUncovered: true,
  });

  return (
    <Panel title={t('title')} description={t('text')}>
      <Faces query={found} failed={t('loadFailed')} loading={<RowsSkeleton rows={1} height={60} />}>
        {({ timeZone }) => (
          <Changes>
            <FormControlLabel
              control={
                <Switch
                  // The switch shows at once what is being saved.
                  checked={(saving.busy ? saving.running : timeZone) !== null}
                  onChange={(_, isOn) => saving.act(isOn ? here : null)}
                />
              }
              label={t('label')}
            />
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1 }}>
              <Typography variant="body2" color="textSecondary" role="status">
                {timeZone === null
                  ? t('off')
                  : t('when', { time: wallTimeText('08:00'), zone: timeZone.replaceAll('_', ' ') })}
              </Typography>
              {timeZone !== null && timeZone !== here && (
                <Button size="small" loading={saving.busy} onClick={() => saving.act(here)}>
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
