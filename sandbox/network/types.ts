import type { FieldName, LanguageCode } from './text/types.ts';

export type Member = {
  seq: number;
  /** `ACo…` for a person, digits for a company: the ID for `/users/{id}/posts`. */
  providerId: string;
  /** The last part of `/in/{id}` or `/company/{id}`. */
  publicId: string;
  isCompany: boolean;
  firstName: string;
  lastName: string;
  name: string;
  headline: string;
  location: string;
  field: FieldName;
  language: LanguageCode;
  /** Only seeded people write spontaneous posts. */
  core: boolean;
  /** This member's posts exist up to this time (ms). */
  grownUntil: number;
};

export type Post = {
  seq: number;
  /** Digits. Actions take `socialId` instead. */
  id: string;
  /** `urn:li:activity:…` or `urn:li:ugcPost:…`, whose number may differ from `id`. */
  socialId: string;
  author: number;
  text: string;
  createdAt: number;
  canComment: boolean;
  groupName: string | null;
  groupPrivate: boolean;
  repostOf: number | null;
  hasImage: boolean;
  reactions: number;
  comments: number;
  /** Made through the API. */
  accountComments: number;
};

export type PostComment = {
  seq: number;
  id: string;
  post: number;
  member: number;
  accountId: string | null;
  parent: string | null;
  text: string;
  createdAt: number;
};

export const accountStatuses = [
  'OK',
  'STOPPED',
  'ERROR',
  'CREDENTIALS',
  'PERMISSIONS',
  'CONNECTING',
] as const;
export type AccountStatus = (typeof accountStatuses)[number];

/** Each is a separate source beside the classic one. */
export const paidProducts = ['recruiter', 'sales_navigator'] as const;
export type PaidProduct = (typeof paidProducts)[number];

/** A connected member; one may be connected several times. */
export type Account = {
  accountId: string;
  member: number;
  email: string;
  /** Of the classic source. */
  status: AccountStatus;
  paid: { product: PaidProduct; status: AccountStatus }[];
  /** Restarts fail. */
  stuck: boolean;
  createdAt: number;
};

export type Link = {
  token: string;
  type: 'create' | 'reconnect';
  reconnectAccount: string | null;
  name: string | null;
  notifyUrl: string | null;
  successUrl: string | null;
  failureUrl: string | null;
  bypassSuccess: boolean;
  expiresAt: number;
  usedAt: number | null;
};

export type Webhook = {
  id: string;
  requestUrl: string;
  name: string | null;
  format: 'json' | 'form';
  accountIds: string[] | null;
  enabled: boolean;
  headers: { key: string; value: string }[];
  events: string[];
};
