import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { FilterLiveForm } from 'react-admin';
import { useTranslate } from '../i18n/useTranslate.ts';

export const filterField = {
  helperText: false,
  margin: 'none',
  fullWidth: true,
  slotProps: { htmlInput: { maxLength: 200 } },
} as const;

/** A choice that always has a value. The label is no text, because react-admin would add an asterisk to it. */
export const filterSelect = {
  isRequired: true,
  translateChoice: false,
  helperText: false,
  margin: 'none',
  fullWidth: true,
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

/** The filters of a list in a row. They are one form, so that none overwrites another that is still being typed. */
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
