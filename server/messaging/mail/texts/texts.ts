import type { Language } from '../../../identity/users/limits.ts';
import { german } from './de.ts';
import { english, type MailTexts } from './en.ts';
import { spanish } from './es.ts';

export const mailTexts: Record<Language, MailTexts> = { en: english, de: german, es: spanish };
