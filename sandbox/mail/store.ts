import type { Database as Db } from 'better-sqlite3';

export const mailSchema = `
create table if not exists mails (
  seq integer primary key autoincrement, id text not null unique, messageId text not null, sender text not null, recipients text not null,
  cc text not null, bcc text not null, replyTo text not null, returnPath text not null, subject text not null, text text not null,
  html text not null, attachments text not null, created integer not null, size integer not null, read integer not null) strict;
`;

export type Address = { Name: string; Address: string };
type Attachment = {
  PartID: string;
  FileName: string;
  ContentType: string;
  ContentID: string;
  Size: number;
  inline: boolean;
};

export type Mail = {
  id: string;
  messageId: string;
  from: Address;
  to: Address[];
  cc: Address[];
  bcc: Address[];
  replyTo: Address[];
  returnPath: string;
  subject: string;
  text: string;
  html: string;
  attachments: Attachment[];
  created: number;
  size: number;
  read: boolean;
};

type Row = Record<
  | 'id'
  | 'messageId'
  | 'sender'
  | 'recipients'
  | 'cc'
  | 'bcc'
  | 'replyTo'
  | 'returnPath'
  | 'subject'
  | 'text'
  | 'html'
  | 'attachments',
  string
> &
  Record<'created' | 'size' | 'read', number>;

const toMail = ({ sender, recipients, ...row }: Row): Mail => ({
  ...row,
  from: JSON.parse(sender),
  to: JSON.parse(recipients),
  cc: JSON.parse(row.cc),
  bcc: JSON.parse(row.bcc),
  replyTo: JSON.parse(row.replyTo),
  attachments: JSON.parse(row.attachments),
  read: row.read === 1,
});

/** The supported parts of Mailpit's search: `to:x`, `from:x`, `subject:x` and plain words. */
function conditions(query: string): { where: string; values: string[] } {
  const columns: Record<string, string> = { to: 'recipients', from: 'sender', subject: 'subject' };
  const parts = [...query.matchAll(/(?:(to|from|subject):)?(?:"([^"]*)"|(\S+))/gi)];
  const values: string[] = [];
  const where = parts.map(([, field, quoted, word]) => {
    values.push(`%${(quoted ?? word ?? '').replace(/[\\%_]/g, '\\$&')}%`);
    const column =
      columns[field?.toLowerCase() ?? ''] ?? "(subject || ' ' || recipients || ' ' || sender || ' ' || text)";
    return `${column} like ? escape '\\'`;
  });
  return { where: where.join(' and ') || 'true', values };
}

/** Newest first. */
export function createMailStore(db: Db) {
  const sql = {
    add: db.prepare(
      `insert into mails (id, messageId, sender, recipients, cc, bcc, replyTo, returnPath, subject, text, html, attachments, created, size, read)
       values (@id, @messageId, @sender, @recipients, @cc, @bcc, @replyTo, @returnPath, @subject, @text, @html, @attachments, @created, @size, 0)`,
    ),
    list: db.prepare('select * from mails order by seq desc limit ? offset ?'),
    find: db.prepare('select * from mails where id = ?'),
    latest: db.prepare('select * from mails order by seq desc limit 1'),
    read: db.prepare('update mails set read = 1 where id = ?'),
    counts: db.prepare(
      'select count(*) as total, coalesce(sum(1 - read), 0) as unread, coalesce(max(seq), 0) as last from mails',
    ),
    clear: db.prepare('delete from mails'),
  };
  return {
    add(mail: Omit<Mail, 'read'>): void {
      const { from, to, ...rest } = mail;
      sql.add.run({
        ...rest,
        sender: JSON.stringify(from),
        recipients: JSON.stringify(to),
        cc: JSON.stringify(mail.cc),
        bcc: JSON.stringify(mail.bcc),
        replyTo: JSON.stringify(mail.replyTo),
        attachments: JSON.stringify(mail.attachments),
      });
    },
    list: (start: number, limit: number): Mail[] => (sql.list.all(limit, start) as Row[]).map(toMail),
    search(query: string, start: number, limit: number): { mails: Mail[]; total: number } {
      const { where, values } = conditions(query);
      const mails = db
        .prepare(`select * from mails where ${where} order by seq desc limit ? offset ?`)
        .all(...values, limit, start) as Row[];
      const total = db
        .prepare(`select count(*) from mails where ${where}`)
        .pluck()
        .get(...values) as number;
      return { mails: mails.map(toMail), total };
    },
    /** `latest` is the newest. Marks the e-mail as read. */
    open(id: string): Mail | undefined {
      const row = (id === 'latest' ? sql.latest.get() : sql.find.get(id)) as Row | undefined;
      if (!row) return undefined;
      sql.read.run(row.id);
      return toMail(row);
    },
    counts: () => sql.counts.get() as { total: number; unread: number; last: number },
    clear: () => void sql.clear.run(),
  };
}

export type MailStore = ReturnType<typeof createMailStore>;
