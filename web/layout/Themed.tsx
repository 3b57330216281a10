import { ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useMemo } from 'react';
import { usePaletteMode } from '../colorMode.ts';
import { themeOf } from '../theme.ts';

/** For pages without react-admin. */
export function Themed({ children }: { children: ReactNode }) {
  const mode = usePaletteMode();
  const theme = useMemo(() => themeOf(mode), [mode]);
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>;
}
