import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';
import type { z } from 'zod';
import { ApiError } from '../api.ts';
import { translateSentence } from '../i18n/sentences.ts';
import { withOverlay } from './overlayStore.ts';

type Values = Record<string, string>;
type Errors = Record<string, string>;

type Form<S extends z.ZodType> = {
  /** The very schema that the server checks with. */
  schema: S;
  initial: Values;
  /** What of the values is sent; all of them by default. */
  toInput?: (values: Values) => unknown;
  /** Called with the parsed input. A rejection with issues puts them under their fields, then reaches `failed`. */
  submit: (input: z.output<S>) => Promise<void>;
  failed: (error: unknown) => void;
};

/** The first message for each path: one at a time is enough to act on. */
function errorsOf(issues: readonly { path: string | PropertyKey[]; message: string }[]): Errors {
  const errors: Errors = {};
  for (const { path, message } of issues) errors[typeof path === 'string' ? path : String(path[0] ?? '')] ??= message;
  return errors;
}

/** A small form: checks at submit, then at every change; sends once at a time, behind the overlay. */
export function useForm<S extends z.ZodType>({ schema, initial, toInput = (values) => values, submit, failed }: Form<S>) {
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<Errors>({});
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);
  const checked = useRef(false);

  const check = (next: Values) => {
    const result = schema.safeParse(toInput(next));
    setErrors(result.success ? {} : errorsOf(result.error.issues));
    return result;
  };

  const change = (name: string, value: string) => {
    const next = { ...values, [name]: value };
    setValues(next);
    if (checked.current) check(next);
  };

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending.current) return;
    const form = event.currentTarget;
    const focusFirst = (wrong: Errors) =>
      Array.from(form.elements)
        .find((e): e is HTMLInputElement => e instanceof HTMLInputElement && e.name in wrong)
        ?.focus();
    checked.current = true;
    const result = check(values);
    if (!result.success) return focusFirst(errorsOf(result.error.issues));

    sending.current = true;
    setBusy(true);
    try {
      await withOverlay(() => submit(result.data));
    } catch (error) {
      if (error instanceof ApiError && error.issues.length > 0) {
        const wrong = errorsOf(error.issues);
        setErrors(wrong);
        focusFirst(wrong);
      }
      failed(error);
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };

  /** Starts over from other values: after saving, or when the server has newer ones. */
  const reset = (next: Values) => {
    checked.current = false;
    setErrors({});
    setValues(next);
  };

  const field = (name: string) => ({
    name,
    value: values[name] ?? '',
    error: errors[name] !== undefined,
    helperText: errors[name] && translateSentence(errors[name]),
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => change(name, event.target.value),
  });

  return { values, field, busy, reset, formProps: { onSubmit, noValidate: true } };
}

export type FieldProps = ReturnType<ReturnType<typeof useForm>['field']>;
