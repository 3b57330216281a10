import type {
  Invitation,
  Joined,
  JoinedWorkspace,
  JoinInput,
  Member,
} from '../../server/identity/people/schemas.ts';
import { request } from '../call.ts';

export type MemberRecord = Member & { id: string };

const path = (id: string) => `/api/people/${encodeURIComponent(id)}`;

export const peopleApi = {
  resend: (id: string) => request<Member>('POST', `${path(id)}/resend`),
  remove: (id: string) => request<undefined>('DELETE', path(id)),
  read: (token: string) => request<Invitation>('POST', '/api/invitations/check', { token }),
  accept: (token: string) => request<JoinedWorkspace>('POST', '/api/invitations/accept', { token }),
  join: (input: JoinInput) => request<Joined>('POST', '/api/invitations/register', input),
};
