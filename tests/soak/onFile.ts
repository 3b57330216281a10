import { type Db, openDb } from '../../db/open.ts';

/** Looks into a file that servers use, and closes it again. */
export async function onFile<T>(path: string, look: (db: Db) => Promise<T>): Promise<T> {
  const db = openDb(path);
  try {
    return await look(db);
  } finally {
    db.close();
  }
}
