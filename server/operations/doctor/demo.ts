import { say } from '../../texts/say.ts';
import { demoFix, openDemoPeople } from '../demo/demoLogins.ts';
import { Ailment, type Check } from './finding.ts';

/** Finds demo users with published passwords. */
export const checkDemo: Check = async ({ config, db, passwords }) => {
  const open = await openDemoPeople({ db, passwords });
  if (open.length === 0) return say('doctor.nobodyPublishedDemoPassword');
  if (config.onlyHere) return say('doctor.demoPeopleCanSignMachine');
  throw new Ailment(say('doctor.demoPeopleCanSign'), say('doctor.run', { command: demoFix }));
};
