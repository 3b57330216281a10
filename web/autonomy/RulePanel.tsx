import { Box, Button, FormControlLabel, Switch, TextField, Typography } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { autonomyAfter } from '../../server/automation/autonomy/limits.ts';
import type { Autonomy } from '../../server/automation/autonomy/schemas.ts';
import { mostEdits } from '../../server/history/results/statistics.ts';
import { shareText } from '../comments/traceModel.ts';
import { Panel } from '../components/Panel.tsx';
import { useAction } from '../components/useAction.ts';
import { useLanguage, useTranslate } from '../i18n/useTranslate.ts';
import { Changes } from '../viewAs/Changes.tsx';
import { currentWorkspace } from '../workspace.ts';
import { autonomyApi } from './autonomyApi.ts';

type Props = { autonomy: Autonomy; onSaved: (autonomy: Autonomy) => void };

export function RulePanel({ autonomy: { accountId, allowed, after, review }, onSaved }: Props) {
  const t = useTranslate('autonomy');
  const language = useLanguage();
  const [typed, setTyped] = useState(String(after));
  const { least, most } = autonomyAfter;
  const wanted = Number(typed);
  const isValid = Number.isInteger(wanted) && wanted >= least && wanted <= most;

  const question = { title: t('stop.title'), text: t('stop.text'), confirm: t('stop.confirm') };
  const { act: save, busy } = useAction({
    run: async (input: { allowed: boolean; after?: number }) =>
      onSaved(await autonomyApi.save({ accountId, ...input })),
    confirm: ({ allowed }) => (allowed ? null : question),
    done: (_, { allowed }) => t(allowed ? 'rule.saved' : 'stop.done'),
    failed: t('rule.saveFailed'),
  });

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    if (isValid) save({ allowed: true, after: wanted });
  }

  const off = review ? t('rule.off') : undefined;
  const text = allowed ? t('rule.on', { count: after }) : off;
  return (
    <Panel title={t('rule.title')} description={text}>
      {currentWorkspace() ? (
        <Typography color="textSecondary">{t('ownerOnly')}</Typography>
      ) : (
        <Changes>
          <FormControlLabel
            label={t('rule.allow')}
            control={<Switch checked={allowed} disabled={busy} onChange={(_, on) => save({ allowed: on })} />}
          />
          {allowed && (
            <Box component="form" onSubmit={onSubmit} noValidate sx={form}>
              <TextField
                label={t('rule.after')}
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
                error={!isValid}
                helperText={t('rule.range', { least, most })}
                slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
                sx={{ flex: '1 1 200px', maxWidth: 320 }}
              />
              <Button
                type="submit"
                variant="outlined"
                loading={busy}
                disabled={!isValid || wanted === after}
                sx={{ mt: { xs: 0, sm: 6 } }}
              >
                {t('rule.save')}
              </Button>
            </Box>
          )}
        </Changes>
      )}
      {allowed && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 4, maxWidth: '88ch' }}>
          {t('rule.sure', { share: shareText(mostEdits(after), language) })}
        </Typography>
      )}
      <Typography variant="body2" color="textSecondary" sx={{ mt: 2, maxWidth: '88ch' }}>
        {t('rule.loses')}
      </Typography>
    </Panel>
  );
}

const form = { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 3, mt: 3 };
