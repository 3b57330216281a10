import { Box } from '@mui/material';
import type { AccountRecord } from '../accounts/useAccounts.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { Changes } from '../viewAs/Changes.tsx';
import { AccountPanel } from './AccountPanel.tsx';
import { Later } from './Later.tsx';
import { LimitsPanel } from './LimitsPanel.tsx';

type Props = {
  accounts: AccountRecord[];
  accountId: string | null;
  onPick: (accountId: string) => void;
};

/** Everything that can be set for an account. */
export function SettingsPanels({ accounts, accountId, onPick }: Props) {
  const t = useTranslate();
  return (
    <Box sx={columns}>
      <Box sx={column}>
        <AccountPanel accounts={accounts} accountId={accountId} onPick={onPick} />
        <Changes>
          <Later title={t('dashboard.timing.title')} fields={[56, 74, 90, 130]}>
            {({ TimingPanel }) => <TimingPanel />}
          </Later>
        </Changes>
        <Later title={t('dashboard.rules.title')} fields={[20]}>
          {({ RulesPanel }) => <RulesPanel />}
        </Later>
      </Box>
      <Changes>
        <Box sx={column}>
          <LimitsPanel />
          <Later title={t('dashboard.searches.title')} fields={[36, 120]}>
            {({ SearchesPanel }) => <SearchesPanel />}
          </Later>
          <Later title={t('dashboard.monitors.title')} fields={[36, 120]}>
            {({ MonitorsPanel }) => <MonitorsPanel accountId={accountId} />}
          </Later>
        </Box>
      </Changes>
    </Box>
  );
}

// One column on a phone.
const column = { display: { xs: 'contents', md: 'grid' }, gap: 5, alignContent: 'start', minWidth: 0 };
const columns = {
  display: 'grid',
  gap: 5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
};
