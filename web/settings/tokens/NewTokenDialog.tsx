import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useId, useState } from 'react';
import {
  DateInput,
  Form,
  FormDataConsumer,
  RadioButtonGroupInput,
  SaveButton,
  SelectInput,
  TextInput,
} from 'react-admin';
import { api } from '../../api.ts';
import { withOverlay } from '../../components/overlayStore.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { notifyFailure } from '../../notify.tsx';
import { faultsOf } from '../saveProfile.ts';
import { useRequired } from '../useRequired.ts';
import { TokenSecret } from './TokenSecret.tsx';
import { isFuture, newToken, spans, type TokenValues, toTokenInput } from './tokensModel.ts';

/** Makes a token, then shows its secret: the one time that anybody sees it. */
export function NewTokenDialog({ onMade, onClose }: { onMade: () => void; onClose: () => void }) {
  const t = useTranslate();
  const required = useRequired();
  const id = useId();
  const [secret, setSecret] = useState<string | null>(null);

  async function create(values: TokenValues) {
    try {
      const { token } = await withOverlay(() => api.createToken(toTokenInput(values, Date.now())));
      setSecret(token);
      onMade();
      return undefined;
    } catch (error) {
      notifyFailure(error, t('settings.tokens.new.failed'));
      return faultsOf(error);
    }
  }

  // The secret goes with a press of its button alone, not with a slip beside the dialog.
  return (
    <Dialog open onClose={secret ? undefined : onClose} aria-labelledby={id}>
      <DialogTitle id={id}>
        {t(secret ? 'settings.tokens.secret.title' : 'settings.tokens.new.title')}
      </DialogTitle>
      {secret ? (
        <TokenSecret token={secret} onClose={onClose} />
      ) : (
        <Form
          defaultValues={newToken}
          sanitizeEmptyValues={false}
          noValidate
          onSubmit={(values: unknown) => create(values as TokenValues)}
          aria-labelledby={id}
        >
          <DialogContent sx={{ display: 'grid', gap: 3 }}>
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
              sx={({ palette }) => ({
                '& legend .MuiFormLabel-root': {
                  fontSize: 13,
                  fontWeight: 500,
                  color: palette.text.primary,
                  transform: 'none',
                },
              })}
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
                        (date) =>
                          isFuture(date, Date.now()) ? undefined : t('settings.tokens.new.dateFuture'),
                      ]}
                      helperText={false}
                    />
                  )}
                </>
              )}
            </FormDataConsumer>
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose}>{t('settings.cancel')}</Button>
            <SaveButton label={t('settings.tokens.new.create')} icon={null} />
          </DialogActions>
        </Form>
      )}
    </Dialog>
  );
}
