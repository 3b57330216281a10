import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';
import type { z } from 'zod';
import type { Sentence } from '../../server/texts/sentence.ts';
import { ApiError } from '../call.ts';
import { said } from '../i18n/said.ts';
import { withOverlay } from './overlayStore.ts';

type Values = Record<string, string>;
type Errors = Record<string, Sentence>;

type Form<S extends z.ZodType> = {
  /** The server's schema; lazy ones load at the first input. */
  schema: S | (() => Promise<S>);
  initial: Values;
  begun?: () => void;
  toInput?: (values: Values) => unknown;
  /** Issues of a rejection go to their fields. */
  submit: (input: z.output<S>) => Promise<void>;
  failed: (error: unknown) => void;
};

function errorsOf(issues: readonly (Sentence & { path: string | PropertyKey[] })[]): Errors {
  const errors: Errors = {};
  for (const { path, message, text } of issues)
    errors[typeof path === 'string' ? path : String(path[0] ?? '')] ??= { message, text };
  return errors;
}

function focusFirst(form: HTMLFormElement, wrong: Errors): void {
  const isWrong = (e: Element): e is HTMLInputElement => e instanceof HTMLInputElement && e.name in wrong;
  Array.from(form.elements).find(isWrong)?.focus();
}

/** Validates at submit, then at every change. Submits once at a time, behind the overlay. */
export function useForm<S extends z.ZodType>({
  schema,
  initial,
  begun,
  toInput = (values) => values,
  submit,
  failed,
}: Form<S>) {
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<Errors>({});
  const [busy, setBusy] = useState(false);
  const fetched = useRef<S>(undefined);
  const sentenceOf = useRef<(message: string) => Sentence>(undefined);
  const touched = useRef(false);
  const sending = useRef(false);
  const checked = useRef(false);

  const rules = () => (typeof schema === 'function' ? fetched.current : schema);
  const fetchRules = async () => {
    // Without the rules the server still validates.
    const sentences = import('../../server/texts/faults.ts');
    if (typeof schema === 'function') fetched.current ??= await schema().catch(() => undefined);
    sentenceOf.current ??= (await sentences.catch(() => undefined))?.sentenceOfFault;
  };
  const withText = ({ path, message }: z.core.$ZodIssue) => ({
    path,
    ...(sentenceOf.current?.(message) ?? { message }),
  });

  const check = (next: Values) => {
    const input = toInput(next);
    const result = rules()?.safeParse(input) ?? { success: true as const, data: input as z.output<S> };
    const wrong = result.success ? undefined : errorsOf(result.error.issues.map(withText));
    setErrors(wrong ?? {});
    return { wrong, input: result.data };
  };

  const change = (name: string, value: string) => {
    if (!touched.current) {
      touched.current = true;
      void fetchRules();
      begun?.();
    }
    const next = { ...values, [name]: value };
    setValues(next);
    if (checked.current) check(next);
  };

  const wait = async (work: () => Promise<void>) => {
    setBusy(true);
    await withOverlay(work);
    setBusy(false);
  };

  const send = async (form: HTMLFormElement, input: z.output<S>) => {
    try {
      await submit(input);
    } catch (error) {
      if (error instanceof ApiError && error.issues.length > 0) {
        const refused = errorsOf(error.issues);
        setErrors(refused);
        focusFirst(form, refused);
      }
      failed(error);
    }
  };

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending.current) return;
    const form = event.currentTarget;
    sending.current = true;
    if (!rules() || !sentenceOf.current) await wait(fetchRules);
    checked.current = true;
    const { wrong, input } = check(values);
    if (wrong) focusFirst(form, wrong);
    else await wait(() => send(form, input as z.output<S>));
    sending.current = false;
  };

  const field = (name: string) => ({
    name,
    value: values[name] ?? '',
    error: errors[name] !== undefined,
    helperText: errors[name] && said(errors[name]),
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      change(name, event.target.value),
  });

  return { values, field, busy, formProps: { onSubmit, noValidate: true } };
}

export type FieldProps = ReturnType<ReturnType<typeof useForm>['field']>;
