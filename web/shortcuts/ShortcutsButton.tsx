import KeyboardOutlined from '@mui/icons-material/KeyboardOutlined';
import { Button } from '@mui/material';
import { useTranslate } from '../i18n/useTranslate.ts';

export function ShortcutsButton({ onClick }: { onClick: () => void }) {
  const t = useTranslate();
  return (
    <Button
      variant="outlined"
      startIcon={<KeyboardOutlined />}
      onClick={onClick}
      sx={{ '@media (pointer: coarse)': { display: 'none' } }}
    >
      {t('review.keys')}
    </Button>
  );
}
