import PostalMime, { type Address as Parsed } from 'postal-mime';
import type { Context } from '../context.ts';
import { idFrom } from '../random.ts';
import type { Address, MailStore } from './store.ts';

const flat = (addresses: Parsed[] | undefined): Address[] =>
  (addresses ?? []).flatMap((entry) =>
    entry.group ? flat(entry.group as Parsed[]) : [{ Name: entry.name ?? '', Address: entry.address ?? '' }],
  );

/**
 * Stores an e-mail from SMTP and returns its ID. Envelope recipients without a header count as Bcc, as with
 * Mailpit.
 */
export async function receive(
  context: Context,
  store: MailStore,
  raw: Buffer,
  envelope: { from: string; to: string[] },
): Promise<string> {
  const parsed = await PostalMime.parse(raw);
  const to = flat(parsed.to);
  const cc = flat(parsed.cc);
  const named = new Set([...to, ...cc].map((address) => address.Address.toLowerCase()));
  const id = idFrom(`mail:${store.counts().last}:${context.clock.now()}:${parsed.messageId}`, 22);
  store.add({
    id,
    messageId: (parsed.messageId ?? '').replace(/^<|>$/g, ''),
    from: flat(parsed.from ? [parsed.from] : undefined)[0] ?? { Name: '', Address: envelope.from },
    to,
    cc,
    bcc: envelope.to
      .filter((address) => !named.has(address.toLowerCase()))
      .map((Address) => ({ Name: '', Address })),
    replyTo: flat(parsed.replyTo),
    returnPath: envelope.from,
    subject: parsed.subject ?? '',
    text: parsed.text ?? '',
    html: parsed.html ?? '',
    attachments: parsed.attachments.map((attachment, index) => ({
      PartID: String(index + 1),
      FileName: attachment.filename ?? '',
      ContentType: attachment.mimeType,
      ContentID: attachment.contentId ?? '',
      Size:
        typeof attachment.content === 'string' ? attachment.content.length : attachment.content.byteLength,
      inline: attachment.disposition === 'inline',
    })),
    created: context.clock.now(),
    size: raw.byteLength,
  });
  return id;
}
