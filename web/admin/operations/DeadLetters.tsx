import type { DeadLetter } from '../../../server/operations/logSchemas.ts';
import { EmptyState } from '../../components/EmptyState.tsx';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { AdminList } from '../list/AdminList.tsx';
import { AdminTable } from '../list/AdminTable.tsx';
import { Col } from '../list/Col.tsx';
import { AgainButton, refreshMs } from './logs.tsx';
import { timeText } from './operationsModel.ts';

/** A long error must not push the button out of sight. */
const wrapped = {
  '& td.column-about, & td.column-fault': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
};

/** Jobs that failed for the last time, with a button to replay each. */
export function DeadLetters() {
  const t = useTranslate();
  const kind = (row: DeadLetter) => t(`admin.operations.dead.kinds.${row.kind}`);
  const when = ({ failedAt, createdAt }: DeadLetter) => timeText(failedAt ?? createdAt);
  const replay = (row: DeadLetter) => <AgainButton list="dead-letters" id={row.id} about={row.about} />;
  const empty = (
    <EmptyState title={t('admin.operations.dead.empty')} text={t('admin.operations.dead.emptyText')} />
  );
  return (
    <AdminList
      resource="dead-letters"
      failed={t('admin.operations.failed')}
      sort={{ field: 'createdAt', order: 'DESC' }}
      actions={false}
      empty={empty}
      queryOptions={{ refetchInterval: refreshMs }}
    >
      <AdminTable<DeadLetter>
        aria-label={t('admin.operations.parts.dead')}
        sx={wrapped}
        empty={empty}
        phone={{
          primaryText: ({ about }) => about,
          secondaryText: (row) => (
            <>
              {kind(row)}
              {row.fault && ` · ${row.fault}`}
              <br />
              {when(row)} {replay(row)}
            </>
          ),
        }}
      >
        <Col<DeadLetter> source="createdAt" label={t('admin.operations.logs.when')} render={when} />
        <Col<DeadLetter> source="kind" label={t('admin.operations.logs.kind')} disableSort render={kind} />
        <Col<DeadLetter> source="about" label={t('admin.operations.dead.about')} disableSort />
        <Col<DeadLetter> source="tries" label={t('admin.operations.logs.tries')} disableSort align="right" />
        <Col<DeadLetter>
          source="fault"
          label={t('admin.operations.logs.fault')}
          disableSort
          render={({ fault }) => fault ?? '-'}
        />
        <Col<DeadLetter> source="id" label="" disableSort align="right" render={replay} />
      </AdminTable>
    </AdminList>
  );
}
