import { Box, CircularProgress, DialogContent } from '@mui/material';
import type { ReactNode } from 'react';
import type { BillingConfig } from '../../server/billing/schemas.ts';
import { useTranslate } from '../i18n/useTranslate.ts';

export type Setup = {
  config: BillingConfig;
  clientSecret: string;
  /** Whether the new card is to be charged in place of the default one, at once for what waits. */
  replaces: boolean;
};

export type CardFormProps = {
  setup: Setup;
  busy: boolean;
  problem: ReactNode;
  /**
   * @param confirm has the provider take the card, and answers what it is called there; null when there is nothing to save and
   * nothing to tell
   */
  onSubmit: (confirm: () => Promise<string | null>) => void;
  onClose: () => void;
};

export function FormSkeleton() {
  const t = useTranslate();
  return (
    <DialogContent>
      <Box sx={{ minHeight: 240, display: 'grid', placeItems: 'center', color: 'text.secondary' }}>
        <CircularProgress size={22} color="inherit" aria-label={t('billing.loading')} />
      </Box>
    </DialogContent>
  );
}
