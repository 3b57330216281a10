import { Box } from '@mui/material';
import { useEffect } from 'react';
import { api } from '../api.ts';
import { LearnedPanel } from '../learning/LearnedPanel.tsx';
import { Changes } from '../viewAs/Changes.tsx';
import { VoicePanel } from '../voice/VoicePanel.tsx';
import { AccountPanel, type AccountProps } from './AccountPanel.tsx';
import type { FirstStart } from './firstStart.ts';
import { LimitsPanel } from './LimitsPanel.tsx';
import { LinksInput } from './LinksInput.tsx';
import { profileLines, searchLines } from './linesModel.ts';
import { rememberPerson } from './people.ts';
import { RulesPanel } from './RulesPanel.tsx';
import { settingsRules } from './settingsResolver.ts';
import { TimingPanel } from './TimingPanel.tsx';
import { useProposedPeople } from './useProposedPeople.ts';
import { useSources } from './useSources.ts';

type Props = AccountProps & { resets: number; firstStart: FirstStart | null };

export default function SettingsPanels({ resets, firstStart, ...account }: Props) {
  const { accountId } = account;
  const notes = useSources(accountId);
  const people = useProposedPeople(accountId);
  // The first key needs the schemas. A failure shows where they are used.
  useEffect(() => void settingsRules().catch(() => {}), []);
  return (
    <Box sx={columns}>
      <Box sx={column}>
        <AccountPanel {...account} />
        {accountId !== null && <VoicePanel key={accountId} accountId={accountId} />}
        {accountId !== null && <LearnedPanel accountId={accountId} />}
        <RulesPanel firstStart={firstStart} />
      </Box>
      <Changes>
        <Box sx={column}>
          <TimingPanel />
          <LimitsPanel firstStart={firstStart} />
          {/* A reset also removes the lines that were pasted before it. */}
          <LinksInput key={`searches ${resets}`} kind={searchLines} notes={notes} />
          <LinksInput
            key={`monitors ${resets}`}
            kind={profileLines}
            notes={notes}
            disabled={accountId === null}
            people={people}
            check={async (line, signal) => {
              const { profile } = await api.validateProfile(accountId ?? '', line, { signal });
              rememberPerson(line, profile);
            }}
          />
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
