import { useSyncExternalStore } from 'react';
import { createKept } from './store.ts';
import { cssVariables, type Mode } from './tokens.ts';

export const colorModes = ['light', 'dark', 'system'] as const;
export type ColorMode = (typeof colorModes)[number];

const kept = createKept('colorMode');
const systemIsDark = matchMedia('(prefers-color-scheme: dark)');
const modeOf = (text: string | null): ColorMode => colorModes.find((mode) => mode === text) ?? 'system';

function subscribe(listener: () => void): () => void {
  const stop = kept.subscribe(listener);
  systemIsDark.addEventListener('change', listener);
  return () => {
    stop();
    systemIsDark.removeEventListener('change', listener);
  };
}

function shown(): Mode {
  const mode = modeOf(kept.get());
  return mode === 'system' ? (systemIsDark.matches ? 'dark' : 'light') : mode;
}

export const useColorMode = (): [ColorMode, (mode: ColorMode) => void] => [modeOf(kept.use()), kept.set];

export const usePaletteMode = (): Mode => useSyncExternalStore(subscribe, shown);

/** Before the first paint and at every change. */
export function startColors(): void {
  const show = () => {
    const { style } = document.documentElement;
    const mode = shown();
    style.colorScheme = mode;
    for (const [name, value] of Object.entries(cssVariables(mode))) style.setProperty(name, value);
  };
  show();
  subscribe(show);
}
