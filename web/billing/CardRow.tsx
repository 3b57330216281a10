import { Box, Button, Typography } from '@mui/material';
import { useNow } from '../activity/useNow.ts';
import { StatusChip } from '../components/StatusChip.tsx';
import { BrandMark } from './BrandMark.tsx';
import { brandName, type Card, cardDate, cardName } from './billingModel.ts';
import { Unseen } from './Unseen.tsx';

type Props = {
  card: Card;
  isDefault: boolean;
  /** Whether the subscription would be left without a card. */
  isNeeded: boolean;
  disabled: boolean;
  onDefault: () => void;
  onRemove: () => void;
};

export function CardRow({ card, isDefault, isNeeded, disabled, onDefault, onRemove }: Props) {
  const date = cardDate(card, useNow(3_600_000));
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
              {brandName(card.card.brand)} •••• {card.card.last4}
            </span>
            <Unseen>{cardName(card)}</Unseen>
          </Typography>
          {isDefault && <StatusChip tone="neutral" label="Default" />}
        </Box>
        <Typography variant="body2" className="tabular" sx={{ color: date.over ? 'error.main' : 'text.secondary' }}>
          {date.over ? `Past its date (${date.text})` : `Valid until ${date.text}`}
          {isNeeded && ' · To remove it, add another card first'}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', gap: 2, ml: 'auto' }}>
        {!isDefault && (
          <Button
            size="small"
            variant="outlined"
            disabled={disabled}
            onClick={onDefault}
            aria-label={`Make default: ${cardName(card)}`}
          >
            Make default
          </Button>
        )}
        {!isNeeded && (
          <Button size="small" color="error" disabled={disabled} onClick={onRemove} aria-label={`Remove: ${cardName(card)}`}>
            Remove
          </Button>
        )}
      </Box>
    </Box>
  );
}
