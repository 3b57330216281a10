import type { Language } from '../../identity/users/limits.ts';
import { fill } from '../../texts/sentence.ts';
import { asHtml, asText, type Letter } from './layout.ts';
import { farewell, type Mail } from './mailer.ts';
import type { MailTexts } from './texts/en.ts';
import { mailTexts } from './texts/texts.ts';

export type Written = Omit<Mail, 'to' | 'userId'>;
export type Reader = { firstName: string; language?: Language };

/** The title is the subject. It holds no secret, because logs and lock screens show subjects. */
export const write = (kind: string, letter: Letter): Written => ({
  kind,
  subject: letter.title,
  text: asText(letter),
  html: asHtml(letter),
});

/** E-mail programs turn an address in any other text into a link. */
const plainName = /^[\p{L}\p{M} .’'-]{1,40}$/u;

export function greet(firstName: string, language: Language = 'en'): string {
  const { greeting, greetingWithoutName } = mailTexts[language].layout;
  return plainName.test(firstName) ? fill(greeting, { name: firstName }) : greetingWithoutName;
}

export const opening = ({ firstName, language = 'en' }: Reader) => ({
  language,
  greeting: greet(firstName, language),
});
export const textsFor = ({ language = 'en' }: Pick<Reader, 'language'>) => mailTexts[language];

/** Before an address is verified, a stranger may have chosen the name: then it stays empty. */
export const provedName = (
  user: { firstName: string; email: string; verifiedAt: number | null },
  to: string = user.email,
): string =>
  user.verifiedAt !== null && to.toLowerCase() === user.email.toLowerCase() ? user.firstName : '';

export function verificationCodeMail(
  input: Reader & {
    code: string;
    minutes: number;
    /** The address has had its trial. */
    hadTrial?: boolean;
  },
): Written {
  const { title, body, hadTrial, closing } = textsFor(input).verificationCode;
  return write('verification_code', {
    ...opening(input),
    title,
    paragraphs: [fill(body, { minutes: input.minutes }), ...(input.hadTrial ? [hadTrial] : [])],
    code: input.code,
    closing,
  });
}

export function resetLinkMail(input: Reader & { link: string; minutes: number }): Written {
  const { title, body, action, closing } = textsFor(input).resetLink;
  return write('reset_link', {
    ...opening(input),
    title,
    paragraphs: [fill(body, { minutes: input.minutes })],
    action: { label: action, url: input.link },
    closing,
  });
}

export function welcomeMail(input: Reader & { email: string; link: string; days: number }): Written {
  const { title, body, link, action, closing } = textsFor(input).welcome;
  return write('welcome', {
    ...opening(input),
    title,
    paragraphs: [fill(body, { email: input.email }), fill(link, { days: input.days })],
    action: { label: action, url: input.link },
    closing,
  });
}

export function emailChangedMail(input: Reader & { newEmail: string }): Written {
  const { title, body, closing } = textsFor(input).emailChanged;
  return write('email_changed', {
    ...opening(input),
    title,
    paragraphs: [fill(body, { email: input.newEmail })],
    closing,
  });
}

export function passwordChangedMail(input: Reader): Written {
  const { title, body, closing } = textsFor(input).passwordChanged;
  return write('password_changed', { ...opening(input), title, paragraphs: [body], closing });
}

export function secondFactorMail(
  input: Reader & { change: Exclude<keyof MailTexts['secondFactor'], 'title' | 'closing'> },
): Written {
  const texts = textsFor(input).secondFactor;
  const { title, closing } = texts;
  return write('second_factor', { ...opening(input), title, paragraphs: [texts[input.change]], closing });
}

export function accountDeletedMail(input: Reader): Written {
  const { title, body, comments, closing } = textsFor(input).accountDeleted;
  return write(farewell, { ...opening(input), title, paragraphs: [body, comments], closing });
}

export function webhookDisabledMail(
  input: Reader & { host: string; why: 'failing' | 'gone'; settingsUrl: string },
): Written {
  const { title, gone, failing, again, action, closing } = textsFor(input).webhookDisabled;
  return write('webhook_disabled', {
    ...opening(input),
    title,
    paragraphs: [fill(input.why === 'gone' ? gone : failing, { host: input.host }), again],
    action: { label: action, url: input.settingsUrl },
    closing,
  });
}

type To = Reader & { billingUrl: string };

export function trialEndingMail(input: To & { date: string; amount: string }): Written {
  const { title, body, cancel, action, closing } = textsFor(input).trialEnding;
  return write('trial_ending', {
    ...opening(input),
    title,
    paragraphs: [fill(body, { date: input.date, amount: input.amount }), cancel],
    action: { label: action, url: input.billingUrl },
    closing,
  });
}

export function ownTrialEndingMail(input: To & { date: string }): Written {
  const { title, body, action, closing } = textsFor(input).ownTrialEnding;
  return write('trial_ending', {
    ...opening(input),
    title,
    paragraphs: [fill(body, { date: input.date })],
    action: { label: action, url: input.billingUrl },
    closing,
  });
}

export function paymentFailedMail(input: To & { amount: string; invoice: string }): Written {
  const { title, body, update, action, closing } = textsFor(input).paymentFailed;
  return write('payment_failed', {
    ...opening(input),
    title,
    paragraphs: [fill(body, { amount: input.amount, invoice: input.invoice }), update],
    action: { label: action, url: input.billingUrl },
    closing,
  });
}

export function cancelledMail(input: To & { date: string; ended: boolean }): Written {
  const { title, ended, until, reactivate, action, closing } = textsFor(input).cancelled;
  const { date } = input;
  return write('subscription_cancelled', {
    ...opening(input),
    title,
    paragraphs: input.ended ? [fill(ended, { date })] : [fill(until, { date }), reactivate],
    action: { label: action, url: input.billingUrl },
    closing,
  });
}

export function receiptMail(
  input: To & { amount: string; invoice: string; date: string; invoiceUrl: string | null },
): Written {
  const { title, body, openInvoice, openBilling, closing } = textsFor(input).receipt;
  const { amount, invoice, date, invoiceUrl, billingUrl } = input;
  return write('receipt', {
    ...opening(input),
    title: fill(title, { amount }),
    paragraphs: [fill(body, { amount, invoice, date })],
    action:
      invoiceUrl === null ? { label: openBilling, url: billingUrl } : { label: openInvoice, url: invoiceUrl },
    closing,
  });
}
