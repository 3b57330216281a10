import { david } from './david.ts';
import { lucia } from './lucia.ts';
import { nora } from './nora.ts';
import { ruth } from './ruth.ts';
import { samuel } from './samuel.ts';
import type { Regular } from './types.ts';

export const regulars: readonly Regular[] = [nora, david, ruth, samuel, lucia];
export const regularOf = (email: string): Regular | undefined =>
  regulars.find((regular) => regular.email === email);
