import type { News } from '../../../db/messaging/digests.ts';
import type { Language } from '../../identity/users/limits.ts';
import { type MailTexts, mailTexts } from '../../texts/mail.ts';
import { fill } from '../../texts/sentence.ts';
import { asHtml, asText, type Letter } from './layout.ts';
import { digestKind, farewell, type Mail } from './mailer.ts';

export type Written = Omit<Mail, 'to' | 'userId'>;
export type Reader = { firstName: string; language?: Language };

/** A name with other characters may be an address, which e-mail programs turn into a link. */
const plainName = /^[\p{L}\p{M} .’'-]{1,40}$/u;

export function greet(firstName: string, language: Language = 'en'): string {
  const { greeting, greetingWithoutName } = mailTexts[language].layout;
  return plainName.test(firstName) ? fill(greeting, { name: firstName }) : greetingWithoutName;
}

/** Empty until the address is verified, because a stranger may have registered it under any name. */
export const provedName = (
  user: { firstName: string; email: string; verifiedAt: number | null },
  to: string = user.email,
): string =>
  user.verifiedAt !== null && to.toLowerCase() === user.email.toLowerCase() ? user.firstName : '';

type Frame = { title: string; closing: string };
type Key = { [Name in keyof MailTexts]: MailTexts[Name] extends Frame ? Name : never }[keyof MailTexts];
type Parts = Pick<Letter, 'paragraphs' | 'code' | 'action' | 'footer'>;
type Values = Record<string, string | number | boolean | null | undefined>;

/**
 * Writes an e-mail in its reader's language and fills its texts with `input`. The title is also the subject,
 * so it contains no secret: logs and lock screens show subjects.
 */
function write<Name extends Key>(
  kind: string,
  name: Name,
  input: Reader & Values,
  parts: (texts: MailTexts[Name]) => Parts,
): Written {
  const { firstName, language = 'en' } = input;
  const texts: MailTexts[Name] & Frame = mailTexts[language][name];
  const values = input as Record<string, string | number>;
  const { paragraphs, ...more } = parts(texts);
  const letter = {
    ...more,
    language,
    title: fill(texts.title, values),
    greeting: greet(firstName, language),
    paragraphs: paragraphs.map((text) => fill(text, values)),
    closing: texts.closing,
  };
  return { kind, subject: letter.title, text: asText(letter), html: asHtml(letter) };
}

/** `hadTrial`: the address has had its trial. */
export const verificationCodeMail = (input: Reader & { code: string; minutes: number; hadTrial?: boolean }) =>
  write('verification_code', 'verificationCode', input, ({ body, hadTrial }) => ({
    paragraphs: input.hadTrial ? [body, hadTrial] : [body],
    code: input.code,
  }));

export const resetLinkMail = (input: Reader & { link: string; minutes: number }) =>
  write('reset_link', 'resetLink', input, ({ body, action }) => ({
    paragraphs: [body],
    action: { label: action, url: input.link },
  }));

export const welcomeMail = ({
  link: url,
  ...input
}: Reader & { email: string; link: string; days: number }) =>
  write('welcome', 'welcome', input, ({ body, link, action }) => ({
    paragraphs: [body, link],
    action: { label: action, url },
  }));

export const invitationMail = ({
  link: url,
  owner,
  ...input
}: Reader & {
  owner: string;
  ownerEmail: string;
  role: 'reviewer' | 'viewer';
  link: string;
  days: number;
}) =>
  write('invitation', 'invitation', { ...input, owner }, ({ link, action, ...texts }) => ({
    paragraphs: [
      input.role === 'viewer'
        ? texts[plainName.test(owner) ? 'viewer' : 'viewerWithoutName']
        : texts[plainName.test(owner) ? 'body' : 'bodyWithoutName'],
      link,
    ],
    action: { label: action, url },
  }));

export const memberJoinedMail = ({
  peopleUrl: url,
  ...input
}: Reader & { email: string; peopleUrl: string }) =>
  write('member_joined', 'memberJoined', input, ({ body, action }) => ({
    paragraphs: [body],
    action: { label: action, url },
  }));

export const emailChangedMail = ({ newEmail, ...input }: Reader & { newEmail: string }) =>
  write('email_changed', 'emailChanged', { ...input, email: newEmail }, ({ body }) => ({
    paragraphs: [body],
  }));

export const passwordChangedMail = (input: Reader) =>
  write('password_changed', 'passwordChanged', input, ({ body }) => ({ paragraphs: [body] }));

export const secondFactorMail = (
  input: Reader & { change: Exclude<keyof MailTexts['secondFactor'], 'title' | 'closing'> },
) => write('second_factor', 'secondFactor', input, (texts) => ({ paragraphs: [texts[input.change]] }));

/** `name`: null for the reader's own workspace. */
export type WorkspaceNews = News & { name: string | null };

/** Contains numbers and a link, but no text by strangers. */
export const digestMail = ({
  news,
  appUrl,
  unsubscribeUrl,
  ...input
}: Reader & { news: WorkspaceNews[]; appUrl: string; unsubscribeUrl: string }) =>
  write(digestKind, 'digest', input, ({ unsubscribe, action, ...texts }) => ({
    paragraphs: news.flatMap(({ name, ...figures }) => [
      ...(name === null
        ? []
        : [plainName.test(name) ? fill(texts.workspace, { name }) : texts.workspaceWithoutName]),
      ...(['posted', 'read', 'replies', 'drafts', 'lapsed', 'faults'] as const)
        .filter((figure) => figures[figure] > 0)
        .map((figure) => fill(texts[figure], { ...figures, smart_count: figures[figure] })),
    ]),
    action: { label: action, url: appUrl },
    footer: { label: unsubscribe, url: unsubscribeUrl },
  }));

export const accountDeletedMail = (input: Reader) =>
  write(farewell, 'accountDeleted', input, ({ body, comments }) => ({ paragraphs: [body, comments] }));

export const webhookDisabledMail = (
  input: Reader & { host: string; why: 'failing' | 'gone'; settingsUrl: string },
) =>
  write('webhook_disabled', 'webhookDisabled', input, ({ [input.why]: reason, again, action }) => ({
    paragraphs: [reason, again],
    action: { label: action, url: input.settingsUrl },
  }));

type Payer = Reader & { billingUrl: string };
const billing = (label: string, { billingUrl: url }: Payer) => ({ label, url });

export const trialEndingMail = (input: Payer & { date: string; amount: string }) =>
  write('trial_ending', 'trialEnding', input, ({ body, cancel, action }) => ({
    paragraphs: [body, cancel],
    action: billing(action, input),
  }));

export const ownTrialEndingMail = (input: Payer & { date: string }) =>
  write('trial_ending', 'ownTrialEnding', input, ({ body, action }) => ({
    paragraphs: [body],
    action: billing(action, input),
  }));

export const paymentFailedMail = (input: Payer & { amount: string; invoice: string }) =>
  write('payment_failed', 'paymentFailed', input, ({ body, update, action }) => ({
    paragraphs: [body, update],
    action: billing(action, input),
  }));

export const cancelledMail = (input: Payer & { date: string; ended: boolean }) =>
  write('subscription_cancelled', 'cancelled', input, ({ ended, until, reactivate, action }) => ({
    paragraphs: input.ended ? [ended] : [until, reactivate],
    action: billing(action, input),
  }));

export const receiptMail = (
  input: Payer & { amount: string; invoice: string; date: string; invoiceUrl: string | null },
) =>
  write('receipt', 'receipt', input, ({ body, openInvoice, openBilling }) => ({
    paragraphs: [body],
    action:
      input.invoiceUrl === null ? billing(openBilling, input) : { label: openInvoice, url: input.invoiceUrl },
  }));
