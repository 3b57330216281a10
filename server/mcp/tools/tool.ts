import { z } from 'zod';
import type { Failure } from '../../http/schemas.ts';
import type { TokenScope } from '../../identity/tokens/schemas.ts';
import type { ChangeTokens } from '../changeTokens.ts';

/** The HTTP API with the client's token, inside the server's process. */
export type Api = ChangeTokens & {
  get<T>(path: string, options?: { query?: Record<string, string> }): Promise<T>;
  list<T>(path: string, options?: { query?: Record<string, string> }): Promise<{ rows: T[]; total: number }>;
  /** @param key makes a repeat answer as the first call did, and change nothing */
  write<T>(method: 'POST' | 'PUT', path: string, body: unknown, key?: string): Promise<T>;
  /** The error in the form of the API. */
  failureOf(error: unknown): ToolFailure;
};

export type ToolFailure = Omit<Failure, 'code'> & { code: string; hint?: string | null };

export class ToolError extends Error {
  readonly failure: ToolFailure;
  constructor(code: 'not_found' | 'conflict' | 'invalid_input', message: string) {
    super(message);
    this.failure = { code, message };
  }
}

/** A write that changed nothing, with its answer. */
export class NothingChanged extends Error {
  readonly answer: object;
  constructor(answer: object) {
    super('nothing changed');
    this.answer = answer;
  }
}

const mostAnswerChars = 2_000_000;

/** The answer as JSON. @throws {ToolError} invalid_input above 2,000,000 characters */
export function textOf(answer: object): string {
  const text = JSON.stringify(answer);
  if (text.length > mostAnswerChars)
    throw new ToolError(
      'invalid_input',
      'The answer would be longer than 2,000,000 characters. Ask for less, or read it by the API.',
    );
  return text;
}

type Hints = {
  /** Reads or writes at LinkedIn, or asks the language model. */
  openWorld: boolean;
  /**
   * Changes nothing that a person would miss, but each call counts against a budget or makes something new.
   */
  spends: boolean;
  /** Can't be taken back, or replaces what a person wrote. */
  destroys: boolean;
};
export type Tool = Hints & {
  name: string;
  title: string;
  description: string;
  input: z.ZodObject;
  output: z.ZodObject;
  /** Changes something at the server, so it needs the token of a call without one. */
  writes: boolean;
  /** The least scope of a token that may use it. */
  scope: TokenScope;
  // biome-ignore lint/suspicious/noExplicitAny: each tool knows its own input; a list of tools doesn't
  run: (api: Api, input: any) => Promise<object>;
};

type Declared<Input extends z.ZodObject, Result> = Partial<Hints> & {
  name: string;
  title: string;
  description: string;
  input: Input;
  run: (api: Api, input: z.output<Input>) => Promise<Result>;
};
const noHints = { openWorld: false, spends: false, destroys: false };

export const readTool = <Input extends z.ZodObject>({
  run,
  output,
  ...tool
}: Declared<Input, object> & { output: z.ZodType }): Tool => ({
  ...noHints,
  ...tool,
  output: output as z.ZodObject,
  writes: false,
  scope: tool.spends ? 'write' : 'read',
  // Drops what the schema does not name.
  run: async (api, input) => output.parse(await run(api, input)) as object,
});

/** A description of the write, and the call that does it. */
type Prepared = {
  would: string;
  preview: object;
  /** The IDs and texts that the token covers. */
  shown: unknown;
  /** Whether it was done before, so that a repeat changes nothing. */
  isDone?: boolean;
  perform: (token: string) => Promise<object | Parts>;
};
/** The result of each part of a write. */
export class Parts {
  readonly results: readonly Part[];
  constructor(results: readonly Part[]) {
    this.results = results;
  }
}
type Part = object & { error?: ToolFailure };

/** Acts on each item. An item that fails does not hide the changes of the others. */
export async function onEach<Item>(
  api: Pick<Api, 'failureOf'>,
  items: readonly Item[],
  act: (item: Item) => Promise<object>,
  orElse: (item: Item) => object,
): Promise<Parts> {
  const results: Part[] = [];
  for (const item of items)
    try {
      results.push(await act(item));
    } catch (error) {
      results.push({ ...orElse(item), error: api.failureOf(error) });
    }
  return new Parts(results);
}

/** @throws {NothingChanged} if every part failed */
function outcomeOf({ results }: Parts): object {
  const errors = results.flatMap(({ error }) => error ?? []);
  const [failed, changed] = [errors.length, results.length - errors.length];
  if (failed === 0) return { done: true, results };
  if (changed > 0) return { done: false, changed, failed, results };
  const common = <Field extends 'code' | 'message'>(field: Field) => {
    const [value, ...others] = new Set(errors.map((error) => error[field]));
    return others.length === 0 ? value : undefined;
  };
  const code = common('code');
  const message = common('message') ?? 'Nothing was changed. Each result has its error.';
  throw new NothingChanged({ done: false, ...(code && { code }), message, changed, failed, results });
}

const outcome = z.looseObject({
  done: z.boolean().describe('true only if everything was done'),
  would: z.string().optional().describe('What a call with the token would do'),
  token: z.string().optional().describe('Makes exactly this change, within 10 minutes'),
  tokenEndsAt: z.string().optional(),
  changed: z.int().optional().describe('Parts that were done, if some failed'),
  failed: z.int().optional(),
  results: z.array(z.looseObject({})).optional().describe('The result of each part'),
});
const token = z
  .string()
  .max(200)
  .optional()
  .describe('From this call without it. Send it only after the person agreed to what that call showed');

/**
 * Without a token, answers what the call would do with a token for exactly that, and changes nothing.
 * @throws {ToolError} conflict if the token is for something else, or too old
 */
export const writeTool = <Input extends z.ZodObject>({
  run,
  description,
  input,
  ...tool
}: Declared<Input, Prepared> & { scope?: 'review' }): Tool => ({
  ...noHints,
  scope: 'write',
  ...tool,
  input: input.extend({ token }),
  output: outcome,
  description: `${description} Without a token it changes nothing, and answers what it would do and the token for it.`,
  writes: true,
  async run(api, given: z.output<Input> & { token?: string }) {
    const { would, preview, shown, isDone, perform } = await run(api, given);
    const signed = [tool.name, shown];
    // Fails before the write if the preview is too long. The outcome is shorter.
    textOf(preview);
    if (given.token === undefined) return { done: false, would, ...preview, ...api.sign(signed) };
    if (isDone) return { done: true, ...preview };
    if (!api.accepts(given.token, signed))
      throw new ToolError(
        'conflict',
        'This token is not for this change, or is older than 10 minutes. Call without it, and show the answer.',
      );
    const made = await perform(given.token);
    return made instanceof Parts ? outcomeOf(made) : { done: true, ...made };
  },
});
