import { testDatabase } from '../../../db/selfTest.ts';
import { Ailment, type Check } from './ailment.ts';

/** Writes to the database and takes it back, and looks for damage. */
export const checkDatabase: Check = async ({ db, config }) => {
  const { bytes, looked, damage } = await testDatabase(db);
  if (damage !== null) {
    throw new Ailment(
      `The database is damaged: ${damage}`,
      `Stop the server and put the latest backup in the place of ${config.databasePath}`,
    );
  }
  const size = `${(bytes / 1024 / 1024).toFixed(1)} MB`;
  return looked
    ? `The database takes writes and is whole (${size})`
    : `The database takes writes (${size}, too large to look at every page)`;
};
