/** Browsers allow passkeys with TLS and on localhost, not on IP addresses. */
export const canUsePasskeys = (): boolean =>
  isSecureContext && 'PublicKeyCredential' in window && !/^[\d.]+$|^\[/.test(location.hostname);
