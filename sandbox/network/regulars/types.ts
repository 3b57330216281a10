import type { LanguageCode } from '../text/types.ts';

/** A member who always writes in the same way, with the comments of the last weeks, newest first. */
export type Regular = {
  email: string;
  name: string;
  language: LanguageCode;
  /** How they write, for the page where one signs in. */
  habit: string;
  comments: string[];
};

/** One comment per line. */
export const lines = (text: string): string[] => text.trim().split(/\s*\n\s*/);
