import { Box, Button, Link } from '@mui/material';
import { useGetList, useListContext } from 'react-admin';
import type { Account } from '../../../../server/accounts/schemas.ts';
import type { Comment } from '../../../../server/history/comments/schemas.ts';
import { isFiltered, safeLink } from '../../../comments/commentsModel.ts';
import { HistoryFields } from '../../../comments/HistoryFields.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { filterPlace } from '../../../components/FilterRow.tsx';
import { momentText } from '../../../i18n/clock.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { AdminList } from '../../list/AdminList.tsx';
import { AdminTable } from '../../list/AdminTable.tsx';
import { Col } from '../../list/Col.tsx';
import type { PersonRecord } from '../personModel.ts';

type Row = Comment & { id: string };

export function CommentsTab({ user }: { user: PersonRecord }) {
  const t = useTranslate();
  return (
    <AdminList
      resource="user-comments"
      failed={t('admin.user.listFailed')}
      filter={{ userId: user.id }}
      sort={{ field: 'createdAt', order: 'DESC' }}
      storeKey={false}
      actions={<Filters userId={user.id} />}
      empty={false}
    >
      <Comments userId={user.id} />
    </AdminList>
  );
}

const Filters = ({ userId }: { userId: string }) => (
  <Box sx={filterPlace}>
    <HistoryFields accounts={useAccountsOf(userId)} />
  </Box>
);

function Comments({ userId }: { userId: string }) {
  const t = useTranslate();
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
    <AdminTable<Row>
      aria-label={t('admin.user.tabs.comments')}
      empty={none}
      sx={{ '& td': { verticalAlign: 'top' } }}
      phone={{
        primaryText: ({ posterName }) => posterName,
        secondaryText: (comment) => (
          <>
            {momentText(comment.createdAt)}
            <Said comment={comment} />
          </>
        ),
      }}
    >
      <Col<Row>
        source="createdAt"
        label={t('admin.user.comments.at')}
        render={({ createdAt }) => momentText(createdAt)}
      />
      <Col<Row>
        source="accountId"
        label={t('admin.user.comments.sender')}
        disableSort
        render={({ accountId }) => names.get(accountId) ?? accountId}
      />
      <Col<Row> source="posterName" label={t('admin.user.comments.poster')} />
      <Col<Row>
        source="category"
        label={t('admin.user.comments.mode')}
        disableSort
        render={({ category }) =>
          t(category === 'Monitor' ? 'comments.card.profiles' : 'comments.card.searches')
        }
      />
      <Col<Row>
        source="comment"
        label={t('admin.user.comments.comment')}
        disableSort
        render={(comment) => <Said comment={comment} />}
      />
    </AdminTable>
  );
}

function Said({ comment: { comment, postUrl } }: { comment: Row }) {
  const t = useTranslate();
  return (
    <Box component="span" sx={{ display: 'block', minWidth: { sm: 280 }, whiteSpace: 'pre-line' }}>
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
  );
}

function useAccountsOf(userId: string): (Account & { id: string })[] {
  const { data = [] } = useGetList<Account & { id: string }>('user-accounts', {
    filter: { userId },
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'createdAt', order: 'ASC' },
  });
  return data;
}
