import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { FilterLiveForm } from 'react-admin';
import { useTranslate } from '../i18n/useTranslate.ts';

const field = { helperText: false, margin: 'none', fullWidth: true } as const;

export const filterField = {
  ...field,
  slotProps: { htmlInput: { maxLength: 200 } },
} as const;

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
