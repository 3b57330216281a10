import { ButtonBase, Typography } from '@mui/material';
import { useExpanded, useResourceContext } from 'react-admin';
import type { AuditEntry } from '../../../server/audit/schemas.ts';
import { EmptyState } from '../../components/EmptyState.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import { momentText } from '../../i18n/momentText.ts';
import { useLanguage, useTranslate } from '../../i18n/useTranslate.ts';
import { AdminTable } from '../table/AdminTable.tsx';
import { AuditDetails } from './AuditDetails.tsx';
import { actionText, changedFields } from './auditModel.ts';

const isTold = ({ before, after }: AuditEntry) => Object.keys({ ...before, ...after }).length > 0;

/** A line for each change; each opens to what was before and after. */
export function AuditTable() {
  const t = useTranslate();
  const language = useLanguage();
  return (
    <AdminTable<AuditEntry>
      label={t('admin.audit.title')}
      columns={[
        {
          source: 'createdAt',
          label: t('admin.audit.when'),
          sort: 'ASC',
          render: ({ createdAt }) => momentText(createdAt, language),
        },
        {
          source: 'action',
          label: t('admin.audit.what'),
          phone: 'lead',
          render: (entry) => (isTold(entry) ? <Told entry={entry} /> : actionText(entry.action, t)),
        },
        {
          source: 'actorId',
          label: t('admin.audit.who'),
          render: ({ actor, actorId }) => <Person person={actor} id={actorId} />,
        },
        {
          source: 'subject',
          label: t('admin.audit.whom'),
          render: ({ whom, subject, actorId }) =>
            subject === `user:${actorId}` ? (
              t('admin.audit.themselves')
            ) : (
              <Person person={whom} id={subject} />
            ),
        },
        { source: 'address', label: t('admin.audit.from'), render: ({ address }) => address || '–' },
      ]}
      details={AuditDetails}
      hasDetails={isTold}
      empty={<EmptyState title={t('admin.audit.none')} text={t('admin.audit.noneText')} />}
    />
  );
}

/** What was done, and of what; opens the details for the keyboard too, which the arrow leaves out. */
function Told({ entry }: { entry: AuditEntry }) {
  const t = useTranslate();
  const language = useLanguage();
  const [expanded, toggle] = useExpanded(useResourceContext() ?? '', entry.id);
  const names = changedFields(entry.before, entry.after, t, language).map(({ name }) => name);
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

/** Whoever is there has a page; of others the id is left. */
function Person({ person, id }: { person: AuditEntry['actor']; id: string }) {
  const t = useTranslate();
  if (person) return <TextLink to={`/admin/users/${encodeURIComponent(person._id)}`}>{person.name}</TextLink>;
  if (!id.startsWith('user:') && id.includes(':')) return id;
  return id === 'server' ? t('admin.audit.server') : t('admin.audit.gone', { id: id.replace(/^user:/, '') });
}
