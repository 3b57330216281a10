/** Why a card was not taken, in words for a person; those that end a session elsewhere are not used. */
export function cardProblem(code: string | undefined, message: string | undefined): string {
  if (code === 'expired_card' || /expired/i.test(message ?? '')) return 'Your card is past its expiry date.';
  return message || 'Your card was declined.';
}
