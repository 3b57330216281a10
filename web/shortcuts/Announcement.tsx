import { Box, Button } from '@mui/material';
import { useEffect, useState } from 'react';
import { useTranslate as useRaTranslate } from 'react-admin';

const shownMs = 10_000;

/** A text that is shown and read out for ten seconds. */
export function useAnnouncement(): [announcement: string, announce: (text: string) => void] {
  const [announcement, setAnnouncement] = useState({ text: '' });
  useEffect(() => {
    const timer =
      announcement.text === '' ? undefined : setTimeout(() => setAnnouncement({ text: '' }), shownMs);
    return () => clearTimeout(timer);
  }, [announcement]);
  return [announcement.text, (text) => setAnnouncement({ text })];
}

type Props = {
  announcement: string;
  /** Null if there is nothing to undo. */
  undo: (() => void) | null;
};

export function Announcement({ announcement, undo }: Props) {
  const ra = useRaTranslate();
  return (
    <Box sx={[place, announcement === '' && { clipPath: 'inset(50%)' }]}>
      <Box role="status" aria-atomic="true" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {announcement}
      </Box>
      {announcement !== '' && undo && (
        <Button size="small" variant="outlined" aria-keyshortcuts="U" onClick={undo} sx={{ flex: 'none' }}>
          {ra('ra.action.undo')}
        </Button>
      )}
    </Box>
  );
}

const place = {
  position: 'fixed',
  top: 64,
  left: '50%',
  translate: '-50%',
  zIndex: 'snackbar',
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 44,
  width: 'max-content',
  maxWidth: 'calc(100vw - 32px)',
  // Buttons below it can still be clicked.
  pointerEvents: 'none',
  '& button': { pointerEvents: 'auto' },
  px: 4,
  py: 1.5,
  borderRadius: '10px',
  border: 1,
  borderColor: 'line',
  bgcolor: 'raised',
  boxShadow: ({ palette }: { palette: { shadow1: string } }) => palette.shadow1,
};
