import { demoFix, openDemoPeople } from '../../demo/demoLogins.ts';
import { Ailment, type Check } from './ailment.ts';

/** Looks for demo people whose passwords everybody can read. */
export const checkDemo: Check = async ({ config, db, passwords }) => {
  const open = await openDemoPeople({ db, passwords });
  if (open.length === 0) return 'Nobody has a published demo password';
  if (config.onlyHere) return 'The demo people can sign in on this machine only';
  throw new Ailment('The demo people can sign in with published passwords', `Run: ${demoFix}`);
};
