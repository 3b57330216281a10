import AddRounded from '@mui/icons-material/AddRounded';
import CreditCard from '@mui/icons-material/CreditCard';
import { Box, Button, Typography } from '@mui/material';
import { useNow } from '../activity/useNow.ts';
import { api } from '../api.ts';
import { EmptyState } from '../components/EmptyState.tsx';
import { Faces } from '../components/Faces.tsx';
import { Panel } from '../components/Panel.tsx';
import { RowsSkeleton } from '../components/RowsSkeleton.tsx';
import { StatusChip } from '../components/StatusChip.tsx';
import { useConfirmedAction } from '../components/useConfirmedAction.tsx';
import { useTranslate } from '../i18n/useTranslate.ts';
import { Changes } from '../viewAs/Changes.tsx';
import { BrandMark } from './BrandMark.tsx';
import { brandName, type Card, cardDate, cardName, defaultFirst } from './billingModel.ts';
import { Unseen } from './Unseen.tsx';
import { keepCards, type Press, refreshBilling, type useCards } from './useBilling.ts';

type Props = Press & {
  cards: ReturnType<typeof useCards>;
  isSubscribed: boolean;
  adding: boolean;
  onAdd: () => void;
};

export function CardsPanel({ cards, isSubscribed, adding, onAdd, busy, press }: Props) {
  const t = useTranslate();
  const making = useConfirmedAction((card: Card) => ({
    title: t('billing.cards.defaultTitle'),
    text: t('billing.cards.defaultAsk', { card: cardName(t, card) }),
    confirm: t('billing.cards.makeDefault'),
    action: async () => keepCards(await api.setDefaultCard(card.id)),
    done: t('billing.cards.defaulted'),
    failed: t('billing.cards.defaultFailed'),
    press,
  }));
  const removing = useConfirmedAction((card: Card) => ({
    title: t('billing.cards.removeTitle'),
    text: t('billing.cards.removeAsk', { card: cardName(t, card) }),
    confirm: t('billing.cards.remove'),
    isDangerous: true,
    action: async () => {
      await api.removeCard(card.id);
      await refreshBilling();
    },
    done: t('billing.cards.removed'),
    failed: t('billing.cards.removeFailed'),
    press,
  }));

  const addButton = (label: string) => (
    <Changes>
      <Button
        variant="outlined"
        startIcon={<AddRounded />}
        loading={adding}
        disabled={busy !== null}
        onClick={onAdd}
      >
        {label}
      </Button>
    </Changes>
  );
  const { data } = cards;
  const isEmpty = data?.paymentMethods.length === 0;
  return (
    <Panel title={t('billing.cards.title')} actions={data && !isEmpty && addButton(t('billing.cards.add'))}>
      <Faces
        of={cards}
        failed={t('billing.cards.loadFailed')}
        loading={<RowsSkeleton rows={2} height={60} />}
      >
        {({ paymentMethods, defaultPaymentMethodId }) =>
          paymentMethods.length === 0 ? (
            <EmptyState
              icon={<CreditCard />}
              title={t('billing.cards.emptyTitle')}
              text={t('billing.cards.emptyText')}
              action={addButton(t('billing.cards.addFirst'))}
            />
          ) : (
            <Box
              component="ul"
              aria-label={t('billing.cards.title')}
              sx={{ listStyle: 'none', m: 0, mx: -4, mb: -4, p: 0 }}
            >
              <Changes>
                {defaultFirst(paymentMethods, defaultPaymentMethodId).map((card) => (
                  <CardRow
                    key={card.id}
                    card={card}
                    isDefault={card.id === defaultPaymentMethodId}
                    isNeeded={isSubscribed && paymentMethods.length === 1}
                    disabled={busy !== null}
                    onDefault={() => making.ask(card)}
                    onRemove={() => removing.ask(card)}
                  />
                ))}
              </Changes>
            </Box>
          )
        }
      </Faces>
      {making.dialog}
      {removing.dialog}
    </Panel>
  );
}

type CardRowProps = {
  card: Card;
  isDefault: boolean;
  isNeeded: boolean;
  disabled: boolean;
  onDefault: () => void;
  onRemove: () => void;
};

function CardRow({ card, isDefault, isNeeded, disabled, onDefault, onRemove }: CardRowProps) {
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
