import AddRounded from '@mui/icons-material/AddRounded';
import CreditCard from '@mui/icons-material/CreditCard';
import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { api } from '../api.ts';
import { ConfirmDialog } from '../components/ConfirmDialog.tsx';
import { EmptyState } from '../components/EmptyState.tsx';
import { ErrorState } from '../components/ErrorState.tsx';
import { Panel } from '../components/Panel.tsx';
import { RowsSkeleton } from '../components/RowsSkeleton.tsx';
import { useTranslate } from '../i18n/useTranslate.ts';
import { notify } from '../notify.tsx';
import { Changes } from '../viewAs/Changes.tsx';
import { type Card, cardName, defaultFirst } from './billingModel.ts';
import { CardRow } from './CardRow.tsx';
import { keepCards, type Press, refreshBilling, type useCards } from './useBilling.ts';

type Props = Press & {
  cards: ReturnType<typeof useCards>;
  isSubscribed: boolean;
  adding: boolean;
  onAdd: () => void;
};
type Question = { kind: 'default' | 'remove'; card: Card };

export function CardsPanel({ cards, isSubscribed, adding, onAdd, busy, press }: Props) {
  const t = useTranslate();
  const [asked, setAsked] = useState<Question | null>(null);
  // Kept while the dialog fades, so that its words don't vanish before it does.
  const [open, setOpen] = useState(false);
  const ask = (question: Question) => {
    setAsked(question);
    setOpen(true);
  };

  async function confirm({ kind, card }: Question): Promise<void> {
    const work = async () => {
      if (kind === 'default') {
        keepCards(await api.setDefaultCard(card.id));
        notify.success(t('billing.cards.defaulted'));
      } else {
        await api.removeCard(card.id);
        await refreshBilling();
        notify.success(t('billing.cards.removed'));
      }
    };
    const failure = t(kind === 'default' ? 'billing.cards.defaultFailed' : 'billing.cards.removeFailed');
    await press(kind, work, failure);
    setOpen(false);
  }

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
  const removes = asked?.kind === 'remove';
  const isEmpty = data?.paymentMethods.length === 0;
  return (
    <Panel title={t('billing.cards.title')} actions={data && !isEmpty && addButton(t('billing.cards.add'))}>
      {data ? (
        isEmpty ? (
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
              {defaultFirst(data.paymentMethods, data.defaultPaymentMethodId).map((card) => (
                <CardRow
                  key={card.id}
                  card={card}
                  isDefault={card.id === data.defaultPaymentMethodId}
                  isNeeded={isSubscribed && data.paymentMethods.length === 1}
                  disabled={busy !== null}
                  onDefault={() => ask({ kind: 'default', card })}
                  onRemove={() => ask({ kind: 'remove', card })}
                />
              ))}
            </Changes>
          </Box>
        )
      ) : cards.isError ? (
        <ErrorState
          title={t('billing.cards.loadFailed')}
          error={cards.error}
          onRetry={() => void cards.refetch()}
          retrying={cards.isFetching}
        />
      ) : (
        <RowsSkeleton rows={2} height={60} />
      )}
      <ConfirmDialog
        open={open}
        title={t(removes ? 'billing.cards.removeTitle' : 'billing.cards.defaultTitle')}
        confirm={t(removes ? 'billing.cards.remove' : 'billing.cards.makeDefault')}
        dismiss={t('billing.cancel')}
        isDangerous={removes}
        busy={busy === 'default' || busy === 'remove'}
        onConfirm={() => asked && void confirm(asked)}
        onClose={() => setOpen(false)}
      >
        {asked && (
          <Typography>
            {t(removes ? 'billing.cards.removeAsk' : 'billing.cards.defaultAsk', {
              card: cardName(t, asked.card),
            })}
          </Typography>
        )}
      </ConfirmDialog>
    </Panel>
  );
}
