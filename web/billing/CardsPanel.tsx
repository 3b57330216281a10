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
import { notify } from '../notify.tsx';
import { type Card, cardName, defaultFirst } from './billingModel.ts';
import { CardRow } from './CardRow.tsx';
import { keepCards, type Press, refreshBilling, type useCards } from './useBilling.ts';

type Props = Press & { cards: ReturnType<typeof useCards>; isSubscribed: boolean; adding: boolean; onAdd: () => void };
type Question = { kind: 'default' | 'remove'; card: Card };

export function CardsPanel({ cards, isSubscribed, adding, onAdd, busy, press }: Props) {
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
        notify.success('Default payment method updated');
      } else {
        await api.removeCard(card.id);
        await refreshBilling();
        notify.success('Payment method removed');
      }
    };
    const failure = kind === 'default' ? 'Failed to update default payment method' : 'Failed to remove payment method';
    await press(kind, work, failure);
    setOpen(false);
  }

  const addButton = (label: string) => (
    <Button variant="outlined" startIcon={<AddRounded />} loading={adding} disabled={busy !== null} onClick={onAdd}>
      {label}
    </Button>
  );
  const { data } = cards;
  const isEmpty = data?.paymentMethods.length === 0;
  return (
    <Panel title="Payment methods" actions={data && !isEmpty && addButton('Add card')}>
      {data ? (
        isEmpty ? (
          <EmptyState
            icon={<CreditCard />}
            title="No payment method yet"
            text="A card is needed to begin a subscription. Adding one charges nothing."
            action={addButton('Add payment method')}
          />
        ) : (
          <Box component="ul" aria-label="Payment methods" sx={{ listStyle: 'none', m: 0, mx: -4, mb: -4, p: 0 }}>
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
          </Box>
        )
      ) : cards.isError ? (
        <ErrorState
          title="Failed to load payment methods"
          error={cards.error}
          onRetry={() => void cards.refetch()}
          retrying={cards.isFetching}
        />
      ) : (
        <RowsSkeleton rows={2} height={60} />
      )}
      <ConfirmDialog
        open={open}
        title={asked?.kind === 'remove' ? 'Remove payment method' : 'Change default payment method'}
        confirm={asked?.kind === 'remove' ? 'Remove' : 'Make default'}
        dismiss="Cancel"
        isDangerous={asked?.kind === 'remove'}
        busy={busy === 'default' || busy === 'remove'}
        onConfirm={() => asked && void confirm(asked)}
        onClose={() => setOpen(false)}
      >
        {asked && (
          <Typography>
            {asked.kind === 'remove'
              ? `Are you sure you want to remove ${cardName(asked.card)}? To use it again you would have to add it anew.`
              : `Are you sure you want to make ${cardName(asked.card)} the default? It is what will be charged from now on.`}
          </Typography>
        )}
      </ConfirmDialog>
    </Panel>
  );
}
