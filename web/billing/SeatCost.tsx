import { Box, Link, Skeleton, Typography } from '@mui/material';
import { useTranslate } from '../i18n/useTranslate.ts';
import { money, previewSentence } from './billingModel.ts';
import { useSeatPreview } from './useBilling.ts';

type Props = {
  wished: number | null;
  seats: number;
  isTrial: boolean;
  /** How many accounts have to be disconnected first: the server reckons only with what can be. */
  over: number;
  onChoose: () => void;
};

export function SeatCost({ wished, seats, isTrial, over, onChoose }: Props) {
  const t = useTranslate();
  const asks = wished !== null && wished !== seats && over <= 0;
  const { data, error, isError } = useSeatPreview(asks ? wished : null);
  const muted = { color: 'text.secondary' } as const;
  if (wished === null) return null;
  if (wished === seats)
    return <Typography sx={muted}>{t('billing.cost.same', { smart_count: seats })}</Typography>;
  if (over > 0) {
    return (
      <>
        <Typography sx={muted}>{t('billing.cost.held')}</Typography>
        <Link
          component="button"
          type="button"
          onClick={onChoose}
          sx={{ mt: 1, minHeight: 24, textAlign: 'left' }}
        >
          {t('billing.cost.choose', { smart_count: over })}
        </Link>
      </>
    );
  }
  if (isError && error) {
    return (
      <Typography role="alert" sx={muted}>
        {t('billing.cost.failed')} {error.message}
      </Typography>
    );
  }
  if (!data) {
    return (
      <Box role="status" aria-label={t('billing.cost.working')}>
        <Skeleton width="70%" />
        <Skeleton width="50%" />
      </Box>
    );
  }
  return (
    <Box role="status">
      <Typography sx={{ fontWeight: 500 }}>{previewSentence(t, data)}</Typography>
      {isTrial && (
        <Typography variant="body2" sx={muted}>
          {t('billing.cost.trial')}
        </Typography>
      )}
      {data.lines.length > 0 && (
        <Box
          component="ul"
          aria-label={t('billing.cost.lines')}
          sx={{ listStyle: 'none', m: 0, mt: 2, p: 0, display: 'grid', gap: 1, maxWidth: 520 }}
        >
          {data.lines.map(({ description, amount }) => (
            <Typography
              key={`${description} ${amount}`}
              component="li"
              variant="body2"
              className="tabular"
              sx={{ ...muted, display: 'flex', justifyContent: 'space-between', gap: 4 }}
            >
              <span>{description}</span>
              <span>{money(amount, data.currency)}</span>
            </Typography>
          ))}
        </Box>
      )}
    </Box>
  );
}
