import { CliError } from './errors.ts';

/**
 * The row with this ID, or the only one with this name.
 * @param noun such as `token`
 * @param command lists the rows
 */
export function pick<Row extends { id: string; name: string }>(
  rows: Row[],
  ref: string,
  noun: string,
  command: string,
): Row {
  const matches = rows.filter(({ id }) => id === ref);
  const named = matches.length > 0 ? matches : rows.filter(({ name }) => name === ref);
  const [row, ...others] = named;
  if (!row) throw new CliError('not_found', `There is no ${noun} '${ref}'.`, { hint: `See \`${command}\`.` });
  if (others.length > 0)
    throw new CliError('usage', `${named.length} ${noun}s have the name '${ref}'.`, {
      hint: `Use an ID: ${named.map(({ id }) => id).join(', ')}`,
    });
  return row;
}
