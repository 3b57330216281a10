import type { Deps } from '../../deps.ts';
import { failing, noSuch } from '../../http/failures.ts';
import { routes } from '../../http/routes.ts';
import { mostLines } from './limits.ts';
import { acceptProposal, dismissProposal, listProposals, takeBackProposal } from './proposals.ts';
import {
  AcceptProposalInput,
  DecideProposalInput,
  Proposal,
  ProposalFilter,
  ProposalId,
  proposalSorts,
} from './schemas.ts';

const missing = noSuch('proposal');
const decided = failing('conflict', 'learning.decided');

export function learningRoutes(deps: Deps) {
  const api = routes(deps, 'Voice');
  const ofProposal = { role: 'user', params: ProposalId, answer: Proposal } as const;
  api.list(
    '/api/proposals',
    {
      role: 'user',
      workspace: 'viewer',
      summary: 'List lines that your edits propose for the writer',
      resource: 'proposals',
      sorts: proposalSorts,
      filter: ProposalFilter,
      row: Proposal,
      one: { noun: 'proposal', summary: 'Get a proposal' },
    },
    ({ actor, workspace, page }) => listProposals(deps, actor, workspace, page),
  );
  api.post(
    '/api/proposals/{id}/accept',
    {
      ...ofProposal,
      summary: 'Accept a line, as proposed or changed',
      description: `From now on, the writer gets it with the prompt. An account has at most ${mostLines}.`,
      body: AcceptProposalInput,
      errors: [missing, decided],
    },
    ({ actor, params, body, client }) => acceptProposal(deps, actor, params.id, body, client),
  );
  api.post(
    '/api/proposals/{id}/dismiss',
    {
      ...ofProposal,
      summary: 'Dismiss a line, which is not proposed again',
      body: DecideProposalInput,
      errors: [missing, decided],
    },
    ({ actor, params, client }) => dismissProposal(deps, actor, params.id, client),
  );
  api.post(
    '/api/proposals/{id}/take-back',
    {
      ...ofProposal,
      summary: 'Take an accepted line back',
      body: DecideProposalInput,
      errors: [missing, decided],
    },
    ({ actor, params, client }) => takeBackProposal(deps, actor, params.id, client),
  );
  return api.app;
}
