import type { ComponentProps } from 'react';
import { useSaveContext } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { sentenceOfFault } from '../../../server/texts/faults.ts';
import { FormDialog } from '../../components/FormDialog.tsx';
import { said } from '../../i18n/said.ts';

type Props<Values extends FieldValues> = Omit<
  ComponentProps<typeof FormDialog<Values>>,
  'validate' | 'onSubmit' | 'failed'
> & {
  /** The very schema that the server checks with. */
  schema: z.ZodType<object>;
  /** What of the values is sent. If that is nothing, the dialog closes. */
  toInput: (values: Values) => object;
};

/** Within CreateBase or EditBase, which tell how saving went. */
export function DialogForm<Values extends FieldValues>({ schema, toInput, ...dialog }: Props<Values>) {
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
