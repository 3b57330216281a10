import type {
  Invitation,
  InviteInput,
  Joined,
  JoinedWorkspace,
  JoinInput,
  Member,
  MemberChange,
} from '../../server/identity/people/schemas.ts';
import { request } from '../call.ts';

const path = (id: string) => `/api/people/${encodeURIComponent(id)}`;

export const peopleApi = {
  invite: (input: InviteInput) => request<Member>('POST', '/api/people', input, { once: true }),
  change: (id: string, input: MemberChange) => request<Member>('PUT', path(id), input),
  resend: (id: string) => request<Member>('POST', `${path(id)}/resend`),
  remove: (id: string) => request<undefined>('DELETE', path(id)),
  read: (token: string) => request<Invitation>('POST', '/api/invitations/check', { token }),
  accept: (token: string) => request<JoinedWorkspace>('POST', '/api/invitations/accept', { token }),
  join: (input: JoinInput) => request<Joined>('POST', '/api/invitations/register', input),
};
