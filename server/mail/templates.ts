import { asHtml, asText, type Letter } from './layout.ts';
import { farewell, type Mail } from './postman.ts';

export type Written = Omit<Mail, 'to' | 'userId'>;

/** The title is also the subject. It holds no secret, because subjects are kept and shown on lock screens. */
export const write = (kind: string, letter: Letter): Written => ({
  kind,
  subject: letter.title,
  text: asText(letter),
  html: asHtml(letter),
});

/** A name in letters. Mail programs turn an address in any other text into a link. */
const plainName = /^[\p{L}\p{M} .’'-]{1,40}$/u;

/** Greets by name only what looks like a name. */
export const greet = (firstName: string) => (plainName.test(firstName) ? `Hi ${firstName},` : 'Hi,');

/**
 * The name that a mail to this address may use: until the person proves the address, a stranger may have chosen the name.
 * @returns an empty text where the address is not proved
 */
export const provedName = (
  user: { firstName: string; email: string; verifiedAt: number | null },
  to: string = user.email,
): string =>
  user.verifiedAt !== null && to.toLowerCase() === user.email.toLowerCase() ? user.firstName : '';

export const verificationCodeMail = (input: {
  firstName: string;
  code: string;
  minutes: number;
  /** The address has had its trial, so that the account starts without one. */
  hadTrial?: boolean;
}): Written =>
  write('verification_code', {
    title: 'Your Chime In verification code',
    greeting: greet(input.firstName),
    paragraphs: [
      `enter this code in Chime In to confirm your e-mail address. It works for ${input.minutes} minutes.`,
      ...(input.hadTrial
        ? [
            'This e-mail address has already had its free trial, so your account starts without one. To begin, choose a plan on the Billing page.',
          ]
        : []),
    ],
    code: input.code,
    closing:
      'Nobody from Chime In will ever ask you for this code. If you did not ask for it, you can ignore this mail.',
  });

export const resetLinkMail = (input: { firstName: string; link: string; minutes: number }): Written =>
  write('reset_link', {
    title: 'Choose a new Chime In password',
    greeting: greet(input.firstName),
    paragraphs: [
      `somebody, hopefully you, asked for a new password. This link lets you choose one. It works once, for ${input.minutes} minutes.`,
    ],
    action: { label: 'Choose a new password', url: input.link },
    closing: 'If you did not ask for it, you can ignore this mail: your password stays as it is.',
  });

export const welcomeMail = (input: {
  firstName: string;
  email: string;
  link: string;
  days: number;
}): Written =>
  write('welcome', {
    title: 'Welcome to Chime In',
    greeting: greet(input.firstName),
    paragraphs: [
      `an account was made for you. You sign in with ${input.email}.`,
      `Choose a password that only you know: this link works once, for ${input.days} days. After that, "Forgot Password?" on the sign-in page sends another.`,
    ],
    action: { label: 'Choose your password', url: input.link },
    closing: 'If you know nothing about this, you can ignore this mail.',
  });

export const emailChangedMail = (input: { firstName: string; newEmail: string }): Written =>
  write('email_changed', {
    title: 'Your Chime In e-mail address was changed',
    greeting: greet(input.firstName),
    paragraphs: [`you now sign in with ${input.newEmail}. This address no longer belongs to your account.`],
    closing: 'If it was not you who changed it, please answer this mail at once.',
  });

export const passwordChangedMail = (input: { firstName: string }): Written =>
  write('password_changed', {
    title: 'Your Chime In password was changed',
    greeting: greet(input.firstName),
    paragraphs: ['your password was changed just now, and every other device was signed out.'],
    closing: 'If it was not you, choose a new password at once with "Forgot Password?" on the sign-in page.',
  });

const factorChanges = {
  passkeyAdded: 'a passkey was added to your Chime In account.',
  passkeyRemoved: 'a passkey was removed from your Chime In account.',
  totpAdded:
    'an authenticator app was connected to your Chime In account. From now on, signing in asks for its code.',
  totpRemoved: 'the authenticator app was removed from your Chime In account.',
  recoveryCodesReplaced:
    'new recovery codes were made for your Chime In account. The earlier ones no longer work.',
  reset:
    'the second factor of your Chime In account was removed: its passkeys, its authenticator app and its recovery codes. You are signed out everywhere, and your password alone signs you in until you add a factor again.',
  recoveryCodeUsed:
    'somebody, hopefully you, used a recovery code of your Chime In account. It does not work again.',
} as const;

export const secondFactorMail = (input: { firstName: string; change: keyof typeof factorChanges }): Written =>
  write('second_factor', {
    title: 'The second factor of your Chime In account',
    greeting: greet(input.firstName),
    paragraphs: [factorChanges[input.change]],
    closing:
      'If this was not you, choose a new password at once and sign out everywhere, in the settings. Then answer this mail.',
  });

export const accountDeletedMail = (input: { firstName: string }): Written =>
  write(farewell, {
    title: 'Your Chime In account was deleted',
    greeting: greet(input.firstName),
    paragraphs: [
      'your account was deleted just now, with its settings and its history. Nothing runs in your name any more, and your LinkedIn accounts are being disconnected.',
      'The comments that were posted stay on LinkedIn. There you can delete them yourself.',
    ],
    closing: 'If it was not you who wanted this, please answer this mail.',
  });

export const webhookDisabledMail = (input: {
  firstName: string;
  host: string;
  why: 'failing' | 'gone';
  settingsUrl: string;
}): Written =>
  write('webhook_disabled', {
    title: 'A webhook of yours in Chime In was disabled',
    greeting: greet(input.firstName),
    paragraphs: [
      input.why === 'gone'
        ? `your server at ${input.host} said that this webhook is gone, so nothing is sent to it any more.`
        : `nothing has got through to your server at ${input.host} for five days, so nothing is sent to it any more.`,
      'Once it answers again, enable the webhook in your settings. What was not delivered can be sent again from its log.',
    ],
    action: { label: 'Open the settings', url: input.settingsUrl },
    closing: 'You get this mail because you set up a webhook in Chime In.',
  });
