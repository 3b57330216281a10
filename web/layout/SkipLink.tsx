import { Link } from '@mui/material';
import { useTranslate } from '../i18n/useTranslate.ts';

export function SkipLink() {
  const t = useTranslate();
  return (
    <Link
      href="#content"
      // The router does not know history entries of the browser.
      onClick={(event) => {
        event.preventDefault();
        document.getElementById('content')?.focus();
      }}
      sx={({ palette, zIndex }) => ({
        position: 'fixed',
        top: 8,
        left: 8,
        zIndex: zIndex.tooltip,
        px: 4,
        py: 2,
        borderRadius: '8px',
        backgroundColor: palette.raised,
        boxShadow: palette.shadow1,
        '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' },
      })}
    >
      {t('layout.menu.skip')}
    </Link>
  );
}
