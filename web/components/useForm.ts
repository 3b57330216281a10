import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';
import type { z } from 'zod';
import type { Sentence } from '../../server/texts/sentence.ts';
import { ApiError } from '../call.ts';
import { translated } from '../i18n/translated.ts';
import { notifyFailure } from '../notify.tsx';
import { withOverlay } from './overlayStore.ts';

type Values = Record<string, string>;
type Errors = Record<string, Sentence>;

type Form<S extends z.ZodType> = {
  /** Loads the server's schema at the first input. */
  schema: () => Promise<S>;
  initial: Values;
  begun?: () => void;
  toInput?: (values: Values) => unknown;
  /** Issues of a rejection go to their fields. */
  submit: (input: z.output<S>) => Promise<void>;
  /** The field that shows each error of the server, without a toast. */
  errorField?: string | undefined;
  failed: string;
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
  errorField,
  failed,
}: Form<S>) {
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<Errors>({});
  const [busy, setBusy] = useState(false);
  const rules = useRef<{ schema: S; sentenceOf: (message: string) => Sentence }>(undefined);
  const sending = useRef(false);
  const checked = useRef(false);

  /** Without the rules the server still validates. */
  const fetchRules = async () => {
    const loading = Promise.all([schema(), import('../../server/texts/sentence.ts')]);
    rules.current ??= await loading.then(
      ([loaded, { sentenceOfFault }]) => ({ schema: loaded, sentenceOf: sentenceOfFault }),
      () => undefined,
    );
  };

  const check = (next: Values) => {
    const input = toInput(next);
    const { schema, sentenceOf } = rules.current ?? {};
    const result = schema?.safeParse(input);
    const wrong =
      result?.error &&
      errorsOf(result.error.issues.map(({ path, message }) => ({ path, message, ...sentenceOf?.(message) })));
    setErrors(wrong ?? {});
    return { wrong, input: (result?.data ?? input) as z.output<S> };
  };

  const change = (name: string, value: string) => {
    void fetchRules();
    begun?.();
    const next = { ...values, [name]: value };
    setValues(next);
    if (checked.current) check(next);
  };

  const send = async (form: HTMLFormElement, input: z.output<S>) => {
    try {
      await submit(input);
    } catch (error) {
      const { issues, message } = error instanceof ApiError ? error : { issues: [], message: null };
      const isShown = errorField !== undefined && message !== null;
      const refused = errorsOf(
        isShown ? [{ path: errorField, message: issues[0]?.message ?? message }] : issues,
      );
      setErrors(refused);
      focusFirst(form, refused);
      if (!isShown) notifyFailure(error, failed);
    }
  };

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending.current) return;
    const form = event.currentTarget;
    const wait = async (work: () => Promise<void>) => {
      setBusy(true);
      await withOverlay(work);
      setBusy(false);
    };
    sending.current = true;
    if (!rules.current) await wait(fetchRules);
    checked.current = true;
    const { wrong, input } = check(values);
    if (wrong) focusFirst(form, wrong);
    else await wait(() => send(form, input));
    sending.current = false;
  };

  const field = (name: string) => ({
    name,
    value: values[name] ?? '',
    error: errors[name] !== undefined,
    helperText: errors[name] && translated(errors[name]),
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => change(name, target.value),
  });

  return { field, busy, formProps: { onSubmit, noValidate: true } };
}

export type FieldProps = ReturnType<ReturnType<typeof useForm>['field']>;
