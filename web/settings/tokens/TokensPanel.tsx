import KeyOutlined from '@mui/icons-material/KeyOutlined';
import { Box, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import {
  DateInput,
  FormDataConsumer,
  RadioButtonGroupInput,
  SelectInput,
  TextInput,
  useDelete,
  useGetList,
} from 'react-admin';
import type { PersonalToken } from '../../../server/identity/tokens/schemas.ts';
import { api } from '../../api.ts';
import { FormDialog } from '../../components/FormDialog.tsx';
import { useConfirmedAction } from '../../components/useConfirmedAction.tsx';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { ItemsPanel } from '../ItemsPanel.tsx';
import { SecretDialog } from '../SecretDialog.tsx';
import { useRequired } from '../useRequired.ts';
import { TokenRow } from './TokenRow.tsx';
import { isFuture, newToken, spans, type TokenValues, toTokenInput } from './tokensModel.ts';

export function TokensPanel() {
  const t = useTranslate();
  const list = useGetList<PersonalToken>('tokens', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'createdAt', order: 'DESC' },
  });
  const [remove] = useDelete<PersonalToken>();
  const rows = useRef<HTMLUListElement>(null);
  const [making, setMaking] = useState(false);
  const revoking = useConfirmedAction((token: PersonalToken) => ({
    title: t('settings.tokens.revokeTitle'),
    text: t('settings.tokens.revokeAsk', { name: token.name }),
    confirm: t('settings.tokens.revoke'),
    isDangerous: true,
    action: () => remove('tokens', { id: token.id, previousData: token }, { returnPromise: true }),
    done: t('settings.tokens.revoked'),
    failed: t('settings.tokens.revokeFailed'),
    settled: list.refetch,
    focus: rows,
  }));

  return (
    <ItemsPanel
      texts="tokens"
      docs="/api/docs"
      icon={<KeyOutlined />}
      list={list}
      ref={rows}
      row={(token) => <TokenRow key={token.id} token={token} onRevoke={() => revoking.ask(token)} />}
      onCreate={() => setMaking(true)}
    >
      {making && <NewTokenDialog onMade={() => void list.refetch()} onClose={() => setMaking(false)} />}
      {revoking.dialog}
    </ItemsPanel>
  );
}

function NewTokenDialog({ onMade, onClose }: { onMade: () => void; onClose: () => void }) {
  const t = useTranslate();
  const required = useRequired();
  const [secret, setSecret] = useState<string | null>(null);

  async function create(values: TokenValues): Promise<void> {
    setSecret((await api.createToken(toTokenInput(values, Date.now()))).token);
    onMade();
  }

  if (secret) {
    return (
      <SecretDialog texts="tokens" secret={secret} onClose={onClose}>
        <Box component="code" sx={code}>
          curl -H "x-auth-token: $TOKEN" {location.origin}/api/me
        </Box>
      </SecretDialog>
    );
  }
  return (
    <FormDialog
      title={t('settings.tokens.new.title')}
      submit={t('settings.tokens.new.create')}
      initial={newToken}
      onSubmit={create}
      failed={t('settings.tokens.new.failed')}
      onClose={onClose}
    >
      <TextInput
        source="name"
        label={t('settings.tokens.new.name')}
        validate={required(t('settings.tokens.new.name'))}
        helperText={t('settings.tokens.new.nameHint')}
        autoFocus
        autoComplete="off"
      />
      <RadioButtonGroupInput
        source="scope"
        label={t('settings.tokens.new.scope')}
        row={false}
        choices={(['read', 'write'] as const).map((scope) => ({
          id: scope,
          name: t(`settings.tokens.${scope}`),
        }))}
        translateChoice={false}
        helperText={false}
      />
      <FormDataConsumer<TokenValues>>
        {({ formData: { scope, span } }) => (
          <>
            <Typography variant="body2" role="status" sx={{ color: 'text.secondary', mt: -2 }}>
              {t(scope === 'write' ? 'settings.tokens.new.writeHint' : 'settings.tokens.new.readHint')}
            </Typography>
            <SelectInput
              source="span"
              label={t('settings.tokens.new.ends')}
              choices={spans.map((each) => ({ id: each, name: t(`settings.tokens.new.${each}`) }))}
              translateChoice={false}
              validate={required(t('settings.tokens.new.ends'))}
              helperText={false}
            />
            {span === 'onDate' && (
              <DateInput
                source="date"
                label={t('settings.tokens.new.date')}
                validate={[
                  ...required(t('settings.tokens.new.date')),
                  (date) => (isFuture(date, Date.now()) ? undefined : t('settings.tokens.new.dateFuture')),
                ]}
                helperText={false}
              />
            )}
          </>
        )}
      </FormDataConsumer>
    </FormDialog>
  );
}

const code = {
  display: 'block',
  mt: 1,
  overflowWrap: 'anywhere',
  color: 'text.primary',
  fontFamily: 'monospace',
};
