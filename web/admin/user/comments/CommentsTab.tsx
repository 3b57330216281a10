import { Box, Button, Link } from '@mui/material';
import { List, Pagination, useListContext } from 'react-admin';
import type { Comment } from '../../../../server/comments/schemas.ts';
import { isFiltered, safeLink } from '../../../comments/commentsModel.ts';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { ErrorState } from '../../../components/ErrorState.tsx';
import { FiltersTogether } from '../../../components/FiltersTogether.tsx';
import { RowsSkeleton } from '../../../components/RowsSkeleton.tsx';
import { momentText } from '../../../i18n/momentText.ts';
import { useLanguage, useTranslate } from '../../../i18n/useTranslate.ts';
import { AdminTable } from '../../table/AdminTable.tsx';
import type { PersonRecord } from '../UserPage.tsx';
import { CommentFilters } from './CommentFilters.tsx';
import { useAccountsOf } from './useAccountsOf.ts';

/** The history as the customer has it, as a table; what it is filtered by is in the address. */
export function CommentsTab({ user }: { user: PersonRecord }) {
  return (
    <List
      resource="user-comments"
      title={false}
      filter={{ userId: user.id }}
      sort={{ field: 'createdAt', order: 'DESC' }}
      perPage={25}
      storeKey={false}
      actions={
        <FiltersTogether>
          <CommentFilters userId={user.id} />
        </FiltersTogether>
      }
      pagination={<Pagination rowsPerPageOptions={[25, 50, 100]} />}
      exporter={false}
      empty={false}
      error={<Failed />}
      render={({ isPending }) => (isPending ? <RowsSkeleton rows={8} /> : <Comments userId={user.id} />)}
      sx={{ '& .RaList-main': { flex: '1 1 100%' } }}
    />
  );
}

function Comments({ userId }: { userId: string }) {
  const t = useTranslate();
  const language = useLanguage();
  const { filterValues, setFilters } = useListContext();
  const names = new Map(useAccountsOf(userId).map(({ id, name }) => [id, name]));
  const none = isFiltered(filterValues) ? (
    <EmptyState
      title={t('comments.list.noMatch')}
      text={t('comments.list.noMatchText')}
      action={
        <Button variant="outlined" onClick={() => setFilters({}, undefined, false)}>
          {t('comments.list.showAll')}
        </Button>
      }
    />
  ) : (
    <EmptyState title={t('comments.list.none')} text={t('admin.user.comments.noneText')} />
  );
  return (
    <AdminTable<Comment & { id: string }>
      label={t('admin.user.tabs.comments')}
      columns={[
        {
          source: 'createdAt',
          label: t('admin.user.comments.at'),
          sort: 'ASC',
          render: ({ createdAt }) => momentText(createdAt, language),
        },
        {
          source: 'accountId',
          label: t('admin.user.comments.sender'),
          render: ({ accountId }) => names.get(accountId) ?? accountId,
        },
        { source: 'posterName', label: t('admin.user.comments.poster'), sort: 'ASC', phone: 'lead' },
        {
          source: 'category',
          label: t('admin.user.comments.mode'),
          render: ({ category }) =>
            t(category === 'Monitor' ? 'comments.card.profiles' : 'comments.card.searches'),
        },
        {
          source: 'comment',
          label: t('admin.user.comments.comment'),
          phone: 'whole',
          render: ({ comment, postUrl }) => (
            <Box sx={{ minWidth: { sm: 280 }, whiteSpace: 'pre-line' }}>
              {comment}{' '}
              {safeLink(postUrl) && (
                <Link
                  href={safeLink(postUrl)}
                  target="_blank"
                  rel="noopener noreferrer"
                  sx={{ whiteSpace: 'nowrap' }}
                >
                  {t('comments.card.visit')}
                </Link>
              )}
            </Box>
          ),
        },
      ]}
      empty={none}
      isTopAligned
    />
  );
}

function Failed() {
  const t = useTranslate();
  const { error, refetch, isFetching } = useListContext();
  return (
    <ErrorState
      title={t('admin.user.listFailed')}
      error={error}
      onRetry={() => void refetch()}
      retrying={isFetching}
    />
  );
}
