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
import {
  CreateBase,
  EditBase,
  Form,
  FormDataConsumer,
  type RaRecord,
  useTranslate as useRaTranslate,
  useSaveContext,
} from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { sentenceOfFault } from '../../server/texts/sentence.ts';
import { ApiError } from '../call.ts';
import { translated } from '../i18n/translated.ts';
import { notify, notifyFailure } from '../notify.tsx';
import { withOverlay } from './overlayStore.ts';
import { type Errors, faultsOf, useAction } from './useAction.ts';

type DialogProps<Values extends FieldValues> = {
  title: string;
  text?: string;
  submit: string;
  color?: NonNullable<ButtonProps['color']>;
  initial: Values;
  /** The input that is sent; without it, the values. */
  toInput?: (values: Values) => object;
  /** Checks what is sent. */
  schema?: z.ZodType<object>;
  isHeld?: boolean | ((values: Values) => boolean);
  onClose: () => void;
  children: ReactNode;
};

type CallProps<Values extends FieldValues, Input> = DialogProps<Values> & {
  onSubmit: (input: Input) => Promise<unknown>;
  /** The toast after a success, which then closes the dialog. */
  done?: string;
  failed: string;
  /** The field that shows each error, without a toast. */
  field?: string;
  /** Set if the browser or a proof asks during the submit, so that no overlay covers it. */
  isUncovered?: boolean;
};

type ResourceProps<Values extends FieldValues, Saved extends RaRecord> = DialogProps<Values> & {
  resource: string;
  /** Null to create one. */
  record: Saved | null;
  done: (saved: Saved) => string;
  failed: string;
};

/** A dialog with react-admin's inputs. It saves a resource, or makes a call with `onSubmit`. */
export function FormDialog<Values extends FieldValues, Input = Values, Saved extends RaRecord = RaRecord>(
  props: CallProps<Values, Input> | ResourceProps<Values, Saved>,
) {
  return 'resource' in props ? <ResourceDialog {...props} /> : <CallDialog {...props} />;
}

function CallDialog<Values extends FieldValues, Input>(props: CallProps<Values, Input>) {
  const { onSubmit, done = '', failed, field, isUncovered = false, ...dialog } = props;
  const calling = useAction({
    run: onSubmit,
    done,
    failed,
    isUncovered,
    ...(field !== undefined && { onError: () => {} }),
  });

  async function send(input: object): Promise<object | undefined> {
    const error = await calling.submit(input as Input);
    if (error && field !== undefined) return { [field]: error instanceof ApiError ? error.message : failed };
    if (error) return faultsOf(error);
    if (done) dialog.onClose();
    return undefined;
  }
  return <InputsDialog {...dialog} send={send} />;
}

function ResourceDialog<Values extends FieldValues, Saved extends RaRecord>(
  props: ResourceProps<Values, Saved>,
) {
  const { resource, record, done, failed, ...dialog } = props;
  const base = {
    resource,
    redirect: false,
    mutationOptions: {
      onSuccess(saved: Saved) {
        notify.success(done(saved));
        dialog.onClose();
      },
      onError: (error: unknown) => notifyFailure(error, failed),
    },
  } as const;
  return record ? (
    // No query, because the page that opens the dialog has the record.
    <EditBase<Saved> {...base} id={record.id} queryOptions={{ enabled: false }} mutationMode="pessimistic">
      <SavingDialog {...dialog} />
    </EditBase>
  ) : (
    <CreateBase<Saved> {...base}>
      <SavingDialog {...dialog} />
    </CreateBase>
  );
}

/** If nothing is to be saved, it closes. */
function SavingDialog<Values extends FieldValues>(dialog: DialogProps<Values>) {
  const { save } = useSaveContext();
  const send = (input: object) =>
    withOverlay(async () => (Object.keys(input).length === 0 ? dialog.onClose() : save?.(input)));
  return <InputsDialog {...dialog} send={send} />;
}

/** @returns the errors by field */
type Send = (input: object) => Promise<unknown>;

function InputsDialog<Values extends FieldValues>(props: DialogProps<Values> & { send: Send }) {
  const { title, text, submit, color = 'primary', schema, send } = props;
  const { toInput = (values) => values, isHeld = false, onClose, children } = props;
  const ra = useRaTranslate();
  const id = useId();
  const [initial] = useState(props.initial);
  const [busy, setBusy] = useState(false);

  const validate = (values: FieldValues) => issuesOf(schema?.safeParse(toInput(values as Values)));

  async function onSubmit(values: FieldValues): Promise<object | undefined> {
    const input = toInput(values as Values);
    setBusy(true);
    try {
      return ((await send(schema?.parse(input) ?? input)) ?? undefined) as object | undefined;
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog open onClose={busy ? undefined : onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <Form
        record={initial}
        {...(schema && { validate })}
        onSubmit={onSubmit}
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

function issuesOf(checked: z.ZodSafeParseResult<object> | undefined): Errors {
  const errors: Errors = {};
  for (const { path, message } of checked?.error?.issues ?? [])
    errors[String(path[0])] ??= translated(sentenceOfFault(message));
  return errors;
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
