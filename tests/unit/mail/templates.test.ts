import { describe, expect, it } from 'vitest';
import {
  accountDeletedMail,
  cancelledMail,
  digestMail,
  draftNewsMail,
  emailChangedMail,
  firstReplyMail,
  ownTrialEndingMail,
  passwordChangedMail,
  paymentFailedMail,
  receiptMail,
  resetLinkMail,
  secondFactorMail,
  signedOutMail,
  trialEndingMail,
  trialResultsMail,
  verificationCodeMail,
  webhookDisabledMail,
  welcomeMail,
} from '../../../server/messaging/mail/templates.ts';

const link = 'https://app.example.com/reset-password/AbC-_1?a=1&b=2';
const nasty = '<script>alert("x")</script> & \'co\'';
const stranger = 'URGENT: you won 500 EUR, collect at http://evil.example/win before midnight';
const all = (firstName: string) => ({
  code: verificationCodeMail({ firstName, code: '042137', minutes: 10 }),
  reset: resetLinkMail({ firstName, link, minutes: 60 }),
  email: emailChangedMail({ firstName, newEmail: 'new@example.com' }),
  password: passwordChangedMail({ firstName }),
});

describe('every mail', () => {
  it.each(Object.entries(all('Ada')))(
    '%s greets, names the product and reads the same in text and HTML',
    (_name, mail) => {
      expect(mail.text).toMatch(/^Hi Ada,\n\n/);
      expect(mail.subject).toContain('Chime In');
      const plain = mail.html
        .replace(/<title>.*<\/title>|<[^>]+>/g, ' ')
        .replaceAll('&quot;', '"')
        .replaceAll('&amp;', '&')
        .replace(/\s+/g, ' ');
      for (const paragraph of mail.text.split('\n\n').slice(1, -1)) {
        for (const line of paragraph.split('\n')) expect(plain).toContain(line.trim().replace(/:$/, ''));
      }
    },
  );

  it.each(Object.entries(all("D'Arcy")))('%s escapes a name', (_name, mail) => {
    expect(mail.text).toMatch(/^Hi D'Arcy,\n\n/);
    expect(mail.html).toContain('Hi D&#39;Arcy,');
  });

  it.each(
    [nasty, stranger, 'Ada\nLovelace', 'a/b', '1st', 'x'.repeat(41), ''].flatMap((name) =>
      Object.entries(all(name)).map(([kind, mail]) => [kind, name, mail] as const),
    ),
  )('M6: %s greets by name only what looks like a name, and not %j', (_kind, name, mail) => {
    expect(mail.text).toMatch(/^Hi,\n\n/);
    if (name) expect(mail.text).not.toContain(`Hi ${name}`);
    expect(mail.html).toContain('>Hi,</p>');
    expect(mail.html).not.toContain('<script>');
  });

  it.each(['Ada', 'Anne-Marie', 'D’Arcy', 'Jörg', 'José María', 'J. R.', 'अदिति', '明', 'Ẹ̀bùn'])(
    'M6: %s is greeted by name',
    (name) => {
      for (const mail of Object.values(all(name))) expect(mail.text).toMatch(`Hi ${name},`);
    },
  );

  it.each(Object.entries(all('Ada')))(
    '%s loads nothing from elsewhere and suits light and dark',
    (_name, mail) => {
      expect(mail.html).not.toMatch(/<img|<link|<script|url\(|@import/i);
      expect(mail.html).toContain('<meta name="color-scheme" content="light dark">');
      expect(mail.html).not.toMatch(/<body[^>]*(?:background|[^-]color:)/);
    },
  );
});

it('puts the code on its own line, and not into the stored subject', () => {
  const { code } = all('Ada');
  expect(code.text).toMatch(/\n\n {4}042137\n\n/);
  expect(code.html).toContain('>042137</p>');
  expect(code.subject).not.toContain('042137');
  expect(code.text).toContain('10 minutes');
});

it('links to the reset page, and also shows the link as text', () => {
  const { reset } = all('Ada');
  expect(reset.text).toContain(`\n${link}\n`);
  expect(reset.html).toContain('href="https://app.example.com/reset-password/AbC-_1?a=1&amp;b=2"');
  expect(reset.text).toContain('once, for 60 minutes');
});

it('tells the old address the new one', () => {
  expect(all('Ada').email.text).toContain('new@example.com');
});

const none = { replies: 0, repliers: 0, latest: [], faults: 0, lapsed: 0, drafts: 0 };
const quiet = { ...none, reactions: 0, proposals: 0, posted: 0 };
const author = { authorId: '', authorUrl: '' };
const replied = {
  replies: 3,
  repliers: 2,
  latest: [
    { ...author, authorName: 'Ada Okafor', text: 'Thank you,\nJane. %{firstName} |||| and more' },
    { ...author, authorName: '<>', text: 'Read https://evil.example/win' },
  ],
};
const ownNews = { ...quiet, ...replied, posted: 2, reactions: 3, drafts: 5, workspace: null };
const owner = { companyName: 'Winter Ltd', firstName: 'Mara', lastName: 'Winter' };
const theirNews = { ...quiet, drafts: 1, workspace: owner };

describe('the daily digest', () => {
  const write = (all: Parameters<typeof digestMail>[0]['news']) =>
    digestMail({
      ...{ firstName: 'Ada', news: all },
      ...{ appUrl: 'https://app.example.com', unsubscribeUrl: 'https://app.example.com/off' },
    });

  it('tells only figures that are not 0, by workspace, and quotes replies', () => {
    const { text, html } = write([ownNews, theirNews]);
    expect(text.split('\n\n').slice(1, 12)).toEqual([
      '3 new replies to your comments:',
      'Ada Okafor: “Thank you, Jane. %{firstName} |||| and more”',
      'Somebody: “Read https: / /evil. example/win”',
      '5 new drafts are waiting for your review.',
      '3 new reactions to your comments.',
      '2 comments were posted.',
      'In the workspace of Winter Ltd:',
      '1 new draft is waiting for your review.',
      'Open Replies:\nhttps://app.example.com/replies',
      'Review drafts:\nhttps://app.example.com/review',
      'Open Chime In:\nhttps://app.example.com/dashboard',
    ]);
    for (const path of ['replies', 'review', 'off'])
      expect(html).toContain(`href="https://app.example.com/${path}"`);
    expect(text).toContain('Turn off the daily digest:\nhttps://app.example.com/off');
  });

  it.each([
    [[ownNews, theirNews], 'Ada Okafor and 1 more replied'],
    [[{ ...ownNews, repliers: 1 }], 'Ada Okafor replied'],
    [[theirNews], '1 new draft is waiting for your review'],
    [[{ ...theirNews, faults: 2 }], '2 accounts need your attention'],
    [[{ ...quiet, workspace: null, reactions: 4, posted: 9 }], '4 new reactions to your comments'],
  ])('has the news in its subject: %#', (all, subject) => {
    expect(write(all).subject).toBe(subject);
  });

  it.each([
    ['3M & Co, "Best" <b>', '3M & Co, Best b'],
    ['paypal.example/verify', 'paypal. example/verify'],
    ['Müller & Partner', 'Müller & Partner'],
    ['Smith, Jones (UK)', 'Smith, Jones (UK)'],
    ['"<>"', 'Mara Winter'],
    ['', 'Mara Winter'],
    ['x'.repeat(80), `${'x'.repeat(59)}…`],
  ])('names the workspace %j', (companyName, name) => {
    const { text } = write([{ ...theirNews, workspace: { ...owner, companyName } }]);
    expect(text).toContain(`In the workspace of ${name}:`);
  });

  it('has a sentence for an owner without a readable name', () => {
    const { text } = write([
      { ...theirNews, workspace: { companyName: '', firstName: '<>', lastName: '"' } },
    ]);
    expect(text).toContain('In a workspace you’ve joined:');
  });

  it.each([
    'http://localhost:3000/x',
    'https://evil.example/win?a=1',
    'www.1x',
    'evil.example',
    'evil\u200b.exa\u00admple',
    'evil。example',
    'ada@evil.example',
    'mailto:ada',
    'tel:+491701234567',
    '+49 170 1234567',
    '0900-123456',
    '192.168.1.1/x',
    'xn--bcher-kva.xn--p1ai',
    '//evil.example',
  ])('makes no link of %j', (link) => {
    const { text, html } = write([
      { ...ownNews, latest: [{ ...author, authorName: link, text: `See ${link} now` }] },
    ]);
    const quotes = text.split('\n\n')[2] ?? '';
    for (const part of [quotes, html.slice(html.indexOf(' replies'), html.indexOf('drafts are'))])
      expect(part.replace(/<[^>]+>/g, '')).not.toMatch(
        /[a-z]:\S|www\.\S|[\p{L}\d][.。](\p{L}{2}|xn)|\S@\S|\/\/|\d(?:[ ()./-]?\d){6}|(\d+\.){3}\d/iu,
      );
  });
});

const subjects: Record<string, RegExp> = {
  digest: /Ada Okafor/,
  draft_news: /^1 /,
  first_reply: /Ada Okafor/,
  signed_out: /Nora Lind/,
  trial_results: /^3 /,
};
describe.each(['en', 'de', 'es'] as const)('in %s', (language) => {
  const to = { firstName: 'Ada', language, billingUrl: 'https://app.example.com/billing' };
  const bill = { ...to, date: '<date>', amount: '<amount>', invoice: '<invoice>' };
  const news = { ...to, appUrl: link, unsubscribeUrl: 'https://off' };
  const mails = {
    code: verificationCodeMail({ ...to, code: '042137', minutes: 10, hadTrial: true }),
    reset: resetLinkMail({ ...to, link, minutes: 60 }),
    welcome: welcomeMail({ ...to, email: 'ada@example.com', link, days: 7 }),
    email: emailChangedMail({ ...to, newEmail: 'new@example.com' }),
    password: passwordChangedMail(to),
    factor: secondFactorMail({ ...to, change: 'totpAdded' }),
    deleted: accountDeletedMail(to),
    failing: webhookDisabledMail({ ...to, host: 'hooks.example.com', why: 'failing', settingsUrl: link }),
    gone: webhookDisabledMail({ ...to, host: 'hooks.example.com', why: 'gone', settingsUrl: link }),
    trial: trialEndingMail(bill),
    ownTrial: ownTrialEndingMail(bill),
    failed: paymentFailedMail(bill),
    cancelled: cancelledMail({ ...bill, ended: false }),
    ended: cancelledMail({ ...bill, ended: true }),
    receipt: receiptMail({ ...bill, invoiceUrl: null }),
    digest: digestMail({ ...news, news: [ownNews, theirNews] }),
    drafts: draftNewsMail({ ...news, news: [theirNews] }),
    reply: firstReplyMail({ ...news, news: [ownNews] }),
    signedOut: signedOutMail({ ...news, account: 'Nora Lind', owner }),
    trialResults: trialResultsMail({
      ...{ ...news, date: '<date>' },
      results: { posted: 12, repliers: 3, replies: 4, reactions: 5 },
    }),
  };

  it.each(Object.entries(mails))('%s names the product, the person and its values', (_name, mail) => {
    expect(mail.text.split('\n')[0]).toContain('Ada');
    // The subject of news tells them.
    expect(mail.subject).toMatch(subjects[mail.kind] ?? /Chime In/);
    expect(mail.html).toContain(`<html lang="${language}">`);
    expect(`${mail.subject} ${mail.text} ${mail.html}`).not.toMatch(/%\{(?!firstName)/);
  });

  it('links news to a page that turns them off, and dates them', () => {
    for (const mail of [mails.digest, mails.drafts, mails.reply, mails.signedOut, mails.trialResults])
      expect(mail.html).toContain('href="https://off"');
    expect(mails.trialResults.text).toContain('<date>');
  });

  it('contains the amounts and dates of bills', () => {
    expect(mails.trial.text).toContain('<date>');
    expect(mails.trial.text).toContain('<amount>');
    expect(mails.failed.text).toContain('<invoice>');
    for (const value of ['<date>', '<amount>', '<invoice>']) expect(mails.receipt.text).toContain(value);
  });
});
