import { Box, Button, CircularProgress, DialogActions, DialogContent } from '@mui/material';
import type { ReactNode } from 'react';
import type { BillingConfig } from '../../server/billing/schemas.ts';
import { useTranslate } from '../i18n/useTranslate.ts';

export type Setup = {
  config: BillingConfig;
  clientSecret: string;
  /** Whether the card becomes the default, which pays open invoices at once. */
  replaces: boolean;
};

export type CardFormProps = {
  setup: Setup;
  busy: boolean;
  problem: ReactNode;
  /** @param confirm resolves to the payment method's id, or null if nothing is to be saved or reported */
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

type ActionsProps = Pick<CardFormProps, 'busy' | 'onClose'> & { ready?: boolean };

export function CardFormActions({ busy, onClose, ready = true }: ActionsProps) {
  const t = useTranslate('billing');
  return (
    <DialogActions>
      <Button onClick={onClose} disabled={busy}>
        {t('cancel')}
      </Button>
      <Button type="submit" variant="contained" loading={busy} disabled={!ready}>
        {t('addCard.save')}
      </Button>
    </DialogActions>
  );
}
