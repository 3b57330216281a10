import { Box } from '@mui/material';
import { Panel } from '../../components/Panel.tsx';
import { LimitsPanel } from '../../dashboard/LimitsPanel.tsx';
import { LinksInput } from '../../dashboard/LinksInput.tsx';
import { profileLines } from '../../dashboard/linesModel.ts';
import { PromptInput } from '../../dashboard/PromptInput.tsx';
import { SearchesPanel } from '../../dashboard/SearchesPanel.tsx';
import { TimingPanel } from '../../dashboard/TimingPanel.tsx';
import { useTranslate } from '../../i18n/useTranslate.ts';
import type { Part } from './campaignModel.ts';

/** The fields of the chosen parts, as on the customer's dashboard. A profile is not looked up: that takes a connected account. */
export function TemplateParts({ chosen }: { chosen: readonly Part[] }) {
  const t = useTranslate();
  if (chosen.length === 0) return null;
  return (
    <Box sx={columns}>
      <Box sx={column}>
        {chosen.includes('timing') && <TimingPanel />}
        {chosen.includes('prompt') && (
          <Panel title={t('admin.campaigns.parts.prompt')}>
            <PromptInput />
          </Panel>
        )}
      </Box>
      <Box sx={column}>
        {chosen.includes('limits') && <LimitsPanel />}
        {chosen.includes('searches') && <SearchesPanel />}
        {chosen.includes('monitors') && (
          <LinksInput source="searchProfiles" texts="monitors" kind={profileLines} />
        )}
      </Box>
    </Box>
  );
}

const column = { display: { xs: 'contents', md: 'grid' }, gap: 5, alignContent: 'start', minWidth: 0 };
const columns = {
  display: 'grid',
  gap: 5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
};
