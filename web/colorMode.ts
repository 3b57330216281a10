import { useSyncExternalStore } from 'react';
import { cssVariables } from './tokens.ts';

export const colorModes = ['light', 'dark', 'system'] as const;
export type ColorMode = (typeof colorModes)[number];

const key = 'colorMode';
const listeners = new Set<() => void>();
const systemIsDark = matchMedia('(prefers-color-scheme: dark)');

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  systemIsDark.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    systemIsDark.removeEventListener('change', listener);
  };
}

const read = (): ColorMode => colorModes.find((mode) => mode === localStorage.getItem(key)) ?? 'system';

function shown(): 'light' | 'dark' {
  const mode = read();
  return mode === 'system' ? (systemIsDark.matches ? 'dark' : 'light') : mode;
}

function setColorMode(mode: ColorMode): void {
  localStorage.setItem(key, mode);
  for (const listener of listeners) listener();
}

export const useColorMode = (): [ColorMode, (mode: ColorMode) => void] => [
  useSyncExternalStore(subscribe, read),
  setColorMode,
];

export const usePaletteMode = (): 'light' | 'dark' => useSyncExternalStore(subscribe, shown);

/** Gives the page the colours of the mode, as `var(--…)` for every stylesheet: before anything is drawn, and at every change. */
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
