import { iso } from '../../server/clock.ts';
import type { Mail } from './store.ts';

const snippetOf = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, 250);

/** A list's message in Mailpit's API (swagger.json of axllent/mailpit). */
export const summary = (mail: Mail) => ({
  ID: mail.id,
  MessageID: mail.messageId,
  Read: mail.read,
  From: mail.from,
  To: mail.to,
  Cc: mail.cc,
  Bcc: mail.bcc,
  ReplyTo: mail.replyTo,
  Subject: mail.subject,
  Created: iso(mail.created),
  Tags: [],
  Size: mail.size,
  Attachments: mail.attachments.length,
  Snippet: snippetOf(mail.text),
});

/** A whole message in Mailpit's API. */
export function message(mail: Mail) {
  const part = ({ inline: _, ...attachment }: Mail['attachments'][number]) => attachment;
  return {
    ID: mail.id,
    MessageID: mail.messageId,
    From: mail.from,
    To: mail.to,
    Cc: mail.cc,
    Bcc: mail.bcc,
    ReplyTo: mail.replyTo,
    ReturnPath: mail.returnPath,
    Subject: mail.subject,
    Date: iso(mail.created),
    Text: mail.text,
    HTML: mail.html,
    Size: mail.size,
    Tags: [],
    Attachments: mail.attachments.filter((attachment) => !attachment.inline).map(part),
    Inline: mail.attachments.filter((attachment) => attachment.inline).map(part),
  };
}
