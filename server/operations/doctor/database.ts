import { testDatabase } from '../../../db/files/selfTest.ts';
import { say } from '../../texts/say.ts';
import { type Check, FailedCheck } from './failedCheck.ts';

/** Writes and rolls back, and looks for damage. */
export const checkDatabase: Check = async ({ db, config }) => {
  const { bytes, looked, damage } = await testDatabase(db);
  if (damage !== null) {
    throw new FailedCheck(
      say('doctor.databaseDamaged', { quote: damage }),
      say('doctor.stopServerPutLatest', { path: config.databasePath }),
    );
  }
  const size = `${(bytes / 1024 / 1024).toFixed(1)} MB`;
  return looked
    ? say('doctor.databaseTakesWritesWhole', { size })
    : say('doctor.databaseTakesWritesToo', { size });
};
