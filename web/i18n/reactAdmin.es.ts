import english from 'ra-language-english';
import type { Texts } from './area.ts';

export const reactAdminSpanish = english.ra as Texts;
