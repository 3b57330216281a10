import { styled } from '@mui/material/styles';
import { type ReactNode, useEffect } from 'react';
import { FilterLiveForm, TextInput, type TextInputProps } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useTranslate } from '../i18n/useTranslate.ts';

const field = { helperText: false, margin: 'none', fullWidth: true } as const;

/** The label is an element: react-admin adds an asterisk to a text. */
export const filterSelect = {
  ...field,
  isRequired: true,
  translateChoice: false,
  slotProps: { select: { displayEmpty: true } },
} as const;

export const filterPlace = { width: '100%', mb: 4 } as const;

const Row = styled('form')(({ theme }) =>
  theme.unstable_sx({
    display: 'grid',
    alignItems: 'end',
    gap: 3,
    gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
  }),
);

/** One form, so that no filter overwrites another that is still debounced. */
export function FilterRow({ children }: { children: ReactNode }) {
  const t = useTranslate();
  return (
    <search aria-label={t('comments.filters.name')} style={{ width: '100%' }}>
      <FilterLiveForm debounce={250} formComponent={Row}>
        {children}
      </FilterLiveForm>
    </search>
  );
}

/** A text to search for. */
export function FilterText(input: TextInputProps) {
  useValidity();
  return <TextInput {...field} type="search" slotProps={{ htmlInput: { maxLength: 200 } }} {...input} />;
}

/**
 * For an input of a FilterLiveForm, which sends only a form that it knows to be valid.
 * react-hook-form does not tell it so if the form became valid while React was still drawing it.
 */
export function useValidity(): void {
  const { trigger } = useFormContext();
  useEffect(() => void trigger(), [trigger]);
}
