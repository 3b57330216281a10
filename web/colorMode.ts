import { useMediaQuery } from '@mui/material';
import type { PaletteMode } from '@mui/material/styles';
import { useSyncExternalStore } from 'react';

export const colorModes = ['light', 'dark', 'system'] as const;
export type ColorMode = (typeof colorModes)[number];

const key = 'colorMode';
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const read = (): ColorMode => colorModes.find((mode) => mode === localStorage.getItem(key)) ?? 'system';

function setColorMode(mode: ColorMode): void {
  localStorage.setItem(key, mode);
  for (const listener of listeners) listener();
}

export const useColorMode = (): [ColorMode, (mode: ColorMode) => void] => [useSyncExternalStore(subscribe, read), setColorMode];

/** What the choice comes to on this machine, now. */
export function usePaletteMode(): PaletteMode {
  const [mode] = useColorMode();
  const systemIsDark = useMediaQuery('(prefers-color-scheme: dark)', { noSsr: true });
  return mode === 'system' ? (systemIsDark ? 'dark' : 'light') : mode;
}
