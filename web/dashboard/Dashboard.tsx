import { Box, Button, Card, Tab as MuiTab, Tabs } from '@mui/material';
import { lazy, memo, Suspense, useEffect, useEffectEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isSubscribed, type UserStatus } from '../../server/identity/users/limits.ts';
import { UnsavedDialog } from '../accountSettings/UnsavedDialog.tsx';
import { whyNotConnect } from '../accounts/accountsModel.ts';
import { useConnect } from '../accounts/useConnect.ts';
import { ActivityTabs } from '../activity/ActivityTabs.tsx';
import { DaysPanel } from '../activity/DaysPanel.tsx';
import { EmptyState } from '../components/EmptyState.tsx';
import { ErrorState } from '../components/ErrorState.tsx';
import { Notice } from '../components/Notice.tsx';
import { Page } from '../components/Page.tsx';
import { tabProps } from '../components/tabProps.ts';
import { ReviewCard } from '../drafts/ReviewCard.tsx';
import { FirstRun } from '../firstRun/FirstRun.tsx';
import { useTranslate } from '../i18n/useTranslate.ts';
import { RepliesCard } from '../inbox/RepliesCard.tsx';
import { useMe } from '../me.ts';
import { notify } from '../notify.tsx';
import { SubscriptionBanner, subscriptionBannerId } from '../subscription/SubscriptionBanner.tsx';
import { Changes, ReadOnly } from '../viewAs/Changes.tsx';
import { ActionBar } from './ActionBar.tsx';
import { DashboardSkeleton } from './DashboardSkeleton.tsx';
import { FirstStartPanel } from './FirstStartPanel.tsx';
import { canWrite, usualFirstStart } from './firstStartModel.ts';
import { StatusPanel } from './StatusPanel.tsx';
import { useActions } from './useActions.tsx';
import type { Tab, useOpenAccount, useSettings, useTab } from './usePage.ts';

const settingsPanels = () => import('../accountSettings/SettingsPanels.tsx');
// Has most fields, so it loads after the page.
const Settings = memo(lazy(settingsPanels));

// Memoized, because rendering them after a click would delay the next frame.
const Days = memo(DaysPanel);
const Activity = memo(ActivityTabs);

type Props = {
  status: UserStatus;
  open: ReturnType<typeof useOpenAccount>;
  settings: ReturnType<typeof useSettings>;
  tabs: ReturnType<typeof useTab>;
};

