import type { ComponentProps } from 'react';
import { CreateBase, EditBase, type RaRecord, useSaveContext } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { sentenceOfFault } from '../../../server/texts/faults.ts';
import { FormDialog } from '../../components/FormDialog.tsx';
import { said } from '../../i18n/said.ts';
import { notify, notifyFailure } from '../../notify.tsx';

type FormProps<Values extends FieldValues> = Omit<
  ComponentProps<typeof FormDialog<Values>>,
  'validate' | 'onSubmit' | 'failed'
> & {
  schema: z.ZodType<object>;
  /** If nothing is to be sent, the dialog closes. */
  toInput: (values: Values) => object;
};

type Props<Values extends FieldValues, Saved extends RaRecord> = FormProps<Values> & {
  resource: string;
  record: Saved | null;
  done: (saved: Saved) => string;
  failed: string;
};

export function DialogForm<Values extends FieldValues, Saved extends RaRecord>(props: Props<Values, Saved>) {
  const { resource, record, done, failed, ...form } = props;
  const base = {
    resource,
    redirect: false,
    mutationOptions: {
      onSuccess(saved: Saved) {
        notify.success(done(saved));
        form.onClose();
      },
      onError: (error: unknown) => notifyFailure(error, failed),
    },
  } as const;
  if (!record) {
    return (
      <CreateBase<Saved> {...base}>
        <Checked {...form} />
      </CreateBase>
    );
  }
  return (
    // No query, because the page that opens the dialog has the record.
    <EditBase<Saved> {...base} id={record.id} queryOptions={{ enabled: false }} mutationMode="pessimistic">
      <Checked {...form} />
    </EditBase>
  );
}

function Checked<Values extends FieldValues>({ schema, toInput, ...dialog }: FormProps<Values>) {
  const { save } = useSaveContext();
  return (
    <FormDialog<Values>
      {...dialog}
      failed=""
      validate={(values) => errorsOf(schema.safeParse(toInput(values)).error?.issues ?? [])}
      onSubmit={async (values) => {
        const input = schema.parse(toInput(values));
        return Object.keys(input).length === 0 ? dialog.onClose() : save?.(input);
      }}
    />
  );
}

function errorsOf(issues: readonly z.core.$ZodIssue[]): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { path, message } of issues) errors[String(path[0])] ??= said(sentenceOfFault(message));
  return errors;
}
