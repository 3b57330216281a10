import { say } from '../../texts/say.ts';
import { demoFix, openDemoPeople } from '../demo/demoLogins.ts';
import { type Check, FailedCheck } from './failedCheck.ts';

export const checkDemo: Check = async ({ config, db, passwords }) => {
  const open = await openDemoPeople({ db, passwords });
  if (open.length === 0) return say('doctor.nobodyPublishedDemoPassword');
  if (config.onlyHere) return say('doctor.demoPeopleCanSignMachine');
  throw new FailedCheck(say('doctor.demoPeopleCanSign'), say('doctor.run', { command: demoFix }));
};
