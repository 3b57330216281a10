import type { Books } from './books.ts';
import { randomLetters } from './ids.ts';
import type { NextAction } from './types.ts';

/** The client secret with which a browser continues an intent. */
export const clientSecret = (id: string): string => `${id}_secret_${randomLetters(25)}`;

/** The page where a cardholder authenticates. Without a return URL, Stripe.js would frame it. */
export function challengeAt(
  books: Books,
  intent: { id: string; client_secret: string },
  returnUrl: string | null,
): NextAction {
  const url = `${books.context.url}/pay/challenge/${intent.client_secret}`;
  return returnUrl === null
    ? {
        type: 'use_stripe_sdk',
        use_stripe_sdk: { type: 'three_d_secure_redirect', stripe_js: url, source: intent.id },
      }
    : { type: 'redirect_to_url', redirect_to_url: { url, return_url: returnUrl } };
}

/** The return URL, if any. */
export function returnOf(
  action: NextAction | null,
  name: 'setup_intent' | 'payment_intent',
  intent: { id: string; client_secret: string },
  succeeded: boolean,
): string | null {
  if (action?.type !== 'redirect_to_url' || action.redirect_to_url.return_url === null) return null;
  const url = new URL(action.redirect_to_url.return_url);
  url.searchParams.set(name, intent.id);
  url.searchParams.set(`${name}_client_secret`, intent.client_secret);
  url.searchParams.set('redirect_status', succeeded ? 'succeeded' : 'failed');
  return url.href;
}
