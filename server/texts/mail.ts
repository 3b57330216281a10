import type { Language } from '../identity/users/limits.ts';
import german from './de/mail.json' with { type: 'json' };
import english from './en/mail.json' with { type: 'json' };
import spanish from './es/mail.json' with { type: 'json' };

export type MailTexts = typeof english;
export const mailTexts: Record<Language, MailTexts> = { en: english, de: german, es: spanish };
