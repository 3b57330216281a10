import { Button, Stack, TextField } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { settingFields } from '../../server/accounts/settings/fields.ts';
import { linesIn } from '../accountSettings/linesModel.ts';
import { settingsQuery } from '../accountSettings/settingsQuery.ts';
import { valuesOf } from '../accountSettings/settingsValues.ts';
import { Panel } from '../components/Panel.tsx';
import { useAction } from '../components/useAction.ts';
import { dataProvider } from '../dataProvider.ts';
import { useTranslate } from '../i18n/useTranslate.ts';

/** Asks once, in one field, what comments may claim. The rest of the settings stays as it is. */
export function FirstFacts({ accountId }: { accountId: string }) {
  const t = useTranslate();
  const client = useQueryClient();
  const query = settingsQuery(accountId);
  const saved = useQuery(query).data;
  const [text, setText] = useState<string | null>(null);
  const facts = text ?? saved?.facts.join('\n') ?? '';
  const saving = useAction({
    async run() {
      const { id: _, ...settings } = await client.fetchQuery({ ...query, staleTime: 0 });
      const data = { ...valuesOf(settings), facts: linesIn(facts) };
      await dataProvider.update('settings', { id: accountId, data, previousData: saved });
      await client.invalidateQueries({ queryKey: query.queryKey });
    },
    done: t('dashboard.toasts.saved'),
    failed: t('dashboard.toasts.saveFailed'),
  });
  const values = { count: linesIn(facts).length, maximum: settingFields.facts.most };
  return (
    <Panel title={t('dashboard.fields.facts')} description={t('accounts.success.facts')}>
      <Stack sx={{ gap: 3, alignItems: 'flex-start' }}>
        <TextField
          label={t('accounts.success.factsLabel')}
          value={facts}
          onChange={({ target }) => setText(target.value)}
          placeholder={t('dashboard.facts.placeholder')}
          helperText={t('dashboard.facts.hint', values)}
          disabled={!saved}
          multiline
          minRows={3}
          maxRows={12}
          fullWidth
        />
        <Button
          variant="outlined"
          loading={saving.busy}
          disabled={!saved || text === null}
          onClick={() => saving.act()}
        >
          {t('dashboard.actions.save')}
        </Button>
      </Stack>
    </Panel>
  );
}
