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

/** Saves these fields; a pending e-mail stays pending. */
export async function saveProfile(user: User, change: Partial<UpdateProfileInput>): Promise<void> {
  const { firstName, lastName } = user;
  const email = pendingEmailOf(user) ?? user.email;
  const { token, pendingEmail } = await api.updateProfile({ firstName, lastName, email, ...change });
  login(token);
  keepPendingEmail(user._id, pendingEmail);
  // A new password ends all other sessions and tokens.
  if (change.password)
    for (const name of ['sessions', 'tokens']) void queryClient.invalidateQueries({ queryKey: [name] });
  await queryClient
    .fetchQuery({ queryKey: meKey, queryFn: () => api.me(), staleTime: 0 })
    .catch(() => undefined);
}

/** Returns the errors by field, for react-admin's form. */
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
