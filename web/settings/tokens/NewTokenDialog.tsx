import { Box, Typography } from '@mui/material';
import { useState } from 'react';
import { DateInput, FormDataConsumer, RadioButtonGroupInput, SelectInput, TextInput } from 'react-admin';
import { api } from '../../api.ts';
import { FormDialog, groupLabel } from '../../components/FormDialog.tsx';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { SecretDialog } from '../SecretDialog.tsx';
import { useRequired } from '../useRequired.ts';
import { isFuture, newToken, spans, type TokenValues, toTokenInput } from './tokensModel.ts';

export function NewTokenDialog({ onMade, onClose }: { onMade: () => void; onClose: () => void }) {
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
        sx={{ '& legend .MuiFormLabel-root': groupLabel }}
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
