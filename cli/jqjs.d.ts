declare module '@michaelhomer/jqjs' {
  /** @throws {string | Error} for a filter that is not jq */
  export function compile(filter: string): (input: unknown) => Iterable<unknown>;
}
