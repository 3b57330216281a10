import { Box } from '@mui/material';
import { createContext, type ReactNode, useContext } from 'react';
import { useSession } from '../session.ts';
import { viewBannerId } from './ViewBanner.tsx';

const Why = createContext<string | null>(null);

/** Disables all `Changes` inside. @param why ID of the element with the reason; null disables nothing */
export const ReadOnly = ({ why, children }: { why: string | null; children: ReactNode }) => (
  <Why.Provider value={why}>{children}</Why.Provider>
);

/** Wraps controls that change something: disabled in a support view and in `ReadOnly`. */
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

/** The browser disables the controls in the fieldset, but MUI doesn't know and needs styles for that. */
const off = { color: 'action.disabled', borderColor: 'action.disabledBackground' };
const disabled = {
  display: 'contents',
  '& :disabled, & :disabled *': { cursor: 'not-allowed' },
  '& button:disabled, & .MuiButton-root.MuiButton-outlined:disabled.MuiButton-outlined': off,
  '& .MuiButton-contained:disabled': { bgcolor: 'action.disabledBackground' },
  '& .MuiInputBase-input:disabled': { color: 'text.secondary' },
  '& :has(> input:disabled) + .MuiFormControlLabel-label': { color: 'text.secondary' },
  '& .MuiCheckbox-root:has(:disabled), & .MuiSwitch-root:has(:disabled)': { opacity: 0.5 },
  '& .MuiSlider-root, & .MuiChip-deleteIcon': { pointerEvents: 'none', opacity: 0.5 },
} as const;
