import { Box } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useSession } from '../session.ts';
import { viewBannerId } from './ViewBanner.tsx';

/** What changes something: while an admin views as a customer it is disabled, and the banner says why. Else it is just what it holds. */
export function Changes({ children }: { children: ReactNode }) {
  const { view } = useSession();
  if (!view) return children;
  return (
    <Box component="fieldset" disabled aria-describedby={viewBannerId} sx={disabled}>
      {children}
    </Box>
  );
}

/** The browser disables what is in the fieldset; MUI knows of it only what is said here. */
const disabled = ({ palette }: Theme) =>
  ({
    display: 'contents',
    '& :disabled, & :disabled *': { cursor: 'not-allowed' },
    '& button:disabled': { color: palette.action.disabled, borderColor: palette.action.disabledBackground },
    '& .MuiButton-root.MuiButton-outlined:disabled.MuiButton-outlined': {
      color: palette.action.disabled,
      borderColor: palette.action.disabledBackground,
    },
    '& .MuiButton-contained:disabled': { backgroundColor: palette.action.disabledBackground },
    '& .MuiInputBase-input:disabled': { color: palette.text.secondary },
    '& :has(> input:disabled) + .MuiFormControlLabel-label': { color: palette.text.secondary },
    '& .MuiCheckbox-root:has(:disabled), & .MuiSwitch-root:has(:disabled)': { opacity: 0.5 },
    '& .MuiSlider-root, & .MuiChip-deleteIcon': { pointerEvents: 'none', opacity: 0.5 },
  }) as const;
