import { Alert, Box, Button, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { TextInput } from 'react-admin';
import { OperatorSwitchInput } from '../../../server/automation/controls/schemas.ts';
import { Faces } from '../../components/Faces.tsx';
import { FormDialog } from '../../components/FormDialog.tsx';
import { Panel } from '../../components/Panel.tsx';
import { RowsSkeleton } from '../../components/RowsSkeleton.tsx';
import { useAction } from '../../components/useAction.ts';
import { translated } from '../../i18n/translated.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { operationsApi, switchQuery } from './operationsApi.ts';
import { timeText } from './operationsModel.ts';

export function StopPanel() {
  const t = useTranslate();
  const client = useQueryClient();
  const found = useQuery(switchQuery);
  const [isStopping, setStopping] = useState(false);
  const stopped = found.data?.stopped ?? false;
  const verb = stopped ? 'goOn' : 'stop';
  const failed = t('admin.operations.stop.failed');

  async function put(input: Partial<OperatorSwitchInput>): Promise<void> {
    client.setQueryData(switchQuery.queryKey, await operationsApi.putSwitch(input));
    void client.invalidateQueries({ queryKey: ['operations'] });
  }
  const resuming = useAction({
    run: () => put({ stopped: false }),
    confirm: {
      title: t('admin.operations.stop.goOnTitle'),
      text: t('admin.operations.stop.goOnAsk'),
      confirm: t('admin.operations.stop.goOn'),
    },
    done: t('admin.operations.stop.goOnDone'),
    failed,
  });

  return (
    <Panel title={t('admin.operations.stop.title')}>
      <Faces query={found} failed={t('admin.operations.failed')} loading={<RowsSkeleton rows={2} />}>
        {(data) => (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
            {stopped ? (
              <Alert severity="warning" sx={{ flex: '1 1 240px' }}>
                {t('admin.operations.stop.since', { time: data.since ? timeText(data.since) : '' })}
                {data.reason && ` ${translated({ message: data.reason, text: data.reasonText })}`}
              </Alert>
            ) : (
              <Typography color="textSecondary" sx={{ flex: '1 1 240px' }}>
                {t('admin.operations.stop.text')}
              </Typography>
            )}
            <Button
              variant={stopped ? 'contained' : 'outlined'}
              color={stopped ? 'primary' : 'error'}
              onClick={() => (stopped ? resuming.act() : setStopping(true))}
            >
              {t(`admin.operations.stop.${verb}`)}
            </Button>
          </Box>
        )}
      </Faces>
      {isStopping && (
        <FormDialog
          title={t('admin.operations.stop.stopTitle')}
          text={t('admin.operations.stop.stopAsk')}
          submit={t('admin.operations.stop.stop')}
          color="error"
          initial={{ reason: '' }}
          toInput={({ reason }: { reason: string | null }) => ({ stopped: true, reason: reason ?? '' })}
          schema={OperatorSwitchInput}
          onSubmit={put}
          done={t('admin.operations.stop.stopDone')}
          failed={failed}
          onClose={() => setStopping(false)}
        >
          <TextInput
            source="reason"
            label={t('admin.operations.stop.reason')}
            helperText={t('admin.operations.stop.reasonHint')}
            autoFocus
            slotProps={{ htmlInput: { maxLength: 200 } }}
          />
        </FormDialog>
      )}
    </Panel>
  );
}
