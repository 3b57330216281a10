export const providerErrors = [
  { code: 'provider_key_refused', message: 'Payments are not set up correctly on this server' },
  { code: 'provider_unavailable', message: 'The payment provider is not responding correctly right now' },
] as const;
