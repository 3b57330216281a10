import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { TextInput, type TextInputProps } from 'react-admin';
import { useTranslate } from '../i18n/useTranslate.ts';
import { LiveFilters } from './LiveFilters.tsx';

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

/** The filters of a list in one row. */
export function FilterRow({ children }: { children: ReactNode }) {
  const t = useTranslate();
  return (
    <search aria-label={t('comments.filters.name')} style={{ width: '100%' }}>
      <LiveFilters form={Row}>{children}</LiveFilters>
    </search>
  );
}

/** A text to search for. */
export const FilterText = (input: TextInputProps) => (
  <TextInput {...field} type="search" slotProps={{ htmlInput: { maxLength: 200 } }} {...input} />
);
