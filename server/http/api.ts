import { OpenAPIHono, type z } from '@hono/zod-openapi';
import { AppError } from '../errors.ts';
import type { Actor } from '../identity/auth/authenticate.ts';
import type { Workspace } from '../identity/people/workspace.ts';
import type { Sentence } from '../texts/sentence.ts';
import { sentenceOfFault } from '../texts/sentence.ts';
import { text } from '../texts/text.ts';

export type ApiEnv = {
  /**
   * `hasPlace`: sent by this process for an outer request, which already holds a place (see `inPlace`).
   * `isConfirmed`: a tool's, after the person agreed. `forMcp`: to `/mcp`, or a tool's.
   */
  Bindings: { hasPlace?: true; isConfirmed?: true; forMcp?: true };
  Variables: { actor: Actor; workspace: Workspace; requestId: string; holdsNul?: true };
};

/** A Hono app that validates input before a handler sees it. */
export const createApi = () =>
  new OpenAPIHono<ApiEnv>({
    defaultHook: (result) => {
      if (!result.success) throw invalidInput(result.error.issues);
    },
  });

/** zod's issues as a dotted path and a sentence each; an unknown field is named by its own path. */
export function invalidInput(found: readonly z.core.$ZodIssue[]): AppError {
  const issues = found.flatMap((issue): (Sentence & { path: string })[] =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map(cut).map((key) => ({
          path: [...issue.path, key].join('.'),
          ...text('calls.unknownField', { quote: key }),
        }))
      : [{ path: issue.path.join('.'), ...sentenceOfFault(issue.message) }],
  );
  return new AppError('invalid_input', issues[0] ?? text('calls.inputInvalid'), {
    issues: issues.slice(0, mostIssues),
  });
}

const mostIssues = 100;
const cut = (key: string): string => (key.length > 100 ? `${key.slice(0, 100).toWellFormed()}…` : key);
