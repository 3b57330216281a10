import { Box, DialogContent, Typography } from '@mui/material';
import { useTranslate } from '../i18n/useTranslate.ts';

/** @param onLoad runs for every page in the frame, the last one included */
export function BankFrame({ url, onLoad }: { url: string; onLoad: () => void }) {
  const t = useTranslate();
  return (
    <DialogContent>
      <Typography sx={{ color: 'text.secondary', mb: 3 }}>{t('billing.addCard.bank')}</Typography>
      <Box
        component="iframe"
        title={t('billing.addCard.bankTitle')}
        src={url}
        onLoad={onLoad}
        sx={({ palette }) => ({
          display: 'block',
          width: '100%',
          height: 360,
          border: `1px solid ${palette.line}`,
          borderRadius: '8px',
        })}
      />
    </DialogContent>
  );
}
