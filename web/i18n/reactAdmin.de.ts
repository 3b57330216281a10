import english from 'ra-language-english';
import type { Texts } from './area.ts';

export const reactAdminGerman = english.ra as Texts;
