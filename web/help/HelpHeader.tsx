import { Box } from '@mui/material';
import { TextLink } from '../components/TextLink.tsx';
import { useTranslate } from '../i18n/useTranslate.ts';
import { Logo } from '../layout/Logo.tsx';
import { homeOf, useSession } from '../session.ts';
import { headerHeight } from '../theme.ts';

export function HelpHeader() {
  const t = useTranslate();
  const { userData } = useSession();
  const home = homeOf(userData);
  return (
    <Box
      component="header"
      sx={{
        height: headerHeight,
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 4,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Logo to={home} />
      <TextLink to={home}>{t(userData ? 'help.toApp' : 'help.toSignIn')}</TextLink>
    </Box>
  );
}
