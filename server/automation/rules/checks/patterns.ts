/** Latin letters and digits. They suffice for the patterns' languages, and are much faster than \p{L}. */
const letters = 'A-Za-z0-9_\\u00c0-\\u00d6\\u00d8-\\u00f6\\u00f8-\\u024f';
/** JavaScript's own `\b` and `\w` know ASCII alone: 'está' would end before its á. */
const boundary = `(?:(?<=[${letters}])(?![${letters}])|(?<![${letters}])(?=[${letters}]))`;

/** Makes `\b` and `\w` in patterns work for all Latin letters. */
export const forAllLetters = (patterns: readonly RegExp[]): RegExp[] =>
  patterns.map(
    ({ source, flags }) =>
      new RegExp(
        source
          .replaceAll('[\\w', `[${letters}`)
          .replaceAll('\\w', `[${letters}]`)
          .replaceAll('\\b', boundary),
        flags.includes('u') ? flags : `${flags}u`,
      ),
  );

/** The first match of each pattern, without patterns that don't match. */
export const matchesOf = (patterns: readonly RegExp[], text: string): string[] =>
  patterns.flatMap((pattern) => pattern.exec(text)?.[0] ?? []);
