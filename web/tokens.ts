export type Mode = 'light' | 'dark';

/** The only colours of the app. */
export const tokens = {
  light: {
    page: '#FAFAF8',
    surface: '#FFFFFF',
    raised: '#FFFFFF',
    line: '#E7E5E1',
    lineStrong: '#CFCBC4',
    text: '#1B1D1F',
    muted: '#5C6066',
    primary: '#2F5BEA',
    onPrimary: '#FFFFFF',
    tone: { good: '#15703A', warning: '#7A4B00', bad: '#B3261E', info: '#1F52C7', neutral: '#5C6066' },
    warningTint: '#FFF3C4',
    tintShare: 0.1,
    hoverShare: 0.04,
    shadow1: '0 1px 2px rgba(27, 29, 31, 0.06), 0 8px 24px rgba(27, 29, 31, 0.08)',
  },
  dark: {
    page: '#0F1113',
    surface: '#16191C',
    raised: '#1C2024',
    line: '#262B30',
    lineStrong: '#3A4148',
    text: '#ECEDEE',
    muted: '#A0A6AD',
    primary: '#7C9BFF',
    onPrimary: '#0F1113',
    tone: { good: '#63C98B', warning: '#E5AE5A', bad: '#F58E85', info: '#8FB0FF', neutral: '#A0A6AD' },
    warningTint: 'rgba(229, 174, 90, 0.16)',
    tintShare: 0.16,
    hoverShare: 0.06,
    shadow1: '0 1px 2px rgba(0, 0, 0, 0.4), 0 8px 24px rgba(0, 0, 0, 0.4)',
  },
} as const;

export type Tone = keyof (typeof tokens)[Mode]['tone'];
export const radius = { card: 10, input: 8, chip: 999 } as const;
export const fontFamily = "'Inter Variable', system-ui, sans-serif";

/** For the stylesheets, as `var(--line-strong)`. */
export function cssVariables(mode: Mode): Record<`--${string}`, string> {
  const { tone, tintShare, hoverShare, ...rest } = tokens[mode];
  const { neutral: _, ...tones } = tone;
  const values = {
    ...rest,
    ...tones,
    tintShare: `${tintShare * 100}%`,
    hoverShare: `${hoverShare * 100}%`,
    cardRadius: `${radius.card}px`,
    inputRadius: `${radius.input}px`,
    font: fontFamily,
  };
  const kebab = (name: string) => name.replace(/[A-Z]|\d/g, (found) => `-${found.toLowerCase()}`);
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [`--${kebab(name)}`, value]));
}
