import { Box, Skeleton, Stack } from '@mui/material';
import { useRef, useState } from 'react';
import { useAccounts } from '../accounts/useAccounts.ts';
import { api } from '../api.ts';
import { ErrorState } from '../components/ErrorState.tsx';
import { giveFocusBack } from '../components/keepFocus.ts';
import { Page } from '../components/Page.tsx';
import { Panel } from '../components/Panel.tsx';
import { RowsSkeleton } from '../components/RowsSkeleton.tsx';
import { useTranslate } from '../i18n/useTranslate.ts';
import { useMe } from '../me.ts';
import { useSession } from '../session.ts';
import { bannersOf, cardName, type Facts, headline, showsPicker } from '../subscription/billingModel.ts';
import { Changes } from '../viewAs/Changes.tsx';
import { AddCardDialog } from './AddCardDialog.tsx';
import { Banners } from './Banners.tsx';
import { CardsPanel } from './CardsPanel.tsx';
import type { Setup } from './cardForm.tsx';
import { InvoicesPanel } from './InvoicesPanel.tsx';
import { PlanPicker } from './PlanPicker.tsx';
import { type Choice, StartDialog } from './StartDialog.tsx';
import { SubscriptionPanel } from './SubscriptionPanel.tsx';
import { TrialResults } from './TrialResults.tsx';
import { useBillingAction, useCards, useSubscription } from './useBilling.ts';
import { useConfirmation } from './useConfirmation.tsx';

function show(place: HTMLElement | null, button: string): void {
  place?.scrollIntoView({ block: 'center' });
  place?.querySelector<HTMLElement>(button)?.focus({ preventScroll: true });
}

export function BillingPage() {
  const t = useTranslate('billing');
  const { userData } = useSession();
  const me = useMe();
  const subscribed = useSubscription();
  const cards = useCards();
  const { total: connected } = useAccounts();
  const confirmation = useConfirmation(() => show(bannersPlace.current, 'button:last-of-type'));
  const [setup, setSetup] = useState<Setup | null>(null);
  const [adding, setAdding] = useState(false);
  const [choice, setChoice] = useState<Choice | null>(null);
  const [starting, setStarting] = useState(false);
  const [interrupted, setInterrupted] = useState<Choice | null>(null);
  const hasNoCard = cards.data?.paymentMethods.length === 0;
  const bannersPlace = useRef<HTMLDivElement>(null);
  const cardsPlace = useRef<HTMLDivElement>(null);
  const opener = useRef<Element>(null);

  function start(chosen: Choice): void {
    setChoice(chosen);
    setStarting(true);
  }
  function endAdding(added: boolean): void {
    setAdding(false);
    if (interrupted && (added || !hasNoCard)) start(interrupted);
  }
  /** The dialog can't do this by itself, because it opens while its button is disabled. */
  function focusOpener(): void {
    if (starting) return;
    // With the first card, the pressed button is gone.
    const button = opener.current?.isConnected ? opener.current : cardsPlace.current?.querySelector('button');
    (document.activeElement as HTMLElement | null)?.blur();
    if (button) giveFocusBack(button as HTMLElement);
  }
  const opening = useBillingAction({
    async run(replaces: boolean) {
      const [config, { clientSecret }] = await Promise.all([api.billingConfig(), api.createSetupIntent()]);
      setSetup({ config, clientSecret, replaces });
      setAdding(true);
    },
    failed: t('addCard.openFailed'),
  });
  function addCard(replaces: boolean, then: Choice | null = null): void {
    opener.current = document.activeElement;
    setInterrupted(then);
    setStarting(false);
    opening.act(replaces);
  }

  const failed = (!me.data && me.isError) || (!subscribed.data && subscribed.isError);
  const facts: Facts | null =
    me.data && subscribed.data
      ? { user: me.data, ...subscribed.data, cards: cards.data?.paymentMethods ?? [] }
      : null;
  const charged = cards.data?.paymentMethods.find(({ id }) => id === cards.data.defaultPaymentMethodId);

  return (
    <Page title={t('title')} description={facts ? headline(t, facts) : !failed && <Skeleton width={260} />}>
      {facts && (
        <Changes>
          <div ref={bannersPlace}>
            <Banners
              banners={bannersOf(t, facts)}
              isConfirming={confirmation.confirming.busy}
              problem={confirmation.problem}
              onAddCard={() => addCard(true)}
              onConfirm={confirmation.confirming.act}
              onGiveUp={confirmation.giveUp}
            />
          </div>
        </Changes>
      )}
      {facts || failed ? (
        <Stack sx={{ gap: 5 }}>
          {facts?.user.status === 'Trial' && !facts.subscription && <TrialResults />}
          {facts ? (
            showsPicker(facts.subscription) || !facts.subscription ? (
              <PlanPicker
                connected={connected}
                charged={charged ? cardName(t, charged) : null}
                onChoose={(chosen) => (hasNoCard ? addCard(false, chosen) : start(chosen))}
              />
            ) : (
              <Changes>
                <SubscriptionPanel
                  subscription={facts.subscription}
                  plan={facts.plan}
                  connected={connected}
                  onConfirm={confirmation.confirming.act}
                />
              </Changes>
            )
          ) : (
            <Panel>
              <ErrorState
                title={t('loadFailed')}
                error={subscribed.error ?? me.error}
                onRetry={() => void Promise.all([me.refetch(), subscribed.refetch()])}
                retrying={me.isFetching || subscribed.isFetching}
              />
            </Panel>
          )}
          <div ref={cardsPlace}>
            <CardsPanel
              cards={cards}
              isSubscribed={facts !== null && !showsPicker(facts.subscription)}
              adding={opening.busy}
              onAdd={() => addCard(false)}
            />
          </div>
          <InvoicesPanel />
        </Stack>
      ) : (
        <BillingSkeleton subscribed={userData?.status === 'Paid'} />
      )}
      {confirmation.dialog}
      <AddCardDialog
        setup={setup}
        open={adding}
        reason={interrupted && hasNoCard ? t('picker.noCard') : null}
        onAdded={() => endAdding(true)}
        onClose={() => endAdding(false)}
        onClosed={focusOpener}
      />
      <StartDialog
        onConfirm={confirmation.confirming.act}
        choice={choice}
        open={starting}
        charged={charged ? cardName(t, charged) : null}
        onOtherCard={() => addCard(true, choice)}
        onClose={() => setStarting(false)}
      />
    </Page>
  );
}

function BillingSkeleton({ subscribed }: { subscribed: boolean }) {
  const t = useTranslate('billing');
  return (
    <Stack role="status" aria-label={t('loading')} sx={{ gap: 5 }}>
      <Box>
        <Skeleton variant="rounded" height={52} sx={{ mb: 5 }} />
        <Skeleton variant="rounded" height={subscribed ? 164 : 602} />
      </Box>
      <Panel title={t('cards.title')}>
        <Skeleton variant="rounded" height={88} />
      </Panel>
      <Panel title={t('invoices.title')}>
        <RowsSkeleton rows={3} />
      </Panel>
    </Stack>
  );
}
