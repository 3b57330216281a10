import { Box, Card, Tab as MuiTab, Tabs } from '@mui/material';
import { lazy, memo, Suspense, useCallback, useEffect, useId, useRef, useState } from 'react';
import { isSubscribed, type UserStatus } from '../../server/identity/users/limits.ts';
import { ActivityTabs } from '../activity/ActivityTabs.tsx';
import { DaysPanel } from '../activity/DaysPanel.tsx';
import { StatusPanel } from '../activity/StatusPanel.tsx';
import { ErrorState } from '../components/ErrorState.tsx';
import { Page } from '../components/Page.tsx';
import { tabProps } from '../components/tabProps.ts';
import { FirstRun } from '../firstRun/FirstRun.tsx';
import { useTranslate } from '../i18n/useTranslate.ts';
import { notify } from '../notify.tsx';
import { ReviewCard } from '../review/ReviewCard.tsx';
import { ReadOnly } from '../viewAs/Changes.tsx';
import { ActionBar } from './ActionBar.tsx';
import { DashboardSkeleton } from './DashboardSkeleton.tsx';
import { DefaultsNotice } from './DefaultsNotice.tsx';
import { NoAccounts } from './NoAccounts.tsx';
import { SignedOutAccounts } from './SignedOutAccounts.tsx';
import { SubscriptionBanner, subscriptionBannerId } from './SubscriptionBanner.tsx';
import { UnsavedDialog } from './UnsavedDialog.tsx';
import { useActions } from './useActions.tsx';
import { useDraft } from './useDraft.ts';
import type { OpenAccount } from './useOpenAccount.ts';
import { useSaveKey } from './useSaveKey.ts';
import type { useSettings } from './useSettings.ts';
import type { Tab, TabChoice } from './useTab.ts';
import { useUnsavedGuard } from './useUnsavedGuard.ts';

const settingsPanels = () => import('./SettingsPanels.tsx');
// A part of its own, for the settings have most of the fields and are opened after the page.
const Settings = memo(lazy(async () => ({ default: (await settingsPanels()).SettingsPanels })));

// A press of a button draws the bar of buttons, not the whole page: that took most of the time until the next frame.
const Days = memo(DaysPanel);
const Activity = memo(ActivityTabs);

type Props = {
  status: UserStatus;
  open: OpenAccount;
  settings: ReturnType<typeof useSettings>;
  tabs: TabChoice;
};

export function Dashboard({ status, open, settings, tabs: { tab, show } }: Props) {
  const t = useTranslate();
  const id = useId();
  const { accounts, account, accountId, setDirty } = open;
  const { ready, failed } = settings;
  const draft = useDraft(settings.saved);
  const { base, dirty, restore } = draft;
  const running = account?.running ?? false;
  const actions = useActions({ ...draft, status, accountId, running, ready });
  useSaveKey(() => void actions.act('save'));
  // The same at every drawing, for the panels are drawn anew when it changes.
  const latest = useRef(actions.saveNow);
  useEffect(() => {
    latest.current = actions.saveNow;
  });
  const saveNow = useCallback(() => latest.current(), []);
  const guard = useUnsavedGuard(dirty && isSubscribed(status));
  // Each is drawn when it is first shown and then stays: a check of pasted lines goes on behind the other tab.
  const [shown, setShown] = useState<readonly Tab[]>([]);
  if (tab !== null && !shown.includes(tab)) setShown([...shown, tab]);
  // True once the form holds the saved settings: until then it has the defaults, and panels must not use those.
  const [filled, setFilled] = useState(false);
  if (!filled && ready && base === settings.saved) setFilled(true);
  const known = filled && !failed;

  useEffect(() => setDirty(dirty), [dirty, setDirty]);
  // A failure shows where it is used.
  useEffect(() => void settingsPanels().catch(() => {}), []);

  function stay(): void {
    guard.stay();
    if (open.abandoning && accountId !== null) open.pick(accountId);
  }
  async function saveAndLeave(): Promise<void> {
    if (!(await actions.saveNow())) return;
    notify.success(t('dashboard.toasts.saved'));
    guard.leave();
  }
  function discard(): void {
    restore();
    guard.leave();
  }

  if (accounts.isPending || tab === null) {
    return (
      <Page title={t('dashboard.title')}>
        <DashboardSkeleton />
      </Page>
    );
  }
  const lost = accounts.error !== null && accounts.accounts.length === 0;

  return (
    <Page title={t('dashboard.title')}>
      <SubscriptionBanner status={status} />
      {lost ? (
        <Card>
          <ErrorState
            title={t('dashboard.accounts.failed')}
            error={accounts.error}
            onRetry={() => void accounts.refetch()}
          />
        </Card>
      ) : (
        <>
          <Box sx={{ borderBottom: 1, borderColor: 'divider', mt: -3, mb: 5 }}>
            <Tabs value={tab} onChange={(_, next: Tab) => show(next)} aria-label={t('dashboard.title')}>
              <MuiTab {...tabProps(id, 'activity', tab)} label={t('dashboard.tabs.activity')} />
              <MuiTab
                {...tabProps(id, 'settings', tab)}
                label={t(dirty ? 'dashboard.tabs.unsaved' : 'dashboard.tabs.settings')}
              />
            </Tabs>
          </Box>
          <Box role="tabpanel" id={`${id}-panel-${tab}`} aria-labelledby={`${id}-${tab}`} sx={panel}>
            <ReviewCard />
            <SignedOutAccounts accounts={accounts.accounts} shownId={accountId} />
            {!failed && account && isSubscribed(status) && (
              <FirstRun account={account} saved={base} loaded={filled} />
            )}
            {account ? (
              <StatusPanel
                account={account}
                saved={base}
                known={known}
                failed={failed}
                status={status}
                actions={actions}
                isBrief={tab === 'settings'}
              />
            ) : (
              <NoAccounts status={status} />
            )}
            {shown.includes('settings') && (
              <Box hidden={tab !== 'settings'} sx={part}>
                {failed && (
                  <DefaultsNotice retrying={settings.refetching} onRetry={() => void settings.refetch()} />
                )}
                {filled ? (
                  <ReadOnly why={isSubscribed(status) ? null : subscriptionBannerId}>
                    <Suspense fallback={<DashboardSkeleton settingsOnly />}>
                      <Settings
                        accounts={accounts.accounts}
                        accountId={accountId}
                        onPick={open.pick}
                        onSave={isSubscribed(status) ? saveNow : null}
                        resets={actions.resets}
                      />
                    </Suspense>
                  </ReadOnly>
                ) : (
                  <DashboardSkeleton settingsOnly />
                )}
              </Box>
            )}
            {shown.includes('activity') && account && (
              <Box hidden={tab !== 'activity'} sx={part}>
                <Days
                  key={account.accountId}
                  accountId={account.accountId}
                  limit={base.dailySearchComments + base.dailyMonitorComments}
                />
                <Activity accountId={account.accountId} />
              </Box>
            )}
          </Box>
        </>
      )}
      <UnsavedDialog
        open={guard.asking || open.abandoning}
        name={account?.name}
        onStay={stay}
        onDiscard={discard}
        onSave={actions.can.save || actions.doing === 'save' ? saveAndLeave : null}
        saving={actions.doing === 'save'}
      />
      {tab === 'settings' && <ActionBar {...actions} dirty={dirty} running={running} />}
    </Page>
  );
}

const grid = { display: 'grid', gap: 5, gridTemplateColumns: 'minmax(0, 1fr)' };
const panel = { ...grid, mb: 8 };
const part = { ...grid, '&[hidden]': { display: 'none' } };
