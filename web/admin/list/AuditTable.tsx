import { Box, ButtonBase, Typography } from '@mui/material';
import { useExpanded, useListContext, useRecordContext, useResourceContext } from 'react-admin';
import type { AuditEntry } from '../../../server/history/audit/schemas.ts';
import { EmptyState } from '../../components/EmptyState.tsx';
import { SmallTable } from '../../components/SmallTable.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import { momentText } from '../../i18n/clock.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { pathOf } from '../userModel.ts';
import { AdminTable } from './AdminTable.tsx';
import { actionText, changedFields } from './auditModel.ts';
import { Col } from './Col.tsx';

const Column = Col<AuditEntry>;

const hasDetails = ({ before, after }: AuditEntry) => Object.keys({ ...before, ...after }).length > 0;

export function AuditTable() {
  const t = useTranslate();
  const { filterValues } = useListContext();
  const none = Object.keys(filterValues).length > 0 ? 'none' : 'empty';
  return (
    <AdminTable<AuditEntry>
      aria-label={t('admin.audit.title')}
      expand={<AuditDetails />}
      isRowExpandable={hasDetails}
      rowClick={(_id, _resource, entry) => (hasDetails(entry as AuditEntry) ? 'expand' : false)}
      empty={<EmptyState title={t(`admin.audit.${none}`)} text={t(`admin.audit.${none}Text`)} />}
      phone={{
        primaryText: (entry) => <Action entry={entry} />,
        secondaryText: (entry) => <OnPhone entry={entry} />,
      }}
    >
      <Column source="createdAt" render={({ createdAt }) => momentText(createdAt)} />
      <Column source="action" disableSort render={(entry) => <Action entry={entry} />} />
      <Column
        source="actorId"
        disableSort
        render={({ actor, actorId }) => <Person person={actor} id={actorId} />}
      />
      <Column source="subject" disableSort render={(entry) => <Whom entry={entry} />} />
      <Column source="address" disableSort render={({ address }) => address || '–'} />
    </AdminTable>
  );
}

/** SimpleList has no expandable rows. */
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

/** Expands the details by keyboard too, which react-admin's arrow can't. */
function Action({ entry }: { entry: AuditEntry }) {
  const t = useTranslate();
  const [expanded, toggle] = useExpanded(useResourceContext() ?? '', entry.id);
  const action = actionText(entry.action, t);
  if (!hasDetails(entry)) return action;
  return (
    <ButtonBase
      aria-expanded={expanded}
      onClick={(event) => {
        // A click on the row toggles as well.
        event.stopPropagation();
        toggle();
      }}
      sx={{ display: 'block', textAlign: 'left', py: 1, maxWidth: 320, borderRadius: '8px', font: 'inherit' }}
    >
      {action}
      <Typography variant="caption" noWrap color="textSecondary" sx={{ display: 'block' }}>
        {changedFields(entry, t)
          .map(([name]) => name)
          .join(', ')}
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
  if (person)
    return (
      <Box component="span" title={person.name} sx={name}>
        <TextLink to={pathOf(person._id)}>{person.name}</TextLink>
      </Box>
    );
  if (!id.startsWith('user:') && id.includes(':')) return id;
  return id === 'server' ? t('admin.audit.server') : t('admin.audit.gone', { id: id.replace(/^user:/, '') });
}

function AuditDetails() {
  const t = useTranslate();
  const entry = useRecordContext<AuditEntry>();
  if (!entry) return null;
  return (
    <Box sx={inSight}>
      <SmallTable
        label={actionText(entry.action, t)}
        heads={[t('admin.audit.field'), t('admin.audit.before'), t('admin.audit.after')]}
        rows={changedFields(entry, t)}
      />
      <Typography
        variant="caption"
        color="textSecondary"
        sx={{ overflowWrap: 'anywhere', whiteSpace: 'normal' }}
      >
        {[entry.address, entry.agent].filter(Boolean).join(' · ')}
      </Typography>
    </Box>
  );
}

/** A long name must not push the address out of view. */
const name = {
  display: 'inline-block',
  maxWidth: 180,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  verticalAlign: 'bottom',
} as const;
/** Stays in view while the list scrolls sideways. */
const inSight = { position: 'sticky', left: 16, width: 'min(900px, calc(100vw - 66px))', py: 2 } as const;
