export * from './accounts.ts';
export * from './audit.ts';
export * from './auth.ts';
export * from './billing.ts';
export * from './comments.ts';
export * from './mails.ts';
export * from './users.ts';
