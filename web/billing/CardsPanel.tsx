import AddRounded from '@mui/icons-material/AddRounded';
import CreditCard from '@mui/icons-material/CreditCard';
import { Box, Button } from '@mui/material';
import { useNow } from '../activity/engineClock.ts';
import { api } from '../api.ts';
import { EmptyState } from '../components/EmptyState.tsx';
import { Faces } from '../components/Faces.tsx';
import { ItemList, ItemRow, RowButton } from '../components/ItemList.tsx';
import { Panel } from '../components/Panel.tsx';
import { RowsSkeleton } from '../components/RowsSkeleton.tsx';
import { StatusChip } from '../components/StatusChip.tsx';
import { visuallyHidden } from '../components/visuallyHidden.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { brandName, type Card, cardDate, cardName, defaultFirst } from '../subscription/billingModel.ts';
import { Changes } from '../viewAs/Changes.tsx';
import { BrandMark } from './BrandMark.tsx';
import { keepCards, refreshBilling, useBillingAction, useBillingBusy, type useCards } from './useBilling.ts';

type Props = {
  cards: ReturnType<typeof useCards>;
  isSubscribed: boolean;
  adding: boolean;
  onAdd: () => void;
};

export function CardsPanel({ cards, isSubscribed, adding, onAdd }: Props) {
  const t = useTranslate('billing');
  const isBusy = useBillingBusy();
  const making = useBillingAction({
    run: async ({ id }: Card) => keepCards(await api.setDefaultCard(id)),
    confirm: (card) => ({
      title: t('cards.defaultTitle'),
      text: t('cards.defaultAsk', { card: cardName(t, card) }),
      confirm: t('cards.makeDefault'),
    }),
    done: t('cards.defaulted'),
    failed: t('cards.defaultFailed'),
  });
  const removing = useBillingAction({
    run: ({ id }: Card) => api.removeCard(id).then(refreshBilling),
    confirm: (card) => ({
      title: t('cards.removeTitle'),
      text: t('cards.removeAsk', { card: cardName(t, card) }),
      confirm: t('cards.remove'),
      isDangerous: true,
    }),
    done: t('cards.removed'),
    failed: t('cards.removeFailed'),
  });

  const addButton = (label: string) => (
    <Changes>
      <Button
        variant="outlined"
        startIcon={<AddRounded />}
        loading={adding}
        disabled={isBusy}
        onClick={onAdd}
      >
        {label}
      </Button>
    </Changes>
  );
  const { data } = cards;
  const isEmpty = data?.paymentMethods.length === 0;
  return (
    <Panel title={t('cards.title')} actions={data && !isEmpty && addButton(t('cards.add'))}>
      <Faces query={cards} failed={t('cards.loadFailed')} loading={<RowsSkeleton rows={2} height={60} />}>
        {({ paymentMethods, defaultPaymentMethodId }) =>
          paymentMethods.length === 0 ? (
            <EmptyState
              icon={<CreditCard />}
              title={t('cards.emptyTitle')}
              text={t('cards.emptyText')}
              action={addButton(t('cards.addFirst'))}
            />
          ) : (
            <ItemList label={t('cards.title')}>
              {defaultFirst(paymentMethods, defaultPaymentMethodId).map((card) => (
                <CardRow
                  key={card.id}
                  card={card}
                  isDefault={card.id === defaultPaymentMethodId}
                  isNeeded={isSubscribed && paymentMethods.length === 1}
                  disabled={isBusy}
                  onDefault={() => making.act(card)}
                  onRemove={() => removing.act(card)}
                />
              ))}
            </ItemList>
          )
        }
      </Faces>
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
  const t = useTranslate('billing');
  const date = cardDate(card, useNow(3_600_000));
  const name = cardName(t, card);
  return (
    <ItemRow
      icon={<BrandMark brand={card.card.brand} />}
      title={
        <>
          <span aria-hidden className="tabular">
            {brandName(t, card.card.brand)} •••• {card.card.last4}
          </span>
          <span style={visuallyHidden}>{name}</span>
        </>
      }
      chip={isDefault && <StatusChip tone="neutral" label={t('cards.default')} />}
      facts={[
        <Box key="date" component="span" sx={date.over ? { color: 'error.main' } : {}}>
          {t(date.over ? 'cards.over' : 'cards.until', { date: date.text })}
        </Box>,
        isNeeded && t('cards.needed'),
      ]}
      action={
        <Box sx={{ display: 'flex', gap: 2 }}>
          {!isDefault && (
            <RowButton
              disabled={disabled}
              onClick={onDefault}
              aria-label={t('cards.makeDefaultOf', { card: name })}
            >
              {t('cards.makeDefault')}
            </RowButton>
          )}
          {!isNeeded && (
            <RowButton
              color="error"
              disabled={disabled}
              onClick={onRemove}
              aria-label={t('cards.removeOf', { card: name })}
            >
              {t('cards.remove')}
            </RowButton>
          )}
        </Box>
      }
    />
  );
}
