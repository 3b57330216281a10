import { type ComponentType, type FormHTMLAttributes, type ReactNode, useEffect, useRef } from 'react';
import { SourceContextProvider, useEvent, useListContext, useResourceContext } from 'react-admin';
import { type FieldValues, FormProvider, useForm } from 'react-hook-form';

type Props = { form: ComponentType<FormHTMLAttributes<HTMLFormElement>>; children: ReactNode };

/**
 * A form whose inputs are the list's filters, sent after 250 ms without another change. react-admin's
 * FilterLiveForm sends nothing until react-hook-form reports the validity, which comes late.
 */
export function LiveFilters({ form: Form, children }: Props) {
  const { filterValues, setFilters } = useListContext();
  const resource = useResourceContext();
  const form = useForm({ defaultValues: filterValues });
  const { getValues, setValue, watch } = form;
  // Changes that are not in the list's filters yet.
  const typed = useRef<FieldValues>({});
  const timer = useRef(0);
  const send = useEvent(() => setFilters({ ...filterValues, ...typed.current }));

  const sendSoon = useEvent(() => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(send, 250);
  });

  useEffect(() => {
    const { unsubscribe } = watch((values, { name, type }) => {
      if (!name || type !== 'change') return;
      typed.current[name] = values[name] ?? '';
      sendSoon();
    });
    return unsubscribe;
  }, [watch, sendSoon]);

  useEffect(() => () => clearTimeout(timer.current), []);

  const adopt = useEvent(() => {
    for (const name of Object.keys({ ...getValues(), ...filterValues })) {
      const value = filterValues[name] ?? '';
      if (typed.current[name] === value) delete typed.current[name];
      if (!(name in typed.current)) setValue(name, value);
    }
    // The filters were changed elsewhere before these changes were sent.
    if (Object.keys(typed.current).length > 0) sendSoon();
  });
  const known = JSON.stringify(filterValues);
  // biome-ignore lint/correctness/useExhaustiveDependencies: react-admin's object is another one at each render
  useEffect(adopt, [known, adopt]);

  const names = {
    getSource: (source: string) => source,
    getLabel: (source: string) => `resources.${resource}.fields.${source}`,
  };
  return (
    <FormProvider {...form}>
      <SourceContextProvider value={names}>
        <Form
          onSubmit={(event) => {
            event.preventDefault();
            send();
          }}
        >
          {children}
        </Form>
      </SourceContextProvider>
    </FormProvider>
  );
}
