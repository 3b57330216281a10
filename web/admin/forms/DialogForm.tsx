import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Stack,
} from '@mui/material';
import { type ReactNode, useId, useLayoutEffect, useState } from 'react';
import { Form, useSaveContext } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { sentenceOfFault } from '../../../server/texts/faults.ts';
import { withOverlay } from '../../components/overlayStore.ts';
import { said } from '../../i18n/said.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';

type Props<Values extends FieldValues> = {
  title: string;
  text?: string;
  submit: string;
  initial: Values;
  /** The very schema that the server checks with. */
  schema: z.ZodType<object>;
  /** What of the values is sent. If that is nothing, the dialog closes. */
  toInput: (values: Values) => object;
  /** Keeps the button for submitting disabled. */
  isHeld?: boolean;
  onClose: () => void;
  children: ReactNode;
};

/** react-admin's form in a dialog, within CreateBase or EditBase. */
export function DialogForm<Values extends FieldValues>(props: Props<Values>) {
  const { title, text, submit, schema, toInput, isHeld = false, onClose, children } = props;
  const t = useTranslate();
  const id = useId();
  const [initial] = useState(props.initial);
  const { save, saving = false } = useSaveContext();
  useOverlay(saving);

  const validate = (values: FieldValues) =>
    errorsOf(schema.safeParse(toInput(values as Values)).error?.issues ?? []);
  function send(values: FieldValues) {
    const input = schema.parse(toInput(values as Values));
    return Object.keys(input).length === 0 ? onClose() : save?.(input);
  }

  return (
    <Dialog open onClose={saving ? undefined : onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <Form record={initial} validate={validate} onSubmit={send} disableInvalidFormNotification noValidate>
        <DialogContent>
          {text && <DialogContentText sx={{ mb: 4 }}>{text}</DialogContentText>}
          <Stack sx={{ gap: 4, '& .MuiFormControl-root': { my: 0 } }}>{children}</Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={saving}>
            {t('admin.users.cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={saving} disabled={isHeld}>
            {submit}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

/** The first message for each field. */
function errorsOf(issues: readonly z.core.$ZodIssue[]): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { path, message } of issues) errors[String(path[0])] ??= said(sentenceOfFault(message));
  return errors;
}

function useOverlay(busy: boolean): void {
  useLayoutEffect(() => {
    if (!busy) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    void withOverlay(() => promise);
    return resolve;
  }, [busy]);
}
