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
} from 'react-admin';
import type { CreateTokenInput, PersonalToken } from '../../server/identity/tokens/schemas.ts';
import { api } from '../api.ts';
import { FormDialog } from '../components/FormDialog.tsx';
import { CreateItemsPanel, useNewest } from '../components/ItemsPanel.tsx';
import { useAction } from '../components/useAction.ts';
import { useRequired } from '../components/useRequired.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { TokenRow } from '../security/TokenRow.tsx';
import { SecretDialog } from './SecretDialog.tsx';

const days = { in30: 30, in90: 90, in365: 365 };
const spans = ['in30', 'in90', 'in365', 'onDate', 'never'] as const;
type TokenValues = {
  name: string;
  scope: CreateTokenInput['scope'];
  span: (typeof spans)[number];
  date: string | null;
};
const newToken: TokenValues = { name: '', scope: 'read', span: 'in90', date: null };

/** @param date `YYYY-MM-DD` in the user's time zone */
const endOf = (date: string) => new Date(`${date}T23:59:59.999`);

function expiryOf({ span, date }: TokenValues): string | null {
  if (span === 'never') return null;
  if (span === 'onDate') return date && endOf(date).toISOString();
  return new Date(Date.now() + days[span] * 86_400_000).toISOString();
}

export function TokensPanel() {
  const t = useTranslate('settings.tokens');
  const list = useNewest<PersonalToken>('tokens');
  const [remove] = useDelete<PersonalToken>();
  const rows = useRef<HTMLUListElement>(null);
  const [making, setMaking] = useState(false);
  const revoking = useAction({
    run: (token: PersonalToken) =>
      remove('tokens', { id: token.id, previousData: token }, { returnPromise: true }),
    confirm: ({ name }) => ({
      title: t('revokeTitle'),
      text: t('revokeAsk', { name }),
      confirm: t('revoke'),
      isDangerous: true,
    }),
    done: t('revoked'),
    failed: t('revokeFailed'),
    settled: list.refetch,
    focus: rows,
  });

  return (
    <CreateItemsPanel
      texts="tokens"
      docs="/api/docs"
      icon={<KeyOutlined />}
      list={list}
      ref={rows}
      row={(token) => <TokenRow key={token.id} token={token} onRevoke={() => revoking.act(token)} />}
      onCreate={() => setMaking(true)}
    >
      {making && <NewTokenDialog onMade={() => void list.refetch()} onClose={() => setMaking(false)} />}
    </CreateItemsPanel>
  );
}

function NewTokenDialog({ onMade, onClose }: { onMade: () => void; onClose: () => void }) {
  const t = useTranslate('settings.tokens');
  const field = useRequired();
  const [secret, setSecret] = useState<string | null>(null);

  if (secret) {
    return (
      <SecretDialog texts="tokens" secret={secret} onClose={onClose}>
        <Box
          component="code"
          sx={{
            display: 'block',
            mt: 1,
            overflowWrap: 'anywhere',
            color: 'text.primary',
            fontFamily: 'monospace',
          }}
        >
          curl -H "x-auth-token: $TOKEN" {location.origin}/api/me
        </Box>
      </SecretDialog>
    );
  }
  const date = field('date', t('new.date'));
  return (
    <FormDialog
      title={t('new.title')}
      submit={t('new.create')}
      initial={newToken}
      onSubmit={async (values) => {
        const { name, scope } = values;
        setSecret((await api.createToken({ name, scope, expiresAt: expiryOf(values) })).token);
        onMade();
      }}
      failed={t('new.failed')}
      onClose={onClose}
    >
      <TextInput
        {...field('name', t('new.name'))}
        helperText={t('new.nameHint')}
        autoFocus
        autoComplete="off"
      />
      <RadioButtonGroupInput
        source="scope"
        label={t('new.scope')}
        row={false}
        choices={[
          { id: 'read', name: t('read') },
          { id: 'review', name: t('review') },
          { id: 'write', name: t('write') },
        ]}
        translateChoice={false}
        helperText={false}
      />
      <FormDataConsumer<TokenValues>>
        {({ formData: { scope, span } }) => (
          <>
            <Typography variant="body2" role="status" sx={{ color: 'text.secondary', mt: -2 }}>
              {t(`new.${scope}Hint`)}
            </Typography>
            <SelectInput
              {...field('span', t('new.ends'))}
              choices={spans.map((each) => ({ id: each, name: t(`new.${each}`) }))}
              translateChoice={false}
            />
            {span === 'onDate' && (
              <DateInput
                {...date}
                validate={[
                  ...date.validate,
                  (day) => (day && endOf(day).getTime() > Date.now() ? undefined : t('new.dateFuture')),
                ]}
              />
            )}
          </>
        )}
      </FormDataConsumer>
    </FormDialog>
  );
}
