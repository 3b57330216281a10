import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

export type Method = 'password' | 'passkey' | 'code' | 'recovery';

/** The second step of a sign-in. */
export type Challenge = {
  id: string;
  methods: Method[];
  passkey?: PublicKeyCredentialRequestOptionsJSON;
  /** Milliseconds. */
  expiresAt: number;
};

/** The ways to confirm that it's you. */
export type ProofOptions = {
  methods: Method[];
  passkey?: PublicKeyCredentialRequestOptionsJSON;
  challengeId?: string;
};

/** One of the ways, as the person went it. */
export type Answer =
  | { password: string }
  | { code: string }
  | { recoveryCode: string }
  | { passkey: AuthenticationResponseJSON };
