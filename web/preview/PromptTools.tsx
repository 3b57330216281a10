import { Box, Button } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { useTranslate } from '../i18n/useTranslate.ts';
import type { PreviewProps } from './PreviewDialog.tsx';

const PreviewDialog = lazy(() => import('./PreviewDialog.tsx'));

export function PromptTools({ account, onSave }: Pick<PreviewProps, 'account' | 'onSave'>) {
  const t = useTranslate();
  const [open, setOpen] = useState(false);
  const prompt: string = useWatch({ name: 'prompt' });
  const { isDirty } = useFormState();
  const bench = (
    <Button component={Link} to="/prompt-bench" state={{ accountId: account.accountId, prompt }} size="small">
      {t('review.preview.bench')}
    </Button>
  );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <Button
        id="preview"
        variant="outlined"
        size="small"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {t('review.preview.open')}
      </Button>
      {bench}
      {open && (
        <Suspense>
          <PreviewDialog
            account={account}
            isUnsaved={isDirty}
            onSave={onSave}
            bench={bench}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </Box>
  );
}
