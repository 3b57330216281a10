import { Box } from '@mui/material';
import type { Account } from '../../../../server/accounts/schemas.ts';
import type { CommentWithCosts } from '../../../../server/history/comments/schemas.ts';
import { modeText, safeLink } from '../../../comments/commentsModel.ts';
import { HistoryFields } from '../../../comments/HistoryFields.tsx';
import { NothingFound, useFilters } from '../../../comments/useFilters.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { filterPlace } from '../../../components/FilterRow.tsx';
import { SafeLink } from '../../../components/SafeLink.tsx';
import { momentText } from '../../../i18n/clock.ts';
import { countText, moneyText } from '../../../i18n/numbers.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { useCaps } from '../../costsApi.ts';
import { AdminList } from '../../list/AdminList.tsx';
import { AdminTable } from '../../list/AdminTable.tsx';
import { Col } from '../../list/Col.tsx';
import type { PersonRecord } from '../../userModel.ts';
import { useListOf } from './ListOfUser.tsx';

type Row = CommentWithCosts & { id: string };
const Column = Col<Row>;

export function CommentsTab({ user }: { user: PersonRecord }) {
  const t = useTranslate();
  const { data: accounts = [] } = useListOf<Account & { id: string }>(user, 'user-accounts');
  return (
    <AdminList
      resource="user-comments"
      failed={t('admin.user.listFailed')}
      filter={{ userId: user.id }}
      storeKey={false}
      actions={
        <Box sx={filterPlace}>
          <HistoryFields accounts={accounts} />
        </Box>
      }
      empty={false}
    >
      <Comments names={new Map(accounts.map(({ id, name }) => [id, name]))} />
    </AdminList>
  );
}

function Comments({ names }: { names: ReadonlyMap<string, string> }) {
  const t = useTranslate();
  const { isFiltered } = useFilters();
  return (
    <AdminTable<Row>
      aria-label={t('admin.user.tabs.comments')}
      empty={
        isFiltered ? (
          <NothingFound />
        ) : (
          <EmptyState title={t('comments.list.none')} text={t('admin.user.comments.noneText')} />
        )
      }
      sx={{ '& td': { verticalAlign: 'top' } }}
      phone={{
        primaryText: ({ posterName }) => posterName,
        secondaryText: (comment) => (
          <>
            {momentText(comment.createdAt)}
            <Said {...comment} />
          </>
        ),
      }}
    >
      <Column source="createdAt" render={({ createdAt }) => momentText(createdAt)} />
      <Column source="accountId" disableSort render={({ accountId }) => names.get(accountId) ?? accountId} />
      <Column source="posterName" />
      <Column source="category" disableSort render={(comment) => modeText(comment, t)} />
      <Column source="comment" disableSort render={(comment) => <Said {...comment} />} />
      <Column source="writing" disableSort align="right" render={(comment) => <Written {...comment} />} />
    </AdminTable>
  );
}

/** Unknown is never 0; older comments have no record. */
function Written({ writing }: Row) {
  const t = useTranslate();
  const { data: caps } = useCaps();
  if (!writing) return t('admin.user.none');
  const tokens = countText(writing.inputTokens + writing.outputTokens);
  return (
    <span className="tabular">
      {writing.cost === null ? t('admin.costs.unknown') : moneyText(writing.cost, caps?.currency ?? 'USD')}
      <Box component="span" sx={{ display: 'block', typography: 'caption', color: 'text.secondary' }}>
        {t('admin.costs.tokens', { tokens })}
      </Box>
    </span>
  );
}

function Said({ comment, postUrl }: Row) {
  const t = useTranslate();
  const post = safeLink(postUrl);
  return (
    <Box component="span" sx={{ display: 'block', minWidth: { sm: 280 }, whiteSpace: 'pre-line' }}>
      {comment}{' '}
      {post && (
        <SafeLink href={post} noWrap>
          {t('comments.card.visit')}
        </SafeLink>
      )}
    </Box>
  );
}
