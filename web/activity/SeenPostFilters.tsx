import { Box, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { FilterLiveForm, SearchInput, useListContext } from 'react-admin';
import { useTranslate } from '../i18n/useTranslate.ts';

const verdicts = ['all', 'chosen', 'open', 'skipped'] as const;

export function SeenPostFilters() {
  const t = useTranslate();
  const { filterValues, setFilters } = useListContext();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 4, rowGap: 2, mb: 2 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label={t('activity.posts.verdict')}
        value={filterValues.verdict ?? 'all'}
        onChange={(_, verdict) =>
          verdict && setFilters({ ...filterValues, verdict: verdict === 'all' ? undefined : verdict })
        }
      >
        {verdicts.map((verdict) => (
          <ToggleButton key={verdict} value={verdict}>
            {t(`activity.posts.${verdict}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <FilterLiveForm>
        <SearchInput
          source="q"
          placeholder={t('activity.posts.search')}
          slotProps={{ htmlInput: { 'aria-label': t('activity.posts.search') } }}
          sx={{ width: { xs: '100%', sm: 240 } }}
        />
      </FilterLiveForm>
    </Box>
  );
}
