import { greet, type Written, write } from './templates.ts';

type To = { firstName: string; billingUrl: string };
const see = (url: string) => ({ label: 'Open billing', url });

export const trialEndingMail = (input: To & { date: string; amount: string }): Written =>
  write('trial_ending', {
    title: 'Your Chime In trial ends soon',
    greeting: greet(input.firstName),
    paragraphs: [
      `your trial ends on ${input.date}. Your subscription then starts by itself, and your card is charged ${input.amount}.`,
      'If you would rather not go on, cancel before that day: then nothing is charged.',
    ],
    action: see(input.billingUrl),
    closing: 'You get this mail because you chose a plan of Chime In.',
  });

export const ownTrialEndingMail = (input: To & { date: string }): Written =>
  write('trial_ending', {
    title: 'Your Chime In trial ends soon',
    greeting: greet(input.firstName),
    paragraphs: [
      `your trial ends on ${input.date}. Choose a plan before that day if you want your accounts to go on. Otherwise they stop, and nothing is charged.`,
    ],
    action: { label: 'Choose a plan', url: input.billingUrl },
    closing: 'You get this mail because you are trying Chime In.',
  });

export const paymentFailedMail = (input: To & { amount: string; invoice: string }): Written =>
  write('payment_failed', {
    title: 'A payment for Chime In did not go through',
    greeting: greet(input.firstName),
    paragraphs: [
      `we could not collect ${input.amount} for invoice ${input.invoice}. Your bank declined your card.`,
      'Please update your payment method: we then try again at once, and your accounts do not stop.',
    ],
    action: { label: 'Update the payment method', url: input.billingUrl },
    closing: 'You get this mail because you have a subscription to Chime In.',
  });

export const cancelledMail = (input: To & { date: string; ended: boolean }): Written =>
  write('subscription_cancelled', {
    title: 'Your Chime In subscription is cancelled',
    greeting: greet(input.firstName),
    paragraphs: input.ended
      ? [
          `your subscription ended on ${input.date}. Nothing is charged any more, and your accounts have stopped.`,
        ]
      : [
          `your subscription is cancelled. It goes on until ${input.date}, and nothing is charged after that.`,
          'If you change your mind before that day, you can reactivate it with one click.',
        ],
    action: see(input.billingUrl),
    closing: 'Your settings and your history stay. You can choose a plan again at any time.',
  });

export const receiptMail = (
  input: To & { amount: string; invoice: string; date: string; invoiceUrl: string | null },
): Written =>
  write('receipt', {
    title: `Your receipt for Chime In, ${input.amount}`,
    greeting: greet(input.firstName),
    paragraphs: [`thank you. We received ${input.amount} for invoice ${input.invoice} on ${input.date}.`],
    action:
      input.invoiceUrl === null
        ? see(input.billingUrl)
        : { label: 'Open the invoice', url: input.invoiceUrl },
    closing: 'You get this mail because a payment for Chime In was made with your card.',
  });
