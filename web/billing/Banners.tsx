import { Alert, Button, Stack, Typography } from '@mui/material';
import { useTranslate } from '../i18n/useTranslate.ts';
import type { Banner } from './billingModel.ts';

type Props = { banners: readonly Banner[]; onAddCard: () => void };

/** What the person has to know, above everything else. */
export function Banners({ banners, onAddCard }: Props) {
  const t = useTranslate();
  if (banners.length === 0) return null;
  return (
    <Stack sx={{ gap: 3, mb: 5 }}>
      {banners.map(({ kind, severity, title, text, asksForCard }) => (
        <Alert
          key={kind}
          severity={severity}
          role={severity === 'error' || severity === 'warning' ? 'alert' : 'status'}
          sx={{
            py: 2,
            px: 4,
            alignItems: title ? 'flex-start' : 'center',
            flexWrap: asksForCard ? 'wrap' : 'nowrap',
            '& .MuiAlert-message': { flex: '1 1 240px' },
            '& .MuiAlert-action': { pl: 0, pt: 0, m: 0, alignSelf: 'center' },
          }}
          {...(asksForCard && {
            action: (
              <Button variant="contained" color={severity} onClick={onAddCard}>
                {t('billing.banner.update')}
              </Button>
            ),
          })}
        >
          {title && (
            <Typography variant="h2" sx={{ color: 'inherit' }}>
              {title}
            </Typography>
          )}
          {text}
        </Alert>
      ))}
    </Stack>
  );
}
