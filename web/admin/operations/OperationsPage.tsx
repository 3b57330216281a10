import { Box } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { NavLink, useParams } from 'react-router-dom';
import { Page } from '../../components/Page.tsx';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { BillingPanel } from './BillingPanel.tsx';
import { MailLog } from './MailLog.tsx';
import { Overview } from './Overview.tsx';
import { ReceivedLog } from './ReceivedLog.tsx';
import { SentLog } from './SentLog.tsx';

const faces = { overview: Overview, received: ReceivedLog, sent: SentLog, mails: MailLog, billing: BillingPanel };
type Face = keyof typeof faces;
const names = Object.keys(faces) as Face[];
const isFace = (name: string | undefined): name is Face => name !== undefined && name in faces;

const parts = ({ palette }: Theme) =>
  ({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 6,
    mb: 5,
    borderBottom: `1px solid ${palette.line}`,
    '& a': {
      py: 2,
      mb: '-1px',
      color: palette.text.secondary,
      fontWeight: 500,
      textDecoration: 'none',
      borderBottom: '2px solid transparent',
    },
    '& a:hover': { color: palette.text.primary },
    '& a[aria-current]': { color: palette.primary.main, borderBottomColor: palette.primary.main },
  }) as const;

/** How the installation is, what came and went, and the switch that stops everything. Each part has an address of its own. */
export function OperationsPage() {
  const t = useTranslate();
  const { part } = useParams();
  const face = isFace(part) ? part : 'overview';
  const Shown = faces[face];
  return (
    <Page title={t(face === 'overview' ? 'admin.operations.title' : `admin.operations.parts.${face}`)}>
      <Box component="nav" aria-label={t('admin.operations.parts.label')} sx={parts}>
        {names.map((name) => (
          <NavLink key={name} end to={name === 'overview' ? '/admin/operations' : `/admin/operations/${name}`}>
            {t(`admin.operations.parts.${name}`)}
          </NavLink>
        ))}
      </Box>
      <Shown />
    </Page>
  );
}
