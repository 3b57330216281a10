import type {
  PublicKeyCredentialCreationOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser';
import { useQuery } from '@tanstack/react-query';
import type {
  Factors,
  PasskeyAdded,
  RecoveryCodes,
  TotpConfirmed,
  TotpSecret,
} from '../../server/identity/factors/schemas.ts';
import { request } from '../call.ts';
import { queryClient } from '../queryClient.ts';
import { useSession } from '../session.ts';

export const factorsApi = {
  read: (signal?: AbortSignal) => request<Factors>('GET', '/api/auth/factors', undefined, { signal }),
  passkeyOptions: () =>
    request<PublicKeyCredentialCreationOptionsJSON>('POST', '/api/auth/passkeys/options', {}),
  addPasskey: (name: string, response: RegistrationResponseJSON) =>
    request<PasskeyAdded>('POST', '/api/auth/passkeys', { name, response }),
  removePasskey: (id: string) => request<undefined>('DELETE', `/api/auth/passkeys/${encodeURIComponent(id)}`),
  beginTotp: () => request<TotpSecret>('POST', '/api/auth/totp', {}),
  confirmTotp: (code: string) => request<TotpConfirmed>('POST', '/api/auth/totp/confirm', { code }),
  removeTotp: () => request<undefined>('DELETE', '/api/auth/totp'),
  newRecoveryCodes: () => request<RecoveryCodes>('POST', '/api/auth/recovery-codes', {}),
};

export type AddedProps = { onAdded: (recoveryCodes: string[] | undefined) => void; onClose: () => void };

const factorsKey = ['factors'] as const;

export const useFactors = () => {
  const { token, view } = useSession();
  return useQuery({
    queryKey: factorsKey,
    queryFn: ({ signal }) => factorsApi.read(signal),
    enabled: token !== null && !view,
    staleTime: 60_000,
  });
};
export const refreshFactors = () => queryClient.invalidateQueries({ queryKey: factorsKey });

export const hasFactor = ({ passkeys, totp }: Factors): boolean => passkeys.length > 0 || totp;
