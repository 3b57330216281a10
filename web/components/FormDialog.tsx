import {
  Button,
  type ButtonProps,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material';
import { type ReactNode, useId, useState } from 'react';
import { Form, FormDataConsumer, useTranslate as useRaTranslate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { notifyFailure } from '../notify.tsx';
import { withOverlay } from './overlayStore.ts';
import { type Errors, faultsOf } from './report.ts';

type Props<Values extends FieldValues> = {
  title: string;
  text?: string;
  submit: string;
  color?: NonNullable<ButtonProps['color']>;
  initial: Values;
  validate?: (values: Values) => Errors;
  /** Returns or throws the errors by field. */
  onSubmit: (values: Values) => Promise<unknown>;
  failed: string;
  /** Set if the browser or a proof asks during the submit, so that no overlay covers it. */
  isUncovered?: boolean;
  isHeld?: boolean | ((values: Values) => boolean);
  onClose: () => void;
  children: ReactNode;
};

export function FormDialog<Values extends FieldValues>(props: Props<Values>) {
  const {
    title,
    text,
    submit,
    color = 'primary',
    validate,
    onSubmit,
    failed,
    isUncovered = false,
    isHeld = false,
    onClose,
    children,
  } = props;
  const ra = useRaTranslate();
  const id = useId();
  const [initial] = useState(props.initial);
  const [busy, setBusy] = useState(false);

  async function send(values: FieldValues): Promise<object | undefined> {
    setBusy(true);
    try {
      const work = () => onSubmit(values as Values);
      const errors = await (isUncovered ? work() : withOverlay(work));
      return (errors ?? undefined) as object | undefined;
    } catch (error) {
      notifyFailure(error, failed);
      return faultsOf(error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog open onClose={busy ? undefined : onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <Form
        record={initial}
        {...(validate && { validate: (values: FieldValues) => validate(values as Values) })}
        onSubmit={send}
        disableInvalidFormNotification
        noValidate
        aria-labelledby={id}
      >
        <DialogContent sx={content}>
          {text && <DialogContentText>{text}</DialogContentText>}
          {children}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={busy}>
            {ra('ra.action.cancel')}
          </Button>
          <FormDataConsumer<Values>>
            {({ formData }) => (
              <Button
                type="submit"
                variant="contained"
                color={color}
                loading={busy}
                disabled={typeof isHeld === 'function' ? isHeld(formData as Values) : isHeld}
              >
                {submit}
              </Button>
            )}
          </FormDataConsumer>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

/** The style of a field's label. */
export const groupLabel = { fontSize: 13, fontWeight: 500, color: 'text.primary', transform: 'none', mb: 1 };

const content = {
  display: 'grid',
  gap: 4,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& .MuiFormControl-root': { my: 0 },
  '& .RaRadioButtonGroupInput-label, & .RaCheckboxGroupInput-label': groupLabel,
};
