import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

export type Method = 'password' | 'passkey' | 'code' | 'recovery';

export type Challenge = {
  id: string;
  methods: Method[];
  passkey?: PublicKeyCredentialRequestOptionsJSON;
  expiresAt: number;
};

export type ProofOptions = {
  methods: Method[];
  passkey?: PublicKeyCredentialRequestOptionsJSON;
  challengeId?: string;
};

export type Answer =
  | { password: string }
  | { code: string }
  | { recoveryCode: string }
  | { passkey: AuthenticationResponseJSON };
