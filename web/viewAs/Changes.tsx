import { Box } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { createContext, type ReactNode, useContext } from 'react';
import { useSession } from '../session.ts';
import { viewBannerId } from './ViewBanner.tsx';

const Why = createContext<string | null>(null);

/** Disables the `Changes` in it. @param why the id of the element that says why; null: nothing is disabled */
export const ReadOnly = ({ why, children }: { why: string | null; children: ReactNode }) => (
  <Why.Provider value={why}>{children}</Why.Provider>
);

/** Wraps controls that change something. In a support view, or in `ReadOnly`, they are disabled. */
export function Changes({ children }: { children: ReactNode }) {
  const { view } = useSession();
  const otherwise = useContext(Why);
  const why = view ? viewBannerId : otherwise;
  if (why === null) return children;
  return (
    <Box component="fieldset" disabled aria-describedby={why} sx={disabled}>
      {children}
    </Box>
  );
}

/** The browser disables the content of the fieldset; MUI only knows what this context tells it. */
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
