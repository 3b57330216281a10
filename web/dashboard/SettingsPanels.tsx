import { Box } from '@mui/material';
import { useEffect } from 'react';
import type { AccountRecord } from '../accounts/useAccounts.ts';
import { Changes } from '../viewAs/Changes.tsx';
import { AccountPanel } from './AccountPanel.tsx';
import { settingsRules } from './faultTexts.ts';
import { LimitsPanel } from './LimitsPanel.tsx';
import { MonitorsPanel } from './MonitorsPanel.tsx';
import { RulesPanel } from './RulesPanel.tsx';
import { SearchesPanel } from './SearchesPanel.tsx';
import { TimingPanel } from './TimingPanel.tsx';

type Props = {
  accounts: AccountRecord[];
  accountId: string | null;
  onPick: (accountId: string) => void;
  onSave: (() => Promise<boolean>) | null;
  resets: number;
};

export function SettingsPanels({ accounts, accountId, onPick, onSave, resets }: Props) {
  // Before the first key needs the schemas. A failure shows where they are used.
  useEffect(() => void settingsRules().catch(() => {}), []);
  return (
    <Box sx={columns}>
      <Box sx={column}>
        <AccountPanel accounts={accounts} accountId={accountId} onPick={onPick} onSave={onSave} />
        <Changes>
          <TimingPanel />
        </Changes>
        <RulesPanel />
      </Box>
      <Changes>
        <Box sx={column}>
          <LimitsPanel />
          {/* After a reset nothing is left of lines that were pasted before it. */}
          <SearchesPanel key={`searches ${resets}`} accountId={accountId} />
          <MonitorsPanel key={`monitors ${resets}`} accountId={accountId} />
        </Box>
      </Changes>
    </Box>
  );
}

const column = { display: { xs: 'contents', md: 'grid' }, gap: 5, alignContent: 'start', minWidth: 0 };
const columns = {
  display: 'grid',
  gap: 5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
};
