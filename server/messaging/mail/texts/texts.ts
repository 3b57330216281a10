import type { Language } from '../../../identity/users/limits.ts';
import { german } from './de.ts';
import { english, type MailTexts } from './en.ts';
import { spanish } from './es.ts';

/** What the mails say, in the language of the person. */
export const mailTexts: Record<Language, MailTexts> = { en: english, de: german, es: spanish };
