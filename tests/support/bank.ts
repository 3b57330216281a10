export type ConfirmWith = { clientSecret: string; paymentMethodId: string };

/** The bank behind the sandbox's cards. */
export const bankOf = (
  sandboxUrl: string,
  ask: (request: Request) => Response | Promise<Response> = fetch,
) => ({
  /**
   * Confirms a payment or a card as Stripe.js does, and answers the bank's challenge.
   * @throws {Error} if there is no challenge
   */
  async answer({ clientSecret, paymentMethodId }: ConfirmWith, answer: 'complete' | 'fail'): Promise<void> {
    const [id = ''] = clientSecret.split('_secret_');
    const kind = id.startsWith('pi_') ? 'payment_intents' : 'setup_intents';
    const confirmed = await ask(
      new Request(`${sandboxUrl}/v1/${kind}/${id}/confirm`, {
        method: 'POST',
        headers: { authorization: 'Bearer pk_test_sandbox' },
        body: new URLSearchParams({ client_secret: clientSecret, payment_method: paymentMethodId }),
      }),
    );
    const body = (await confirmed.json()) as {
      status?: string;
      next_action?: { use_stripe_sdk?: { stripe_js: string } };
    };
    const url = body.next_action?.use_stripe_sdk?.stripe_js;
    if (!confirmed.ok || !url) throw new Error(`the bank does not ask: ${JSON.stringify(body)}`);
    const answered = await ask(new Request(url, { method: 'POST', body: new URLSearchParams({ answer }) }));
    if (!answered.ok) throw new Error(`the bank does not take the answer: ${answered.status}`);
  },
});
