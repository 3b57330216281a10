import { helpEnglish } from '../help/texts/en.ts';
import type { Area } from './area.ts';

const english = { help: helpEnglish };

/** The frame of the guide; its pages are in English. */
export const help: Area<typeof english> = { english, de: () => import('./help.de.ts'), es: () => import('./help.es.ts') };
