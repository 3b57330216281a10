import { Box } from '@mui/material';
import { useWatch } from 'react-hook-form';
import type { SettingsValues } from '../../server/accounts/settings/schemas.ts';
import { isDirty, valuesOf } from '../dashboard/dashboardModel.ts';
import { useSettings } from '../dashboard/useSettings.ts';
import { BenchLink } from './BenchLink.tsx';
import { PreviewButton } from './PreviewButton.tsx';

export function PromptTools({
  account,
  onSave,
}: {
  account: { accountId: string; name: string };
  onSave: (() => Promise<boolean>) | null;
}) {
  const draft = valuesOf(useWatch() as SettingsValues);
  const { saved } = useSettings(account.accountId);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <PreviewButton
        account={account}
        prompt={draft.prompt}
        isUnsaved={isDirty(saved, draft)}
        onSave={onSave}
      />
      <BenchLink account={account} prompt={draft.prompt} />
    </Box>
  );
}
