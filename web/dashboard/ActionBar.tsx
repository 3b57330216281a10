import PauseRounded from '@mui/icons-material/PauseRounded';
import PlayArrowRounded from '@mui/icons-material/PlayArrowRounded';
import { Box, Button, Typography } from '@mui/material';
import { StickyBar } from '../components/StickyBar.tsx';
import { useTranslate } from '../i18n/useTranslate.ts';
import { Changes } from '../viewAs/Changes.tsx';
import type { Actions } from './useActions.tsx';

type Props = Pick<Actions, 'can' | 'doing' | 'act'> & { dirty: boolean; running: boolean };

export function ActionBar({ can, doing, act, dirty, running }: Props) {
  const t = useTranslate();
  const main = running || dirty ? (dirty ? 'save' : 'pause') : 'start';
  const look = (action: typeof main) => (main === action && action !== 'pause' ? 'contained' : 'outlined');
  return (
    <StickyBar>
      <Box
        role="status"
        sx={{ flex: '1 1 auto', minWidth: { xs: '100%', sm: 0 }, minHeight: { xs: 0, sm: 20 } }}
      >
        {dirty && (
          <Typography sx={{ color: 'text.secondary', display: 'flex', alignItems: 'center', gap: 2 }}>
            <Box
              aria-hidden
              sx={({ palette }) => ({
                width: 8,
                height: 8,
                borderRadius: 4,
                backgroundColor: palette.tone.warning,
              })}
            />
            {t('dashboard.actions.unsaved')}
          </Typography>
        )}
      </Box>
      <Changes>
        <Box sx={buttons}>
          <Button
            color="inherit"
            onClick={() => void act('reset')}
            disabled={!can.reset}
            loading={doing === 'reset'}
          >
            {t('dashboard.actions.reset')}
          </Button>
          <Button
            onClick={() => void act('pause')}
            disabled={!can.pause}
            loading={doing === 'pause'}
            variant="outlined"
            startIcon={<PauseRounded />}
            sx={icons}
          >
            {t('dashboard.actions.pause')}
          </Button>
          <Button
            id="start"
            onClick={() => void act('start')}
            disabled={!can.start}
            loading={doing === 'start'}
            variant={look('start')}
            startIcon={<PlayArrowRounded />}
            sx={icons}
          >
            {t('dashboard.actions.start')}
          </Button>
          <Button
            onClick={() => void act('save')}
            aria-keyshortcuts="Control+S"
            title="Ctrl+S"
            disabled={!can.save}
            loading={doing === 'save'}
            variant={look('save')}
          >
            {t('dashboard.actions.save')}
          </Button>
        </Box>
      </Changes>
    </StickyBar>
  );
}

const buttons = {
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(max-content, 1fr)',
  gap: 2,
  flex: { xs: 1, sm: 'none' },
  // They are in view where they stand; without this the page's scroll padding would move it when one is focused.
  '& button': { scrollMarginBottom: '-96px', px: { xs: 1, sm: 3.5 } },
  '& button[data-pointed-at]': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
} as const;

/** On a phone the words need the room. */
const icons = { '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } } };
