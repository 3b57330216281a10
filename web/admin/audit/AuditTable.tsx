import { Box, ButtonBase, Typography } from '@mui/material';
import { useExpanded, useListContext, useRecordContext, useResourceContext } from 'react-admin';
import type { AuditEntry } from '../../../server/history/audit/schemas.ts';
import { EmptyState } from '../../components/EmptyState.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import { momentText } from '../../i18n/clock.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { AdminTable } from '../list/AdminTable.tsx';
import { Col } from '../list/Col.tsx';
import { actionText, changedFields } from './auditModel.ts';

const isTold = ({ before, after }: AuditEntry) => Object.keys({ ...before, ...after }).length > 0;

export function AuditTable() {
  const t = useTranslate();
  const { filterValues } = useListContext();
  const isFiltered = Object.keys(filterValues).length > 0;
  return (
    <AdminTable<AuditEntry>
      aria-label={t('admin.audit.title')}
      expand={<AuditDetails />}
      isRowExpandable={isTold}
      rowClick={(_id, _resource, entry) => (isTold(entry as AuditEntry) ? 'expand' : false)}
      empty={
        isFiltered ? (
          <EmptyState title={t('admin.audit.none')} text={t('admin.audit.noneText')} />
        ) : (
          <EmptyState title={t('admin.audit.empty')} text={t('admin.audit.emptyText')} />
        )
      }
      phone={{
        primaryText: (entry) => <Action entry={entry} />,
        secondaryText: (entry) => <OnPhone entry={entry} />,
      }}
    >
      <Col<AuditEntry>
        source="createdAt"
        label={t('admin.audit.when')}
        render={({ createdAt }) => momentText(createdAt)}
      />
      <Col<AuditEntry>
        source="action"
        label={t('admin.audit.what')}
        disableSort
        render={(entry) => <Action entry={entry} />}
      />
      <Col<AuditEntry>
        source="actorId"
        label={t('admin.audit.who')}
        disableSort
        render={({ actor, actorId }) => <Person person={actor} id={actorId} />}
      />
      <Col<AuditEntry>
        source="subject"
        label={t('admin.audit.whom')}
        disableSort
        render={(entry) => <Whom entry={entry} />}
      />
      <Col<AuditEntry>
        source="address"
        label={t('admin.audit.from')}
        disableSort
        render={({ address }) => address || '–'}
      />
    </AdminTable>
  );
}

/** SimpleList has no details of its own. */
function OnPhone({ entry }: { entry: AuditEntry }) {
  const [isExpanded] = useExpanded(useResourceContext() ?? '', entry.id);
  return (
    <>
      {momentText(entry.createdAt)} · <Person person={entry.actor} id={entry.actorId} /> →{' '}
      <Whom entry={entry} />
      {isExpanded && <AuditDetails />}
    </>
  );
}

const Action = ({ entry }: { entry: AuditEntry }) => {
  const t = useTranslate();
  return isTold(entry) ? <Told entry={entry} /> : actionText(entry.action, t);
};

/** The action and its subject. Opens the details by keyboard too, which the arrow does not. */
function Told({ entry }: { entry: AuditEntry }) {
  const t = useTranslate();
  const [expanded, toggle] = useExpanded(useResourceContext() ?? '', entry.id);
  const names = changedFields(entry.before, entry.after, t).map(({ name }) => name);
  return (
    <ButtonBase
      aria-expanded={expanded}
      onClick={(event) => {
        // The row does the same.
        event.stopPropagation();
        toggle();
      }}
      sx={{ display: 'block', textAlign: 'left', py: 1, maxWidth: 320, borderRadius: '8px', font: 'inherit' }}
    >
      {actionText(entry.action, t)}
      <Typography
        variant="caption"
        component="span"
        noWrap
        sx={{ display: 'block', color: 'text.secondary' }}
      >
        {names.join(', ')}
      </Typography>
    </ButtonBase>
  );
}

function Whom({ entry: { whom, subject, actorId } }: { entry: AuditEntry }) {
  const t = useTranslate();
  return subject === `user:${actorId}` ? t('admin.audit.themselves') : <Person person={whom} id={subject} />;
}

/** Existing users link to their page; deleted ones show their ID. */
function Person({ person, id }: { person: AuditEntry['actor']; id: string }) {
  const t = useTranslate();
  if (person) return <TextLink to={`/admin/users/${encodeURIComponent(person._id)}`}>{person.name}</TextLink>;
  if (!id.startsWith('user:') && id.includes(':')) return id;
  return id === 'server' ? t('admin.audit.server') : t('admin.audit.gone', { id: id.replace(/^user:/, '') });
}

function AuditDetails() {
  const t = useTranslate();
  const entry = useRecordContext<AuditEntry>();
  if (!entry) return null;
  return (
    <Box sx={inSight}>
      <Box component="table" sx={table}>
        <thead>
          <tr>
            <th scope="col">{t('admin.audit.field')}</th>
            <th scope="col">{t('admin.audit.before')}</th>
            <th scope="col">{t('admin.audit.after')}</th>
          </tr>
        </thead>
        <tbody>
          {changedFields(entry.before, entry.after, t).map(({ name, before, after }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td className={before === null ? '' : 'before'}>{before ?? '–'}</td>
              <td className={after === null ? '' : 'after'}>{after ?? '–'}</td>
            </tr>
          ))}
        </tbody>
      </Box>
      <Typography
        variant="caption"
        component="p"
        sx={{ color: 'text.secondary', mt: 2, overflowWrap: 'anywhere', whiteSpace: 'normal' }}
      >
        {[entry.address, entry.agent].filter(Boolean).join(' · ')}
      </Typography>
    </Box>
  );
}

// The table scrolls sideways where there is no room for it; what opens below a row stays in sight.
const inSight = { position: 'sticky', left: 16, width: 'min(900px, calc(100vw - 66px))', py: 2 } as const;

const table = {
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  '& th, & td': {
    textAlign: 'left',
    verticalAlign: 'top',
    fontSize: 13,
    lineHeight: '18px',
    p: '4px 12px 4px 0',
  },
  '& td': { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  '& th': { fontWeight: 500, color: 'text.secondary', overflowWrap: 'anywhere' },
  '& thead th': { fontSize: 12 },
  '& td.before': { color: 'text.secondary' },
  '& td.after': { fontWeight: 500 },
} as const;
