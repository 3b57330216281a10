import { Alert, Box, Button, TextField, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { Faces } from '../../components/Faces.tsx';
import { Panel } from '../../components/Panel.tsx';
import { RowsSkeleton } from '../../components/RowsSkeleton.tsx';
import { useAction } from '../../components/useAction.ts';
import { said } from '../../i18n/said.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { operationsApi, switchQuery } from './operationsApi.ts';
import { timeText } from './operationsModel.ts';

export function StopPanel() {
  const t = useTranslate();
  const client = useQueryClient();
  const found = useQuery(switchQuery);
  const reason = useRef<HTMLInputElement>(null);
  const stopped = found.data?.stopped ?? false;
  const verb = stopped ? 'goOn' : 'stop';
  const switching = useAction({
    async run(verb: 'stop' | 'goOn') {
      const answer = await operationsApi.putSwitch(verb === 'stop', reason.current?.value.trim() ?? '');
      client.setQueryData(switchQuery.queryKey, answer);
      void client.invalidateQueries({ queryKey: ['operations'] });
    },
    confirm: (verb) => ({
      title: t(`admin.operations.stop.${verb}Title`),
      text: (
        <>
          <Typography>{t(`admin.operations.stop.${verb}Ask`)}</Typography>
          {verb === 'stop' && (
            <TextField
              inputRef={reason}
              label={t('admin.operations.stop.reason')}
              helperText={t('admin.operations.stop.reasonHint')}
              fullWidth
              sx={{ mt: 4 }}
              slotProps={{ htmlInput: { maxLength: 200 } }}
            />
          )}
        </>
      ),
      confirm: t(`admin.operations.stop.${verb}`),
      isDangerous: verb === 'stop',
    }),
    done: (_, verb) => t(`admin.operations.stop.${verb}Done`),
    failed: t('admin.operations.stop.failed'),
  });

  return (
    <Panel title={t('admin.operations.stop.title')}>
      <Faces of={found} failed={t('admin.operations.failed')} loading={<RowsSkeleton rows={2} />}>
        {(data) => (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
            {stopped ? (
              <Alert severity="warning" sx={{ flex: '1 1 240px' }}>
                {t('admin.operations.stop.since', { time: data.since ? timeText(data.since) : '' })}
                {data.reason && ` ${said({ message: data.reason, text: data.reasonText })}`}
              </Alert>
            ) : (
              <Typography color="textSecondary" sx={{ flex: '1 1 240px' }}>
                {t('admin.operations.stop.text')}
              </Typography>
            )}
            <Button
              variant={stopped ? 'contained' : 'outlined'}
              color={stopped ? 'primary' : 'error'}
              onClick={() => switching.act(verb)}
            >
              {t(`admin.operations.stop.${verb}`)}
            </Button>
          </Box>
        )}
      </Faces>
    </Panel>
  );
}
