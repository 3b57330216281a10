import { Button } from '@mui/material';
import { useListContext } from 'react-admin';
import { EmptyState } from '../components/EmptyState.tsx';
import { focusContent } from '../components/keepFocus.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import type { Filters } from './rangeModel.ts';

export function useFilters() {
  const { filterValues, setFilters } = useListContext();
  return {
    filters: filterValues as Filters,
    isFiltered: Object.values(filterValues).some(Boolean),
    clear: () => setFilters({}, undefined, false),
  };
}

export function NothingFound() {
  const t = useTranslate();
  const { clear } = useFilters();
  return (
    <EmptyState
      title={t('comments.list.noMatch')}
      text={t('comments.list.noMatchText')}
      action={
        <Button
          variant="outlined"
          onClick={() => {
            focusContent();
            clear();
          }}
        >
          {t('comments.list.showAll')}
        </Button>
      }
    />
  );
}
