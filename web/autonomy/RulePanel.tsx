import { Box, FormControlLabel, Switch, Typography } from '@mui/material';
import { useMemo } from 'react';
import { Form, NumberInput, SaveButton } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { autonomyAfter } from '../../server/automation/autonomy/limits.ts';
import type { Autonomy } from '../../server/automation/autonomy/schemas.ts';
import { mostEdits } from '../../server/history/results/statistics.ts';
import { shareText } from '../comments/traceModel.ts';
import { Panel } from '../components/Panel.tsx';
import { faultsOf, useAction } from '../components/useAction.ts';
import { useLanguage, useTranslate } from '../i18n/useTranslate.ts';
import { Changes } from '../viewAs/Changes.tsx';
import { currentWorkspace } from '../workspace.ts';
import { autonomyApi } from './autonomyApi.ts';

type Props = { autonomy: Autonomy; onSaved: (autonomy: Autonomy) => void };

export function RulePanel({ autonomy: { accountId, allowed, after, review }, onSaved }: Props) {
  const t = useTranslate('autonomy');
  const language = useLanguage();
  const { least, most } = autonomyAfter;
  const range = t('rule.range', { least, most });
  const isWithin = (value: number | null) =>
    value !== null && Number.isInteger(value) && value >= least && value <= most ? undefined : range;
  const record = useMemo(() => ({ after }), [after]);

  const question = { title: t('stop.title'), text: t('stop.text'), confirm: t('stop.confirm') };
  const saving = useAction({
    run: async (input: { allowed: boolean; after?: number }) =>
      onSaved(await autonomyApi.save({ accountId, ...input })),
    confirm: ({ allowed }) => (allowed ? null : question),
    done: (_, { allowed }) => t(allowed ? 'rule.saved' : 'stop.done'),
    failed: t('rule.saveFailed'),
  });

  async function onSubmit({ after }: FieldValues): Promise<object | undefined> {
    const error = await saving.submit({ allowed: true, after });
    return error ? faultsOf(error) : undefined;
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
            control={
              <Switch
                checked={allowed}
                disabled={saving.busy}
                onChange={(_, on) => saving.act({ allowed: on })}
              />
            }
          />
          {allowed && (
            <Form record={record} onSubmit={onSubmit} disableInvalidFormNotification noValidate>
              <Box sx={form}>
                <NumberInput
                  source="after"
                  label={t('rule.after')}
                  min={least}
                  max={most}
                  step={1}
                  validate={isWithin}
                  helperText={range}
                  sx={{ flex: '1 1 200px', maxWidth: 320 }}
                />
                <SaveButton
                  label={t('rule.save')}
                  variant="outlined"
                  icon={null}
                  sx={{ mt: { xs: 0, sm: 6 } }}
                />
              </Box>
            </Form>
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
