import type { Database as Db } from 'better-sqlite3';

export const imagesSchema = `
create table if not exists images (
  filePath text primary key, fileId text not null, name text not null, version integer not null, contentType text not null,
  isImage integer not null, width integer, height integer, bytes blob not null, createdAt integer not null) strict;
create table if not exists imageTokens (token text primary key, usedAt integer not null) strict;
`;

export type StoredImage = {
  /** Begins with a slash; its address has `/ik` before it. */
  filePath: string;
  fileId: string;
  name: string;
  /** 1, plus 1 for each overwrite. */
  version: number;
  contentType: string;
  isImage: boolean;
  width: number | null;
  height: number | null;
  bytes: Buffer;
  createdAt: number;
};

type Row = Omit<StoredImage, 'isImage'> & { isImage: number };

export function createImageStore(db: Db) {
  const sql = {
    find: db.prepare('select * from images where filePath = ?'),
    version: db.prepare('select fileId, version from images where filePath = ?'),
    save: db.prepare(
      `insert or replace into images (filePath, fileId, name, version, contentType, isImage, width, height, bytes, createdAt)
       values (@filePath, @fileId, @name, @version, @contentType, @isImage, @width, @height, @bytes, @createdAt)`,
    ),
    spendToken: db.prepare('insert or ignore into imageTokens values (?, ?)'),
  };
  return {
    find(filePath: string): StoredImage | undefined {
      const row = sql.find.get(filePath) as Row | undefined;
      return row && { ...row, isImage: row.isImage === 1 };
    },
    /** The file that an upload to this path would replace. */
    present: (filePath: string) =>
      sql.version.get(filePath) as Pick<StoredImage, 'fileId' | 'version'> | undefined,
    save: (image: StoredImage) => void sql.save.run({ ...image, isImage: Number(image.isImage) }),
    /** False for a used token. */
    spendToken: (token: string, now: number): boolean => sql.spendToken.run(token, now).changes === 1,
  };
}

export type ImageStore = ReturnType<typeof createImageStore>;
