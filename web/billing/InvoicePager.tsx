import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import { Box, IconButton, Typography } from '@mui/material';
import { useTranslate } from '../i18n/useTranslate.ts';

type Props = { page: number; perPage: number; total: number; onPage: (page: number) => void };

export function InvoicePager({ page, perPage, total, onPage }: Props) {
  const t = useTranslate();
  const from = (page - 1) * perPage + 1;
  const to = Math.min(total, page * perPage);
  return (
    <Box
      component="nav"
      aria-label={t('billing.invoices.pages')}
      sx={({ palette }) => ({
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'flex-end',
        gap: 1,
        px: 4,
        py: 2,
        borderTop: `1px solid ${palette.line}`,
      })}
    >
      <Typography variant="body2" className="tabular" role="status" sx={{ color: 'text.secondary', mr: 2 }}>
        {t('billing.invoices.range', { from, to, total })}
      </Typography>
      <IconButton
        aria-label={t('billing.invoices.newer')}
        disabled={page === 1}
        onClick={() => onPage(page - 1)}
      >
        <ChevronLeft />
      </IconButton>
      <IconButton
        aria-label={t('billing.invoices.older')}
        disabled={to >= total}
        onClick={() => onPage(page + 1)}
      >
        <ChevronRight />
      </IconButton>
    </Box>
  );
}
