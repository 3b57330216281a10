import PauseRounded from '@mui/icons-material/PauseRounded';
import PlayArrowRounded from '@mui/icons-material/PlayArrowRounded';
import { Box, Button, type ButtonProps, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import { Dot } from '../components/Dot.tsx';
import { StickyBar } from '../components/StickyBar.tsx';
import { useTranslate } from '../i18n/useTranslate.ts';
import { Changes } from '../viewAs/Changes.tsx';
import type { Action, Actions } from './useActions.tsx';

type Props = Pick<Actions, 'can' | 'doing' | 'act' | 'dirty'> & { running: boolean };

export function ActionBar({ can, doing, act, dirty, running }: Props) {
  const t = useTranslate();
  const buttons = useRef<Partial<Record<Action, HTMLButtonElement | null>>>({});
  const pressed = useRef<Action>(null);
  useEffect(() => {
    const at = pressed.current;
    if (at === null || doing !== null || can[at]) return;
    pressed.current = null;
    // The pressed Start or Pause can do nothing more, so the other one takes its focus.
    const button = buttons.current[at];
    if (document.activeElement === document.body || document.activeElement === button)
      buttons.current[at === 'start' ? 'pause' : 'start']?.focus({ preventScroll: true });
  }, [doing, can]);
  const main = dirty ? 'save' : running ? null : 'start';
  const variant = (action: Action) => (main === action ? 'contained' : 'outlined');
  const looks: Record<Action, ButtonProps> = {
    reset: { color: 'inherit' },
    pause: { variant: 'outlined', startIcon: <PauseRounded /> },
    start: { variant: variant('start'), startIcon: <PlayArrowRounded />, id: 'start' },
    save: { variant: variant('save'), 'aria-keyshortcuts': 'Control+S', title: 'Ctrl+S' },
  };
  return (
    <StickyBar>
      <Box
        role="status"
        sx={{ flex: '1 1 auto', minWidth: { xs: '100%', sm: 0 }, minHeight: { xs: 0, sm: 20 } }}
      >
        {dirty && (
          <Typography color="textSecondary" sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
            <Dot tone="warning" />
            {t('dashboard.actions.unsaved')}
          </Typography>
        )}
      </Box>
      <Changes>
        <Box sx={place}>
          {(['reset', 'pause', 'start', 'save'] as const).map((action) => (
            <Button
              key={action}
              ref={(button) => {
                buttons.current[action] = button;
              }}
              onClick={() => {
                pressed.current = action;
                void act(action);
              }}
              disabled={!can[action]}
              loading={doing === action}
              {...looks[action]}
            >
              {t(`dashboard.actions.${action}`)}
            </Button>
          ))}
        </Box>
      </Changes>
    </StickyBar>
  );
}

const place = {
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(max-content, 1fr)',
  gap: 2,
  flex: { xs: 1, sm: 'none' },
  // Otherwise the page's scroll padding would scroll the page when a button of the sticky bar gets the focus.
  '& button': { scrollMarginBottom: '-96px', px: { xs: 1, sm: 3.5 } },
  '& button[data-pointed-at]': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
  '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } },
} as const;
