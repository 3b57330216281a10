import { setActiveAccount } from '../activeAccount.ts';
import { forgetView, ownToken, type View } from '../token.ts';

/** Back to the admin's own session, on the page of the user who was looked at. It ends by itself where the call does not arrive. */
export async function leaveView(view: View, userId: string): Promise<void> {
  const headers = { 'x-auth-token': ownToken() ?? '' };
  forgetView();
  // It was the customer's.
  setActiveAccount(null);
  await fetch(`/api/admin/views/${encodeURIComponent(view.id)}`, { method: 'DELETE', headers }).catch(
    () => {},
  );
  location.assign(`/admin/users/${encodeURIComponent(userId)}`);
}
