import PauseRounded from '@mui/icons-material/PauseRounded';
import PlayArrowRounded from '@mui/icons-material/PlayArrowRounded';
import { Box, Button, type ButtonProps, Typography } from '@mui/material';
import { Dot } from '../components/Dot.tsx';
import { StickyBar } from '../components/StickyBar.tsx';
import { useTranslate } from '../i18n/useTranslate.ts';
import { Changes } from '../viewAs/Changes.tsx';
import type { Action, Actions } from './useActions.tsx';

type Props = Pick<Actions, 'can' | 'doing' | 'act' | 'dirty'> & { running: boolean };

export function ActionBar({ can, doing, act, dirty, running }: Props) {
  const t = useTranslate();
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
        <Box sx={buttons}>
          {(['reset', 'pause', 'start', 'save'] as const).map((action) => (
            <Button
              key={action}
              onClick={() => void act(action)}
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

const buttons = {
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
