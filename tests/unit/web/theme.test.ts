import { getContrastRatio } from '@mui/material/styles';
import { expect, test } from 'vitest';
import { themeOf } from '../../../web/theme.ts';

test.each(['light', 'dark'] as const)('a %s button can be read, also under the pointer', (mode) => {
  const { palette } = themeOf(mode);
  for (const name of ['primary', 'secondary', 'success', 'warning', 'error', 'info'] as const) {
    const { main, dark, contrastText } = palette[name];
    for (const background of [main, dark])
      expect(getContrastRatio(contrastText, background), `${name} ${background}`).toBeGreaterThanOrEqual(4.5);
  }
});
