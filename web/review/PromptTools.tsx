import { Box, Button } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { SettingsValues } from '../../server/accounts/settings/schemas.ts';
import { isDirty, valuesOf } from '../dashboard/dashboardModel.ts';
import { useSettings } from '../dashboard/useSettings.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { BenchLink } from './BenchLink.tsx';

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

const PreviewDialog = lazy(() => import('./PreviewDialog.tsx').then((m) => ({ default: m.PreviewDialog })));

type Props = {
  account: { accountId: string; name: string };
  prompt: string;
  isUnsaved: boolean;
  onSave: (() => Promise<boolean>) | null;
};

function PreviewButton(props: Props) {
  const t = useTranslate();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        id="preview"
        variant="outlined"
        size="small"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {t('review.preview.open')}
      </Button>
      {open && (
        <Suspense>
          <PreviewDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
