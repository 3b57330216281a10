import type { UpdateProfileInput } from '../../server/identity/auth/schemas.ts';
import type { User } from '../../server/identity/users/schemas.ts';
import { api } from '../api.ts';
import { faultsOf } from '../components/FormDialog.tsx';
import { withOverlay } from '../components/overlayStore.ts';
import { translate } from '../i18n/useTranslate.ts';
import { meKey } from '../me.ts';
import { notify, notifyFailure } from '../notify.tsx';
import { queryClient } from '../queryClient.ts';
import { login } from '../session.ts';
import { keepPendingEmail, pendingEmailOf } from './pendingEmail.ts';

/** Saves these parts of the profile; the others stay as they are, an e-mail that waits for its code included. */
export async function saveProfile(user: User, change: Partial<UpdateProfileInput>): Promise<void> {
  const { firstName, lastName } = user;
  const email = pendingEmailOf(user) ?? user.email;
  const { token, pendingEmail } = await api.updateProfile({ firstName, lastName, email, ...change });
  login(token);
  keepPendingEmail(user._id, pendingEmail);
  // With a new password every other sign-in has ended, and so has every token.
  if (change.password)
    for (const name of ['sessions', 'tokens']) void queryClient.invalidateQueries({ queryKey: [name] });
  await queryClient
    .fetchQuery({ queryKey: meKey, queryFn: () => api.me(), staleTime: 0 })
    .catch(() => undefined);
}

/** Does it and says how it went. Answers the faults by field, for the form; undefined when there are none. */
export async function told(
  work: () => Promise<void>,
  failure: string,
): Promise<Record<string, string> | undefined> {
  try {
    await withOverlay(work);
    notify.success(translate('settings.saved'));
    return undefined;
  } catch (error) {
    notifyFailure(error, failure);
    return faultsOf(error);
  }
}
