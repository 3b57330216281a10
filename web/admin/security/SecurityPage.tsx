import { Box } from '@mui/material';
import { Page } from '../../components/Page.tsx';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { useMe } from '../../me.ts';
import { SecurityPanels } from '../../security/SecurityPanels.tsx';

export function SecurityPage() {
  const t = useTranslate();
  const me = useMe();
  return (
    <Page title={t('settings.parts.security')}>
      <Box sx={{ display: 'grid', gap: 5, minWidth: 0 }}>
        <SecurityPanels user={me.data} />
      </Box>
    </Page>
  );
}