export function Dashboard({ status, open, settings, tabs: { tab, show } }: Props) {
  const t = useTranslate();
  const id = useId();
  const { list, account, accountId, setDirty } = open;
  const { ready, failed, saved } = settings;
  const running = account?.running ?? false;
  const subscribed = isSubscribed(status);
  const navigate = useNavigate();
  const isFirst = account !== undefined && account.firstStartedAt === null && subscribed;
  const [firstStart, setFirstStart] = useState(usualFirstStart);
  const [isReviewing, setReviewing] = useState(false);
  const actions = useActions({
    ...{ status, accountId, running, saved, ready },
    firstStart: isFirst ? firstStart : null,
    onFirstStart(values) {
      if (!canWrite(values)) return;
      if (values.review) setReviewing(true);
      else show('activity');
    },
  });
  const { base, dirty, saveNow } = actions;
  const signedOut = list.accounts.filter(
    (other) => other.status === 'Disconnected' && other.accountId !== accountId,
  );
  // A tab stays mounted once shown, so that a check of pasted lines continues in the background.
  const [shown, setShown] = useState<readonly Tab[]>([]);
  if (tab !== null && !shown.includes(tab)) setShown([...shown, tab]);
  // The form holds the defaults until it gets the saved settings. Panels must not use these.
  const [filled, setFilled] = useState(false);
  if (!filled && ready && base === saved) setFilled(true);

  useEffect(() => setDirty(dirty), [dirty, setDirty]);
  // Not before the form counts as saved, or the page would ask about unsaved changes.
  useEffect(() => {
    if (isReviewing && !dirty) void navigate('/review');
  }, [isReviewing, dirty, navigate]);
  // Only prefetches: a failure is shown where the module is used.
  useEffect(() => void settingsPanels().catch(() => {}), []);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (key.toLowerCase() !== 's' || !(ctrlKey || metaKey) || altKey || shiftKey) return;
    event.preventDefault();
    void actions.act('save');
  });
  useEffect(() => {
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);

  async function saveAndLeave(): Promise<boolean> {
    const isSaved = await saveNow();
    if (isSaved) notify.success(t('dashboard.toasts.saved'));
    return isSaved;
  }

  const title = t('dashboard.title');
  const banner = <SubscriptionBanner status={status} />;
  if (list.isPending || tab === null) {
    return (
      <Page title={title}>
        <DashboardSkeleton />
      </Page>
    );
  }
  if (!list.data) {
    return (
      <Page title={title}>
        {banner}
        <Card>
          <ErrorState
            title={t('dashboard.accounts.failed')}
            error={list.error}
            onRetry={() => void list.refetch()}
          />
        </Card>
      </Page>
    );
  }

  return (
    <Page title={title}>
      {banner}
      <Box sx={{ borderBottom: 1, borderColor: 'divider', mt: -3, mb: 5 }}>
        <Tabs value={tab} onChange={(_, next: Tab) => show(next)} aria-label={title}>
          <MuiTab {...tabProps(id, 'activity', tab)} label={t('dashboard.tabs.activity')} />
          <MuiTab
            {...tabProps(id, 'settings', tab)}
            label={t(dirty ? 'dashboard.tabs.unsaved' : 'dashboard.tabs.settings')}
          />
        </Tabs>
      </Box>
      <Box role="tabpanel" id={`${id}-panel-${tab}`} aria-labelledby={`${id}-${tab}`} sx={{ ...grid, mb: 8 }}>
        {/* Else the status says it. */}
        {account?.state.reason !== 'review' && <ReviewCard />}
        <RepliesCard />
        {signedOut.length > 0 && (
          <Notice severity="warning" to="/linkedin-accounts" action={t('dashboard.accounts.loginAgain')}>
            {t('dashboard.accounts.signedOut', {
              smart_count: signedOut.length,
              names: signedOut.map(({ name }) => name).join(', '),
            })}
          </Notice>
        )}
        {!failed && account && subscribed && <FirstRun account={account} saved={base} loaded={filled} />}
        {account ? (
          <StatusPanel
            account={account}
            saved={base}
            known={filled && !failed}
            failed={failed}
            status={status}
            actions={actions}
            isBrief={tab === 'settings'}
          />
        ) : (
          <NoAccounts status={status} />
        )}
        {isFirst && (
          <Changes>
            <FirstStartPanel key={accountId} choice={firstStart} onChange={setFirstStart} />
          </Changes>
        )}
        {shown.includes('settings') && (
          <Box hidden={tab !== 'settings'} sx={grid}>
            {failed && (
              <Notice
                severity="warning"
                action={t('dashboard.defaults.retry')}
                onAction={settings.refetch}
                busy={settings.isFetching}
              >
                {t('dashboard.defaults.text')}
              </Notice>
            )}
            <ReadOnly why={subscribed ? null : subscriptionBannerId}>
              <Suspense fallback={<DashboardSkeleton settingsOnly />}>
                {filled ? (
                  <Settings
                    accounts={list.accounts}
                    accountId={accountId}
                    onPick={open.pick}
                    onSave={subscribed ? saveNow : null}
                    resets={actions.resets}
                    firstStart={isFirst || account === undefined ? firstStart : null}
                  />
                ) : (
                  <DashboardSkeleton settingsOnly />
                )}
              </Suspense>
            </ReadOnly>
          </Box>
        )}
        {shown.includes('activity') && account && (
          <Box hidden={tab !== 'activity'} sx={grid}>
            <Days
              key={account.accountId}
              accountId={account.accountId}
              limit={base.dailySearchComments + base.dailyMonitorComments}
            />
            <Activity accountId={account.accountId} />
          </Box>
        )}
      </Box>
      <UnsavedDialog
        unsaved={dirty && subscribed}
        asking={open.abandoning}
        name={account?.name}
        onStay={() => open.abandoning && accountId !== null && open.pick(accountId)}
        onDiscard={actions.restore}
        onSave={actions.can.save || actions.doing === 'save' ? saveAndLeave : null}
        saving={actions.doing === 'save'}
      />
      {tab === 'settings' && <ActionBar {...actions} running={running} />}
    </Page>
  );
}

const grid = {
  display: 'grid',
  gap: 5,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '&[hidden]': { display: 'none' },
};

function NoAccounts({ status }: { status: UserStatus }) {
  const t = useTranslate();
  const { connect, connecting } = useConnect();
  const seats = useMe().data?.seats ?? 1;
  const why = whyNotConnect(status, seats, 0, t);
  return (
    <Card>
      <EmptyState
        title={t('dashboard.accounts.none')}
        text={why ?? t('dashboard.accounts.noneText')}
        action={
          <Changes>
            <Button
              variant="contained"
              loading={connecting !== null}
              disabled={why !== null}
              onClick={() => void connect(null, why)}
            >
              {t('dashboard.accounts.noneAction')}
            </Button>
          </Changes>
        }
      />
    </Card>
  );
}
