import { Box, Button, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import type { User } from '../../../server/identity/users/schemas.ts';
import { Panel } from '../../components/Panel.tsx';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { DeleteDialog } from './DeleteDialog.tsx';
import { ExportButton } from './ExportButton.tsx';

export function DataPanel({ user }: { user: User | undefined }) {
  const t = useTranslate();
  const [leaving, setLeaving] = useState(false);
  return (
    <Panel title={t('settings.data.title')}>
      <Part title={t('settings.data.exportTitle')} text={t('settings.data.exportText')}>
        <ExportButton />
      </Part>
      <Part title={t('settings.data.deleteTitle')} text={t('settings.data.deleteText')}>
        <Button variant="outlined" color="error" disabled={!user} onClick={() => setLeaving(true)}>
          {t('settings.data.delete')}
        </Button>
      </Part>
      {leaving && user && <DeleteDialog user={user} onClose={() => setLeaving(false)} />}
    </Panel>
  );
}

function Part({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <Box
      sx={({ palette }) => ({
        '& + &': { mt: 4, pt: 4, borderTop: `1px solid ${palette.line}` },
        display: 'flex',
        flexDirection: { xs: 'column', sm: 'row' },
        alignItems: { xs: 'flex-start', sm: 'center' },
        gap: { xs: 3, sm: 6 },
      })}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="h3">{title}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
          {text}
        </Typography>
      </Box>
      {children}
    </Box>
  );
}
