import OpenInNewRounded from '@mui/icons-material/OpenInNewRounded';
import { Box, Button, IconButton, List, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { ListBase, Pagination, SearchInput, useInput, useListContext } from 'react-admin';
import type { PostDecision } from '../../server/history/posts/schemas.ts';
import { safeHref } from '../accountSettings/linesModel.ts';
import { Faces } from '../components/Faces.tsx';
import { LiveFilters } from '../components/LiveFilters.tsx';
import { RowsSkeleton } from '../components/RowsSkeleton.tsx';
import { StatusChip } from '../components/StatusChip.tsx';
import { translated } from '../i18n/translated.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import type { Tone } from '../theme.ts';
import { Ago } from './Ago.tsx';

const searchId = 'search-posts';
type Row = PostDecision & { id: string };

export default function PostDecisions({ accountId }: { accountId: string }) {
  return (
    <ListBase<Row>
      resource="post-decisions"
      filter={{ accountId }}
      sort={{ field: 'at', order: 'DESC' }}
      perPage={10}
      disableSyncWithLocation
      storeKey={false}
      disableAuthentication
    >
      <Filters />
      <Rows />
    </ListBase>
  );
}

function Filters() {
  const t = useTranslate();
  return (
    <LiveFilters form={FilterForm}>
      <VerdictInput />
      <SearchInput
        id={searchId}
        source="q"
        helperText={false}
        margin="none"
        placeholder={t('activity.posts.search')}
        slotProps={{ htmlInput: { 'aria-label': t('activity.posts.search') } }}
        sx={{ width: { xs: '100%', sm: 240 } }}
      />
    </LiveFilters>
  );
}

const FilterForm = styled('form')(({ theme }) =>
  theme.unstable_sx({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 4,
    rowGap: 2,
    mb: 2,
  }),
);

function VerdictInput() {
  const t = useTranslate();
  const { field } = useInput({ source: 'verdict', defaultValue: '' });
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={t('activity.posts.verdict')}
      value={field.value || 'all'}
      onChange={(_, verdict) => verdict && field.onChange(verdict === 'all' ? '' : verdict)}
    >
      {(['all', 'chosen', 'open', 'skipped'] as const).map((verdict) => (
        <ToggleButton key={verdict} value={verdict}>
          {t(`activity.posts.${verdict}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

function Rows() {
  const t = useTranslate();
  const list = useListContext<Row>();
  const { total = 0, filterValues, setFilters } = list;
  const isFiltered = Object.values(filterValues).some(Boolean);
  const empty = (
    <Box sx={{ py: 6, display: 'grid', justifyItems: 'start', gap: 3 }}>
      <Typography role="status" color="textSecondary">
        {t(isFiltered ? 'activity.posts.noMatch' : 'activity.posts.empty')}
      </Typography>
      {isFiltered && (
        <Button
          variant="outlined"
          size="small"
          onClick={() => {
            document.getElementById(searchId)?.focus({ preventScroll: true });
            setFilters({}, {});
          }}
        >
          {t('activity.posts.clear')}
        </Button>
      )}
    </Box>
  );
  return (
    <Faces
      query={list}
      failed={t('activity.posts.failed')}
      loading={<RowsSkeleton rows={6} height={72} />}
      empty={empty}
    >
      {(posts) => (
        <>
          <List disablePadding aria-label={t('activity.posts.label')}>
            {posts.map((post) => (
              <PostDecisionRow key={post.id} post={post} />
            ))}
          </List>
          {total > 10 && <Pagination rowsPerPageOptions={[10, 25, 50]} />}
        </>
      )}
    </Faces>
  );
}

const tones: Record<PostDecision['verdict'], Tone> = { chosen: 'good', skipped: 'neutral', open: 'info' };

function PostDecisionRow({ post }: { post: PostDecision }) {
  const t = useTranslate();
  const { posterName, postUrl, verdict, category, excerpt, at } = post;
  return (
    <Box component="li" sx={row}>
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2.5, rowGap: 1 }}>
          <Typography sx={{ fontWeight: 500 }}>{posterName}</Typography>
          <StatusChip tone={tones[verdict]} label={t(`activity.posts.${verdict}`)} />
          <Ago at={at} />
        </Box>
        <Typography sx={{ mt: 1 }}>{translated(post)}</Typography>
        <Typography variant="body2" noWrap color="textSecondary" sx={{ mt: 0.5 }}>
          {`${t(`activity.posts.source.${category}`)} · ${excerpt || t('activity.posts.noText')}`}
        </Typography>
      </Box>
      <IconButton
        href={safeHref(postUrl) ?? ''}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={t('activity.posts.visit', { name: posterName })}
      >
        <OpenInNewRounded />
      </IconButton>
    </Box>
  );
}

const row = {
  display: 'flex',
  alignItems: 'start',
  gap: 3,
  py: 3,
  '& + &': { borderTop: 1, borderColor: 'divider' },
};
