import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';
import type { z } from 'zod';
import { type Sentence, sentenceOfFault } from '../../server/texts/sentence.ts';
import { ApiError } from '../call.ts';
import { said } from '../i18n/said.ts';
import { notifyFailure } from '../notify.tsx';
import { withOverlay } from './overlayStore.ts';
import { useAction } from './useAction.ts';

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
  const [isLoading, setLoading] = useState(false);
  const rules = useRef<S>(undefined);
  const isAtWork = useRef(false);
  const checked = useRef(false);
  const isShown = (error: unknown) => errorField !== undefined && error instanceof ApiError;
  const sending = useAction({
    run: submit,
    failed,
    onError: (error) => isShown(error) || notifyFailure(error, failed),
  });

  /** Without the rules the server still validates. */
  const fetchRules = async () => {
    rules.current ??= await schema().catch(() => undefined);
  };

  const check = (next: Values) => {
    const input = toInput(next);
    const result = rules.current?.safeParse(input);
    const wrong =
      result?.error &&
      errorsOf(result.error.issues.map(({ path, message }) => ({ path, ...sentenceOfFault(message) })));
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
    const error = await sending.submit(input);
    if (!error) return;
    const { issues, message } = error instanceof ApiError ? error : { issues: [], message: '' };
    const refused = errorsOf(
      isShown(error) ? [{ path: errorField ?? '', message: issues[0]?.message ?? message }] : issues,
    );
    setErrors(refused);
    focusFirst(form, refused);
  };

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isAtWork.current) return;
    const form = event.currentTarget;
    isAtWork.current = true;
    if (!rules.current) {
      setLoading(true);
      await withOverlay(fetchRules);
      setLoading(false);
    }
    checked.current = true;
    const { wrong, input } = check(values);
    if (wrong) focusFirst(form, wrong);
    else await send(form, input);
    isAtWork.current = false;
  };

  const field = (name: string) => ({
    name,
    value: values[name] ?? '',
    error: errors[name] !== undefined,
    helperText: errors[name] && said(errors[name]),
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => change(name, target.value),
  });

  return { field, busy: isLoading || sending.busy, formProps: { onSubmit, noValidate: true } };
}

export type FieldProps = ReturnType<ReturnType<typeof useForm>['field']>;
