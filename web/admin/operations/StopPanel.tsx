import { Alert, Box, Button, TextField, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { ErrorState } from '../../components/ErrorState.tsx';
import { withOverlay } from '../../components/overlayStore.ts';
import { Panel } from '../../components/Panel.tsx';
import { RowsSkeleton } from '../../components/RowsSkeleton.tsx';
import { said } from '../../i18n/said.ts';
import { useLanguage, useTranslate } from '../../i18n/useTranslate.ts';
import { notify, notifyFailure } from '../../notify.tsx';
import { operationsApi } from './operationsApi.ts';
import { timeText } from './operationsModel.ts';

const key = ['operations', 'switch'];
const refreshMs = 10_000;

/** The switch that stops everybody's comments. Each way asks first. */
export function StopPanel() {
  const t = useTranslate();
  const language = useLanguage();
  const client = useQueryClient();
  const found = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => operationsApi.readSwitch({ signal }),
    refetchInterval: refreshMs,
  });
  const [asking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState(false);
  const stopped = found.data?.stopped ?? false;
  // What was asked stays what is asked, however the switch stands by the time the dialog goes.
  const [letsGo, setLetsGo] = useState(false);
  const ask = () => {
    setLetsGo(stopped);
    setAsking(true);
  };

  async function put(): Promise<void> {
    setBusy(true);
    try {
      client.setQueryData(key, await withOverlay(() => operationsApi.putSwitch(!letsGo, reason.trim())));
      notify.success(t(letsGo ? 'admin.operations.stop.goesOn' : 'admin.operations.stop.done'));
      void client.invalidateQueries({ queryKey: ['operations'] });
      setAsking(false);
      setReason('');
    } catch (error) {
      notifyFailure(error, t('admin.operations.stop.failed'));
    }
    setBusy(false);
  }

  return (
    <Panel title={t('admin.operations.stop.title')}>
      {found.data ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
          {stopped ? (
            <Alert severity="warning" sx={{ flex: '1 1 240px' }}>
              {t('admin.operations.stop.since', {
                time: found.data.since ? timeText(found.data.since, language) : '',
              })}
              {found.data.reason && ` ${said({ message: found.data.reason, text: found.data.reasonText })}`}
            </Alert>
          ) : (
            <Typography sx={{ color: 'text.secondary', flex: '1 1 240px' }}>
              {t('admin.operations.stop.text')}
            </Typography>
          )}
          <Button
            variant={stopped ? 'contained' : 'outlined'}
            color={stopped ? 'primary' : 'error'}
            onClick={ask}
          >
            {t(stopped ? 'admin.operations.stop.goOn' : 'admin.operations.stop.stop')}
          </Button>
        </Box>
      ) : found.isError ? (
        <ErrorState
          title={t('admin.operations.failed')}
          error={found.error}
          onRetry={() => void found.refetch()}
          retrying={found.isFetching}
        />
      ) : (
        <RowsSkeleton rows={2} />
      )}
      <ConfirmDialog
        open={asking}
        title={t(letsGo ? 'admin.operations.stop.goOnTitle' : 'admin.operations.stop.stopTitle')}
        confirm={t(letsGo ? 'admin.operations.stop.goOn' : 'admin.operations.stop.stop')}
        dismiss={t('admin.operations.cancel')}
        isDangerous={!letsGo}
        busy={busy}
        onConfirm={() => void put()}
        onClose={() => setAsking(false)}
      >
        <Typography>
          {t(letsGo ? 'admin.operations.stop.goOnAsk' : 'admin.operations.stop.stopAsk')}
        </Typography>
        {!letsGo && (
          <TextField
            label={t('admin.operations.stop.reason')}
            helperText={t('admin.operations.stop.reasonHint')}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            fullWidth
            sx={{ mt: 4 }}
            slotProps={{ htmlInput: { maxLength: 200 } }}
          />
        )}
      </ConfirmDialog>
    </Panel>
  );
}
