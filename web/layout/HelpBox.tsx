import { Box, Typography } from '@mui/material';
import { TextLink } from '../components/TextLink.tsx';
import { useTranslate } from '../i18n/useTranslate.ts';

export function HelpBox() {
  const t = useTranslate();
  return (
    <Box
      sx={({ palette }) => ({
        border: `1px solid ${palette.line}`,
        borderRadius: '10px',
        p: 3,
        backgroundColor: palette.background.paper,
      })}
    >
      <Typography variant="subtitle2">{t('layout.help.title')}</Typography>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mt: 0.5, mb: 2 }}>
        {t('layout.help.text')}
      </Typography>
      <Typography variant="body2" component="div">
        <TextLink to="/help">{t('layout.help.open')}</TextLink>
      </Typography>
    </Box>
  );
}
