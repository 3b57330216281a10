/** Browsers have passkeys on names alone, and with TLS but for this machine: not at http://127.0.0.1. */
export const canUsePasskeys = (): boolean =>
  isSecureContext && 'PublicKeyCredential' in window && !/^[\d.]+$|^\[/.test(location.hostname);
