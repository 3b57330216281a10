import { Alert, Button, Stack, Typography } from '@mui/material';
import { Problem, type ProblemText } from '../components/Problem.tsx';
import { useTranslate } from '../i18n/useTranslate.ts';
import type { Banner } from '../subscription/billingModel.ts';
import { useBillingBusy } from './useBilling.ts';

type Props = {
  banners: readonly Banner[];
  isConfirming: boolean;
  problem: ProblemText | null;
  onAddCard: () => void;
  onConfirm: () => void;
  onGiveUp: () => void;
};

export function Banners(props: Props) {
  const { banners, isConfirming, problem, onAddCard, onConfirm, onGiveUp } = props;
  const isBusy = useBillingBusy();
  const t = useTranslate('billing');
  if (banners.length === 0) return null;
  return (
    <Stack sx={{ gap: 3, mb: 5 }}>
      {banners.map(({ kind, severity, title, text, asksForCard, confirms, canBeGivenUp }) => {
        const action =
          (asksForCard && (
            <Button variant="contained" color={severity} onClick={onAddCard}>
              {t('banner.update')}
            </Button>
          )) ||
          (confirms && (
            <Stack direction="row" sx={{ gap: 2 }}>
              {canBeGivenUp && (
                <Button color="inherit" disabled={isBusy} onClick={onGiveUp}>
                  {t('cancel')}
                </Button>
              )}
              <Button
                variant="contained"
                color={severity}
                disabled={isBusy}
                loading={isConfirming}
                onClick={onConfirm}
              >
                {t(confirms === 'card' ? 'confirm.cardButton' : 'confirm.button')}
              </Button>
            </Stack>
          ));
        return (
          <Alert
            key={kind}
            severity={severity}
            action={action || undefined}
            sx={{
              py: 2,
              px: 4,
              alignItems: title ? 'flex-start' : 'center',
              flexWrap: 'wrap',
              '& .MuiAlert-message': { flex: '1 1 240px' },
              '& .MuiAlert-action': { pl: 0, pt: 0, m: 0, ml: { xs: 4, sm: 0 }, alignSelf: 'center' },
            }}
          >
            {title && (
              <Typography variant="h2" sx={{ color: 'inherit' }}>
                {title}
              </Typography>
            )}
            {text}
            {confirms && <Problem problem={problem} sx={{ mt: 2 }} />}
          </Alert>
        );
      })}
    </Stack>
  );
}
