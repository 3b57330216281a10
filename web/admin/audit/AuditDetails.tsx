import { Box, Typography } from '@mui/material';
import { useRecordContext } from 'react-admin';
import type { AuditEntry } from '../../../server/history/audit/schemas.ts';
import { useLanguage, useTranslate } from '../../i18n/useTranslate.ts';
import { changedFields } from './auditModel.ts';

export function AuditDetails() {
  const t = useTranslate();
  const language = useLanguage();
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
          {changedFields(entry.before, entry.after, t, language).map(({ name, before, after }) => (
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
