import { z } from 'zod';
import { fault } from '../../texts/faults.ts';
import { LoggedIn } from '../auth/schemas.ts';
import { filled, line } from '../users/schemas.ts';

export const mostPasskeys = 10;

const factorMethods = ['passkey', 'code', 'recovery'] as const;
const proofMethods = ['password', ...factorMethods] as const;
const credentialId = 'q8JjXlF0m2dYyKQ3sYb0vA';
const signedBytes = 'eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0';

const base64url = z
  .string()
  .max(8192)
  .regex(/^[\w-]*$/);
const credential = {
  id: base64url,
  rawId: base64url.describe('The ID of the credential'),
  type: z.literal('public-key').describe('Always `public-key`'),
  authenticatorAttachment: z.string().max(40).nullish().describe('`platform` or `cross-platform`'),
  clientExtensionResults: z.record(z.string(), z.unknown()).default({}).describe('Results of extensions'),
};
const Descriptor = z.object({
  id: z.string().describe('The ID of the credential'),
  type: z.string().optional().describe('Always `public-key`'),
  transports: z.array(z.string()).optional().describe('How the browser reaches the authenticator'),
});

/** WebAuthn's `PublicKeyCredentialRequestOptionsJSON`. */
const RequestOptions = z
  .looseObject({
    challenge: z.string().describe('Bytes to sign, in base64url'),
    rpId: z.string().optional().describe('Domain of the passkey'),
    timeout: z.int().optional().describe('Milliseconds that the browser waits'),
    allowCredentials: z.array(Descriptor).optional().describe('Passkeys of this person'),
    userVerification: z.string().optional().describe('Whether the device verifies the person'),
  })
  .meta({
    id: 'PasskeyRequestOptions',
    example: {
      challenge: signedBytes,
      rpId: 'app.example.com',
      timeout: 60_000,
      allowCredentials: [{ id: credentialId, type: 'public-key' }],
      userVerification: 'preferred',
    },
  });

/** WebAuthn's `PublicKeyCredentialCreationOptionsJSON`. */
export const CreationOptions = z
  .looseObject({
    challenge: z.string().describe('Bytes to sign, in base64url'),
    rp: z
      .looseObject({ id: z.string().optional(), name: z.string() })
      .describe('The server for which the passkey is'),
    user: z
      .looseObject({
        id: z.string(),
        name: z.string(),
        displayName: z.string().describe('Name of the person'),
      })
      .describe('The person for whom the passkey is'),
    pubKeyCredParams: z
      .array(
        z.looseObject({
          alg: z.int().describe('COSE number of the algorithm'),
          type: z.string().describe('Always `public-key`'),
        }),
      )
      .describe('Accepted algorithms, the preferred one first'),
    excludeCredentials: z.array(Descriptor).optional().describe('Passkeys that the person already has'),
  })
  .meta({
    id: 'PasskeyCreationOptions',
    example: {
      challenge: signedBytes,
      rp: { id: 'app.example.com', name: 'Chime In' },
      user: { id: 'MDE5OWExYjI', name: 'mara@example.com', displayName: 'Mara Winter' },
      pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
      excludeCredentials: [],
    },
  });

/** WebAuthn's `AuthenticationResponseJSON`. */
const PasskeyAnswer = z
  .object({
    ...credential,
    response: z
      .object({
        clientDataJSON: base64url.describe('Challenge and origin, in base64url'),
        authenticatorData: base64url.describe('Data of the authenticator, in base64url'),
        signature: base64url.describe('Signature over both, in base64url'),
        userHandle: base64url.nullish().describe('The person, as the authenticator knows them'),
      })
      .describe('What the authenticator signed'),
  })
  .meta({
    id: 'PasskeyAnswer',
    example: {
      id: credentialId,
      rawId: credentialId,
      type: 'public-key',
      clientExtensionResults: {},
      response: { clientDataJSON: signedBytes, authenticatorData: 'SZYN5YgO', signature: 'MEUCIQDx' },
    },
  });
export type PasskeyAnswer = z.infer<typeof PasskeyAnswer>;

/** WebAuthn's `RegistrationResponseJSON`. */
const NewCredential = z
  .object({
    ...credential,
    response: z
      .object({
        clientDataJSON: base64url.describe('Challenge and origin, in base64url'),
        attestationObject: base64url.describe('The public key, in base64url'),
        transports: z
          .array(z.string().max(40))
          .max(10)
          .optional()
          .describe('How the browser reaches the authenticator'),
      })
      .describe('What the authenticator created'),
  })
  .meta({
    id: 'NewCredential',
    example: {
      id: credentialId,
      rawId: credentialId,
      type: 'public-key',
      clientExtensionResults: {},
      response: { clientDataJSON: signedBytes, attestationObject: 'o2NmbXRkbm9uZQ' },
    },
  });
export type NewCredential = z.infer<typeof NewCredential>;

const Code = line('code', 20);
const RecoveryCode = line('recoveryCode', 40);
const Secret = filled('id', 100);

const answers = {
  code: Code.describe('6-digit code from the authenticator app').optional(),
  recoveryCode: RecoveryCode.optional(),
  passkey: PasskeyAnswer.optional(),
};
type Answers = { code?: unknown; recoveryCode?: unknown; passkey?: unknown; password?: unknown };
const isOne = ({ code, recoveryCode, passkey, password }: Answers) =>
  [code, recoveryCode, passkey, password].filter((answer) => answer !== undefined).length === 1;

/** `isOne` as JSON Schema, for the API's document. */
const oneOf = (...names: string[]) => names.map((name) => ({ required: [name] }));

