import { Button, DialogActions, DialogContent } from '@mui/material';
import { CheckboxGroupInput, Form, SaveButton, TextInput } from 'react-admin';
import { type WebhookInput, webhookTypes } from '../../../server/messaging/webhooks/schemas.ts';
import { withOverlay } from '../../components/overlayStore.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { notifyFailure } from '../../notify.tsx';
import { faultsOf } from '../saveProfile.ts';
import { typeTexts } from './webhooksModel.ts';

type Props = {
  values: WebhookInput;
  /** The id of the dialog's title. */
  titleId: string;
  action: string;
  save: (values: WebhookInput) => Promise<void>;
  onClose: () => void;
};

/** Where messages go and what of. What is wrong with either, the server says below it. */
export function WebhookFields({ values, titleId, action, save, onClose }: Props) {
  const t = useTranslate();

  async function submit({ url, events }: WebhookInput) {
    try {
      // An emptied field is null to react-admin.
      await withOverlay(() => save({ url: url ?? '', events: events ?? [] }));
      return undefined;
    } catch (error) {
      notifyFailure(error, t('settings.webhooks.form.failed'));
      return faultsOf(error);
    }
  }

  return (
    <Form
      defaultValues={values}
      sanitizeEmptyValues={false}
      noValidate
      onSubmit={(entered: unknown) => submit(entered as WebhookInput)}
      aria-labelledby={titleId}
    >
      <DialogContent sx={{ display: 'grid', gap: 3 }}>
        <TextInput
          source="url"
          type="url"
          label={t('settings.webhooks.form.url')}
          helperText={t('settings.webhooks.form.urlHint')}
          autoFocus
          autoComplete="off"
        />
        <CheckboxGroupInput
          source="events"
          label={t('settings.webhooks.form.events')}
          row={false}
          choices={webhookTypes.map((type) => ({ id: type, name: t(typeTexts[type]) }))}
          translateChoice={false}
          helperText={false}
          sx={({ palette }) => ({
            '& .RaCheckboxGroupInput-label': {
              fontSize: 13,
              fontWeight: 500,
              color: palette.text.primary,
              transform: 'none',
              mb: 1,
            },
            '& .MuiFormControlLabel-root': { ml: '-8px' },
          })}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('settings.cancel')}</Button>
        <SaveButton label={action} icon={null} />
      </DialogActions>
    </Form>
  );
}
