import { Button } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from '../i18n/useTranslate.ts';

const PreviewDialog = lazy(() => import('./PreviewDialog.tsx').then((m) => ({ default: m.PreviewDialog })));

type Props = {
  account: { accountId: string; name: string };
  prompt: string;
  isUnsaved: boolean;
  onSave: (() => Promise<boolean>) | null;
};

export function PreviewButton(props: Props) {
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
