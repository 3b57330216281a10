import { hash } from 'node:crypto';

/** 8 hex digits of the SHA-256, enough to tell which prompt wrote a comment. */
export const promptVersion = (prompt: string): string => hash('sha256', prompt, 'hex').slice(0, 8);