export type FactorAnswer = {
  code?: string | undefined;
  recoveryCode?: string | undefined;
  passkey?: PasskeyAnswer | undefined;
};

export const Challenge = z
  .object({
    challenge: z
      .object({
        id: z.string(),
        methods: z.array(z.enum(factorMethods)).describe('Ways to answer it'),
        passkey: RequestOptions.optional(),
        expiresAt: z.int().describe('Milliseconds since the epoch'),
      })
      .describe('What the sign-in still needs'),
  })
  .meta({
    id: 'Challenge',
    example: {
      challenge: {
        id: 'r3Jd0aXv9WmQ2bYc7TzK5pLhUeNfGs4i',
        methods: ['code', 'recovery'],
        expiresAt: 1_772_446_200_000,
      },
    },
  });
export type Challenge = z.infer<typeof Challenge>;

export const LoginAnswer = z.union([LoggedIn, Challenge]);
export type LoginAnswer = z.infer<typeof LoginAnswer>;

export const ChallengeInput = z
  .strictObject({ id: Secret, ...answers })
  .refine(isOne, fault('oneFactorRequired'))
  .meta({
    id: 'ChallengeInput',
    oneOf: oneOf('code', 'recoveryCode', 'passkey'),
    example: { id: 'r3Jd0aXv9WmQ2bYc7TzK5pLhUeNfGs4i', code: '314159' },
  });
export type ChallengeInput = z.infer<typeof ChallengeInput>;

export const ProofOptions = z
  .object({
    methods: z.array(z.enum(proofMethods)).describe('Ways to prove the identity'),
    passkey: RequestOptions.optional(),
    challengeId: z.string().optional(),
  })
  .meta({ id: 'ProofOptions', example: { methods: ['password'] } });
export type ProofOptions = z.infer<typeof ProofOptions>;

export const ProofInput = z
  .strictObject({
    password: filled('password', 200).optional(),
    challengeId: Secret.optional(),
    ...answers,
  })
  .refine(isOne, fault('oneProofRequired'))
  .meta({
    id: 'ProofInput',
    oneOf: oneOf('password', 'code', 'recoveryCode', 'passkey'),
    example: { password: 'correct horse' },
  });
export type ProofInput = z.infer<typeof ProofInput>;

const Passkey = z
  .object({ id: z.string(), name: z.string(), createdAt: z.string(), lastUsedAt: z.string().nullable() })
  .meta({
    id: 'Passkey',
    example: {
      id: '0199a1b2c3d4e5f607182930',
      name: 'Laptop',
      createdAt: '2026-03-02T10:00:00.000Z',
      lastUsedAt: null,
    },
  });
export type Passkey = z.infer<typeof Passkey>;

export const Factors = z
  .object({
    passkeys: z.array(Passkey).describe('Passkeys of this person'),
    totp: z.boolean().describe('Whether an authenticator app is set up'),
    recoveryCodesLeft: z.int().describe('Recovery codes that are not used yet'),
    required: z.boolean().describe('Whether this admin must have a second factor'),
    requiredFrom: z
      .int()
      .nullable()
      .describe('Time after which admin calls need a second factor, in milliseconds since the epoch'),
  })
  .meta({
    id: 'Factors',
    example: { passkeys: [], totp: true, recoveryCodesLeft: 10, required: false, requiredFrom: null },
  });
export type Factors = z.infer<typeof Factors>;

const codes = z.array(z.string()).describe('Returned only once');
const someCodes = ['7K3QF-N8W2D', 'M4RTX-9HJ6C'];

export const NewPasskey = z
  .strictObject({
    name: line('name', 100),
    response: NewCredential,
  })
  .meta({
    id: 'NewPasskey',
    example: {
      name: 'Laptop',
      response: {
        id: credentialId,
        rawId: credentialId,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON: signedBytes, attestationObject: 'o2NmbXRkbm9uZQ' },
      },
    },
  });
export type NewPasskey = z.infer<typeof NewPasskey>;
export const PasskeyAdded = z.object({ passkey: Passkey, recoveryCodes: codes.optional() }).meta({
  id: 'PasskeyAdded',
  example: {
    passkey: {
      id: '0199a1b2c3d4e5f607182930',
      name: 'Laptop',
      createdAt: '2026-03-02T10:00:00.000Z',
      lastUsedAt: null,
    },
    recoveryCodes: someCodes,
  },
});
export type PasskeyAdded = z.infer<typeof PasskeyAdded>;

export const TotpSecret = z
  .object({ secret: z.string().describe('In base32'), uri: z.string().describe('Content of the QR code') })
  .meta({
    id: 'TotpSecret',
    example: {
      secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
      uri: 'otpauth://totp/Chime%20In:mara%40example.com?issuer=Chime%20In&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    },
  });
export type TotpSecret = z.infer<typeof TotpSecret>;
export const ConfirmTotpInput = z
  .strictObject({ code: Code.describe('6-digit code from the authenticator app') })
  .meta({ id: 'ConfirmTotpInput', example: { code: '314159' } });
/** `recoveryCodes` comes with the first factor. */
export const TotpConfirmed = z
  .object({ recoveryCodes: codes.optional() })
  .meta({ id: 'TotpConfirmed', example: { recoveryCodes: someCodes } });
export type TotpConfirmed = z.infer<typeof TotpConfirmed>;
export const RecoveryCodes = z
  .object({ recoveryCodes: codes })
  .meta({ id: 'RecoveryCodes', example: { recoveryCodes: someCodes } });
export type RecoveryCodes = z.infer<typeof RecoveryCodes>;
