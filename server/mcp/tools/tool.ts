import type { z } from 'zod';
import type { Failure } from '../../http/schemas.ts';

/** The HTTP API with the client's own token: the CLI's client, or calls in the server's process. */
export type Api = {
  get<T>(path: string, options?: { query?: Record<string, string> }): Promise<T>;
  list<T>(path: string, options?: { query?: Record<string, string> }): Promise<{ rows: T[]; total: number }>;
  write<T>(method: 'POST' | 'PUT', path: string, body: unknown): Promise<T>;
  /** The error as the API answers it. */
  failureOf(error: unknown): ToolFailure;
};

export type ToolFailure = Omit<Failure, 'code'> & { code: string; hint?: string | null };

/** A tool's own error. */
export class ToolError extends Error {
  readonly failure: ToolFailure;
  constructor(code: 'not_found' | 'conflict' | 'invalid_input', message: string) {
    super(message);
    this.failure = { code, message };
  }
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
  // biome-ignore lint/suspicious/noExplicitAny: each tool knows its own input; a list of tools doesn't
  run: (api: Api, input: any) => Promise<object>;
};

type Declared<Input extends z.ZodObject, Result> = {
  name: string;
  title: string;
  description: string;
  input: Input;
  openWorld?: boolean;
  run: (api: Api, input: z.output<Input>) => Promise<Result>;
};

export const readTool = <Input extends z.ZodObject>({
  openWorld = false,
  ...tool
}: Declared<Input, object>): Tool => ({ ...tool, openWorld, writes: false });

/** What a write will do, and the call that does it. */
type Prepared = { would: string; preview: object; perform: () => Promise<object> };

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
  writes: true,
  async run(api, input: z.output<Input> & { confirm?: boolean }) {
    const { would, preview, perform } = await run(api, input);
    if (input.confirm !== true) return { done: false, would, ...preview };
    return { done: true, ...(await perform()) };
  },
});
