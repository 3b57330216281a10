import type { z } from 'zod';
import type { Failure } from '../../http/schemas.ts';

/** The HTTP API with the client's token: through the CLI's client, or inside the server's process. */
export type Api = {
  get<T>(path: string, options?: { query?: Record<string, string> }): Promise<T>;
  list<T>(path: string, options?: { query?: Record<string, string> }): Promise<{ rows: T[]; total: number }>;
  write<T>(method: 'POST' | 'PUT', path: string, body: unknown): Promise<T>;
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

export type Tool = {
  name: string;
  title: string;
  description: string;
  input: z.ZodObject;
  /** Changes something at the server, so it needs `confirm: true`. */
  writes: boolean;
  /** Reads or writes at LinkedIn, or asks the language model. */
  openWorld: boolean;
  /** Changes nothing, but each call counts against one of the person's budgets. */
  spends: boolean;
  // biome-ignore lint/suspicious/noExplicitAny: each tool knows its own input; a list of tools doesn't
  run: (api: Api, input: any) => Promise<object>;
};

type Declared<Input extends z.ZodObject, Result> = {
  name: string;
  title: string;
  description: string;
  input: Input;
  openWorld?: boolean;
  spends?: boolean;
  run: (api: Api, input: z.output<Input>) => Promise<Result>;
};

export const readTool = <Input extends z.ZodObject>({
  openWorld = false,
  spends = false,
  ...tool
}: Declared<Input, object>): Tool => ({ ...tool, openWorld, spends, writes: false });

/** A description of the write, and the call that does it. */
type Prepared = { would: string; preview: object; perform: () => Promise<object | Parts> };
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
  api: Api,
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

/** Without `confirm: true`, answers what the call would do, and changes nothing. */
export const writeTool = <Input extends z.ZodObject>({
  openWorld = false,
  run,
  description,
  ...tool
}: Declared<Input, Prepared>): Tool => ({
  ...tool,
  description: `${description} Without confirm: true it changes nothing and answers what it would do.`,
  openWorld,
  spends: false,
  writes: true,
  async run(api, input: z.output<Input> & { confirm?: boolean }) {
    const { would, preview, perform } = await run(api, input);
    if (input.confirm !== true) return { done: false, would, ...preview };
    // Fails before the write if the preview is too long. The outcome is shorter.
    textOf(preview);
    const outcome = await perform();
    return outcome instanceof Parts ? outcomeOf(outcome) : { done: true, ...outcome };
  },
});
