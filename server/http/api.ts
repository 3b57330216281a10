import { OpenAPIHono, type z } from '@hono/zod-openapi';
import { AppError } from '../errors.ts';
import type { Actor } from '../identity/auth/authenticate.ts';
import type { Workspace } from '../identity/people/workspace.ts';
import type { Sentence } from '../texts/sentence.ts';
import { sentenceOfFault } from '../texts/sentence.ts';
import { text } from '../texts/text.ts';

export type ApiEnv = {
  Bindings: {
    /** Sent by this process for an outer request, which already holds a place (see `inPlace`). */
    hasPlace?: true;
    /** A tool's, after the person agreed. */
    isConfirmed?: true;
    /** To `/mcp`, or a tool's. */
    forMcp?: true;
  };
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
      : [{ path: issue.path.join('.'), ...sentenceOfIssue(issue) }],
  );
  return new AppError('invalid_input', issues[0] ?? text('calls.inputInvalid'), {
    issues: issues.slice(0, mostIssues),
  });
}

/** A schema's own sentence, or one in place of the words of zod. */
function sentenceOfIssue(issue: z.core.$ZodIssue): Sentence {
  if (!/^(Invalid|Too (small|big):)/.test(issue.message)) return sentenceOfFault(issue.message);
  const quote = cut(issue.path.join('.'));
  if (quote === '') return text('calls.inputInvalid');
  if (issue.code === 'invalid_value')
    return text('calls.fieldChoice', { quote, choices: cut(issue.values.map(String).join(', ')) });
  if (issue.code === 'invalid_type') {
    if (issue.message.endsWith('received undefined')) return text('calls.fieldMissing', { quote });
    const key = typeTexts[issue.expected as keyof typeof typeTexts];
    return key ? text(key, { quote }) : text('calls.fieldFormat', { quote });
  }
  const { few, low, short, many, high, long } = boundTexts;
  if (issue.code === 'too_small') {
    const key = issue.origin === 'array' ? few : issue.origin === 'string' ? short : low;
    return text(key, { quote, least: Number(issue.minimum) });
  }
  if (issue.code === 'too_big') {
    const key = issue.origin === 'array' ? many : issue.origin === 'string' ? long : high;
    return text(key, { quote, most: Number(issue.maximum) });
  }
  return text('calls.fieldFormat', { quote });
}

const typeTexts = {
  string: 'calls.fieldNotText',
  number: 'calls.fieldNotNumber',
  int: 'calls.fieldNotNumber',
  array: 'calls.fieldNotList',
  tuple: 'calls.fieldNotList',
  object: 'calls.fieldNotObject',
  boolean: 'calls.fieldNotYesNo',
} as const;
const boundTexts = {
  few: 'calls.fieldTooFew',
  low: 'calls.fieldTooLow',
  short: 'calls.fieldTooShort',
  many: 'calls.fieldTooMany',
  high: 'calls.fieldTooHigh',
  long: 'calls.fieldTooLong',
} as const;

const mostIssues = 100;
const cut = (key: string): string => (key.length > 100 ? `${key.slice(0, 100).toWellFormed()}…` : key);
