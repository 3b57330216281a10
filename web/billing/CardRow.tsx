import { Box, Button, Typography } from '@mui/material';
import { useNow } from '../activity/useNow.ts';
import { StatusChip } from '../components/StatusChip.tsx';
import { useTranslate } from '../i18n/useTranslate.ts';
import { BrandMark } from './BrandMark.tsx';
import { brandName, type Card, cardDate, cardName } from './billingModel.ts';
import { Unseen } from './Unseen.tsx';

type Props = {
  card: Card;
  isDefault: boolean;
  isNeeded: boolean;
  disabled: boolean;
  onDefault: () => void;
  onRemove: () => void;
};

export function CardRow({ card, isDefault, isNeeded, disabled, onDefault, onRemove }: Props) {
  const t = useTranslate();
  const date = cardDate(card, useNow(3_600_000));
  const name = cardName(t, card);
  return (
    <Box
      component="li"
      sx={({ palette }) => ({
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 4,
        rowGap: 2,
        px: 4,
        py: 3,
        borderTop: `1px solid ${palette.line}`,
      })}
    >
      <BrandMark brand={card.card.brand} />
      <Box sx={{ flex: '1 1 auto', minWidth: 0 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, flexWrap: 'wrap' }}>
          <Typography sx={{ fontWeight: 500 }} className="tabular">
            <span aria-hidden>
              {brandName(t, card.card.brand)} •••• {card.card.last4}
            </span>
            <Unseen>{name}</Unseen>
          </Typography>
          {isDefault && <StatusChip tone="neutral" label={t('billing.cards.default')} />}
        </Box>
        <Typography
          variant="body2"
          className="tabular"
          sx={{ color: date.over ? 'error.main' : 'text.secondary' }}
        >
          {t(date.over ? 'billing.cards.over' : 'billing.cards.until', { date: date.text })}
          {isNeeded && ` · ${t('billing.cards.needed')}`}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', gap: 2, ml: 'auto' }}>
        {!isDefault && (
          <Button
            size="small"
            variant="outlined"
            disabled={disabled}
            onClick={onDefault}
            aria-label={t('billing.cards.makeDefaultOf', { card: name })}
          >
            {t('billing.cards.makeDefault')}
          </Button>
        )}
        {!isNeeded && (
          <Button
            size="small"
            color="error"
            disabled={disabled}
            onClick={onRemove}
            aria-label={t('billing.cards.removeOf', { card: name })}
          >
            {t('billing.cards.remove')}
          </Button>
        )}
      </Box>
    </Box>
  );
}
