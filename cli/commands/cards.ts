import type { PaymentMethods } from '../../server/billing/schemas.ts';
import { openBrowser } from '../browser.ts';
import type { Client } from '../client.ts';
import { type Context, command, type Group } from '../command.ts';
import { perform } from '../perform.ts';
import { pick } from '../pick.ts';

type Card = {
  id: string;
  brand: string;
  last4: string;
  expires: string;
  default: boolean;
};
const cardFields = {
  id: 'ID of the card at Stripe',
  brand: 'brand of the card, such as `visa`',
  last4: 'its last four digits',
  expires: 'month in which it expires, such as `2030-12`',
  default: 'whether it is the card that is charged',
};
const cardArgument = { name: 'card', about: 'its last four digits, if no other has them, or its ID' };

const cards: Group = {
  name: 'cards',
  about: 'List your cards, choose the one that is charged, and remove them.',
  commands: [
    command({
      name: 'list',
      about: 'List your cards.',
      fields: cardFields,
      examples: ['chimein cards list', 'chimein cards list --json last4,default'],
      async run({ out, client }) {
        const rows = await listCards(client());
        out.list(rows, [
          { title: 'CARD', value: ({ brand, last4 }) => `${brand} ${last4}` },
          { title: 'EXPIRES', value: ({ expires }) => expires },
          { title: 'DEFAULT', value: (card) => (card.default ? 'yes' : '') },
          { title: 'ID', value: ({ id }) => id, style: () => 'dim' },
        ]);
        if (rows.length === 0) out.note('No cards. Add one with `chimein cards add`.');
      },
    }),
    command<{ open?: boolean }>({
      name: 'add',
      about: 'Print the address of the page on which you add a card: Stripe takes cards in browsers only.',
      flags: [{ flags: '--open', about: 'open the page in a browser' }],
      fields: { url: 'address of the page' },
      examples: ['chimein cards add', 'chimein cards add --json'],
      async run({ out, client, server, io }, { open }) {
        client();
        const url = `${server}/billing`;
        out.object({ url }, () => out.line(url));
        if (open) await openBrowser(io.env, url, out.note);
      },
    }),
    command<object, [string]>({
      name: 'default',
      about: 'Charge a card from now on. A payment that is due is retried with it.',
      arguments: [cardArgument],
      fields: cardFields,
      writes: true,
      proof: true,
      examples: ['chimein cards default 4242 --dry-run', 'chimein cards default 4242'],
      async run(context, _options, ref) {
        const card = await findCard(context, ref);
        const made = await perform(context, {
          does: `charge the card ${card.last4}`,
          method: 'PUT',
          path: '/api/subscription/payment-methods/default',
          body: { paymentMethodId: card.id },
        });
        if (!made) return;
        context.out.object({ ...card, default: true }, () =>
          context.out.note(`The card ${card.last4} is charged from now on.`),
        );
      },
    }),
    command<object, [string]>({
      name: 'remove',
      about: 'Remove a card.',
      arguments: [cardArgument],
      fields: cardFields,
      writes: true,
      proof: 'For the default card',
      examples: ['chimein cards remove 4242 --dry-run'],
      async run(context, _options, ref) {
        const card = await findCard(context, ref);
        const step = {
          does: `remove the card ${card.last4}`,
          method: 'DELETE',
          path: `/api/subscription/payment-methods/${encodeURIComponent(card.id)}`,
        } as const;
        if (!(await perform(context, step, `Remove the card ${card.last4}?`))) return;
        context.out.object(card, () => context.out.note(`Removed the card ${card.last4}.`));
      },
    }),
  ],
};

export default [cards];

async function listCards(client: Client): Promise<Card[]> {
  const held = await client.get<PaymentMethods>('/api/subscription/payment-methods');
  return held.paymentMethods.map(({ id, card }) => ({
    id,
    brand: card.brand,
    last4: card.last4,
    expires: `${card.exp_year}-${String(card.exp_month).padStart(2, '0')}`,
    default: id === held.defaultPaymentMethodId,
  }));
}

async function findCard({ client }: Context, ref: string): Promise<Card> {
  const named = (await listCards(client())).map((card) => ({ ...card, name: card.last4 }));
  const { name: _, ...card } = pick(named, ref, 'card', 'chimein cards list');
  return card;
}
