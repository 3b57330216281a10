import type { TrialResults } from '../../../db/messaging/newsMails.ts';
import type { News } from '../../../db/messaging/reportedNews.ts';
import type { Language } from '../../identity/users/limits.ts';
import { type MailTexts, mailTexts } from '../../texts/mail.ts';
import { fill } from '../../texts/sentence.ts';
import { asHtml, asText, type Letter } from './layout.ts';
import { digestKind, farewell, type Mail } from './mailer.ts';
import { mailName, quote } from './unlinked.ts';

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
  return compose(kind, {
    ...more,
    language,
    title: fill(texts.title, values),
    greeting: greet(firstName, language),
    paragraphs: paragraphs.map((text) => fill(text, values)),
    closing: texts.closing,
  });
}

/** The title is also the subject. */
const compose = (kind: string, letter: Letter): Written => ({
  kind,
  subject: letter.title,
  text: asText(letter),
  html: asHtml(letter),
});

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

/** Null for the reader's own workspace. */
export type WorkspaceNews = News & {
  workspace: { companyName: string; firstName: string; lastName: string } | null;
};

/** The most urgent first: the subject tells the first one that is not 0. */
const figures = ['replies', 'faults', 'lapsed', 'drafts', 'reactions', 'proposals', 'posted'] as const;

type NewsLetter = Reader & { news: WorkspaceNews[]; appUrl: string; unsubscribeUrl: string };

export const digestMail = (letter: NewsLetter): Written =>
  newsMail(digestKind, mailTexts[letter.language ?? 'en'].digest, letter);

/** New drafts, and approved ones that lapsed. */
export const draftNewsMail = (letter: NewsLetter): Written =>
  newsMail('draft_news', mailTexts[letter.language ?? 'en'].draftNews, letter);

export const firstReplyMail = (letter: NewsLetter): Written =>
  newsMail('first_reply', mailTexts[letter.language ?? 'en'].firstReply, letter);

/** Quotes strangers: their texts are never filled as templates, and contain no link. */
function newsMail(
  kind: string,
  { closing, unsubscribe }: { closing: string; unsubscribe: string },
  { firstName, language = 'en', news, appUrl, unsubscribeUrl: url }: NewsLetter,
): Written {
  const texts = mailTexts[language].digest;
  const total = (figure: (typeof figures)[number] | 'repliers') =>
    news.reduce((sum, part) => sum + part[figure], 0);
  const [latest] = news.flatMap((part) => part.latest);
  const first = figures.find((figure) => total(figure) > 0) ?? 'posted';
  const links = {
    replies: { label: texts.openReplies, url: `${appUrl}/replies` },
    drafts: { label: texts.openReview, url: `${appUrl}/review` },
    app: { label: texts.action, url: `${appUrl}/dashboard` },
  };
  const [action, ...more] = [
    ...(total('replies') > 0 ? [links.replies] : []),
    ...(total('drafts') > 0 ? [links.drafts] : []),
    links.app,
  ];
  return compose(kind, {
    language,
    title: latest
      ? fill(texts.subject, {
          name: mailName(latest.authorName) || texts.somebody,
          smart_count: total('repliers'),
          others: total('repliers') - 1,
        })
      : fill(texts[first], { smart_count: total(first) }).replace(/\.$/, ''),
    greeting: greet(firstName, language),
    paragraphs: news.flatMap((part) => [
      ...(part.workspace ? [workspaceLine(texts, part.workspace)] : []),
      ...figures.flatMap((figure) => [
        ...(part[figure] > 0 ? [fill(texts[figure], { smart_count: part[figure] })] : []),
        ...(figure === 'replies' ? part.latest.map((reply) => quoteLine(texts, reply)) : []),
      ]),
    ]),
    ...(action && { action }),
    links: more,
    closing,
    footer: { label: unsubscribe, url },
  });
}

/** `account`: its name on LinkedIn. `owner`: null for the reader's own account. */
export function signedOutMail({
  firstName,
  language = 'en',
  account,
  owner,
  appUrl,
  unsubscribeUrl: url,
}: Reader & {
  account: string;
  owner: WorkspaceNews['workspace'];
  appUrl: string;
  unsubscribeUrl: string;
}): Written {
  const { digest, signedOut: texts } = mailTexts[language];
  const name = mailName(account) || digest.somebody;
  return compose('signed_out', {
    language,
    title: fill(texts.subject, { name }),
    greeting: greet(firstName, language),
    paragraphs: [...(owner ? [workspaceLine(digest, owner)] : []), texts.body],
    action: owner
      ? { label: digest.action, url: `${appUrl}/dashboard` }
      : { label: texts.action, url: `${appUrl}/linkedin-accounts` },
    closing: texts.closing,
    footer: { label: texts.unsubscribe, url },
  });
}

const trialFigures = ['posted', 'repliers', 'replies', 'reactions'] as const;

/** The answers that the trial has brought until now. */
export function trialResultsMail({
  firstName,
  language = 'en',
  results,
  date,
  appUrl,
  unsubscribeUrl: url,
}: Reader & { results: TrialResults; date: string; appUrl: string; unsubscribeUrl: string }): Written {
  const texts = mailTexts[language].trialResults;
  const figure = (name: (typeof trialFigures)[number]) => fill(texts[name], { smart_count: results[name] });
  return compose('trial_results', {
    language,
    title: (results.repliers > 0 ? figure('repliers') : figure('posted')).replace(/\.$/, ''),
    greeting: greet(firstName, language),
    paragraphs: [
      texts.body,
      ...trialFigures.filter((name) => results[name] > 0).map(figure),
      fill(texts.ends, { date }),
    ],
    action: { label: texts.action, url: `${appUrl}/comments-history/results` },
    links: [{ label: texts.billing, url: `${appUrl}/billing` }],
    closing: texts.closing,
    footer: { label: texts.unsubscribe, url },
  });
}

function workspaceLine(
  { workspace, workspaceWithoutName }: MailTexts['digest'],
  { companyName, firstName, lastName }: NonNullable<WorkspaceNews['workspace']>,
): string {
  const name = mailName(companyName) || mailName(`${firstName} ${lastName}`);
  return name ? fill(workspace, { name }) : workspaceWithoutName;
}

const quoteLine = (texts: MailTexts['digest'], { authorName, text }: News['latest'][number]): string =>
  fill(texts.quote, { name: mailName(authorName) || texts.somebody, text: quote(text) });

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
