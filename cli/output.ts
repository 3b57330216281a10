/** Data goes to stdout, everything else to stderr. */
import { styleText } from 'node:util';
import type { CliError } from './errors.ts';
import type { Io } from './io.ts';
import { fitColumns, pick, safe, safeJson, shorten, width } from './text.ts';

export type Column<Row> = {
  title: string;
  value: (row: Row) => string;
  style?: (row: Row) => 'green' | 'yellow' | 'red' | 'dim';
  /** May be truncated on a narrow terminal. */
  flexible?: boolean;
};
export type Output = ReturnType<typeof createOutput>;
type Options = { json?: string | true; quiet?: boolean; verbose?: boolean };
export type Progress = { step(): void; end(): void };

/** An empty list means the whole object. */
export const fieldNames = (json: string | true | undefined): string[] =>
  typeof json === 'string' ? json.split(',').map((field) => field.trim()) : [];

/** @param json true, or the requested fields */
export function createOutput({ stdout, stderr }: Io, { json, quiet = false, verbose = false }: Options) {
  const fields = fieldNames(json);
  const toStderr = (line: string) => void stderr.write(`${line}\n`);
  const note = (text: string) => void (quiet || toStderr(safe(text)));
  return {
    isJson: json !== undefined,
    fields,
    data: (text: string) => void stdout.write(text),
    line: (text: string) => void stdout.write(`${safe(text)}\n`),
    /** Calls `forPeople` without --json. */
    object(value: object, forPeople: () => void) {
      if (json === undefined) forPeople();
      else stdout.write(`${safeJson(pick(value, fields))}\n`);
    },
    /** A table without --json. */
    list<Row extends object>(rows: Row[], columns: Column<Row>[]) {
      if (json !== undefined) stdout.write(`${safeJson(rows.map((row) => pick(row, fields)))}\n`);
      else if (rows.length > 0) stdout.write(table(stdout, rows, columns));
    },
    facts(pairs: [string, string][]) {
      const widest = Math.max(...pairs.map(([name]) => width(name)));
      for (const [name, value] of pairs)
        stdout.write(`${safe(name)}${' '.repeat(widest - width(name) + 2)}${safe(value)}\n`);
    },
    note,
    trace: (text: string) => void (verbose && toStderr(safe(text))),
    /** Redraws one line on a terminal, prints one line elsewhere. */
    progress(what: string, total: number): Progress {
      let done = 0;
      const isDrawn = stderr.isTTY === true && !quiet && !verbose;
      const draw = () => stderr.write(`\r\x1b[2K${safe(what)} ${done}/${total}`);
      if (isDrawn) draw();
      else note(`${what}: ${total}`);
      return {
        step() {
          done += 1;
          if (isDrawn) draw();
        },
        end: () => void (isDrawn && stderr.write('\r\x1b[2K')),
      };
    },
  };
}

/**
 * As wide as the terminal, in blocks of lines if the columns don't fit even at their narrowest. Elsewhere as
 * wide as its texts.
 */
function table<Row>(stdout: Io['stdout'], rows: Row[], columns: Column<Row>[]): string {
  const gap = 2;
  const cells = rows.map((row) => columns.map((column) => safe(column.value(row))));
  const natural = columns.map((column, index) =>
    Math.max(width(column.title), ...cells.map((line) => width(line[index] ?? ''))),
  );
  const available = stdout.isTTY ? stdout.columns || 80 : undefined;
  const flexible = columns.map((column) => column.flexible === true);
  const widths = fitColumns(natural, flexible, available, gap);
  const isTooWide =
    available !== undefined && widths.reduce((sum, each) => sum + each + gap, -gap) > available;
  if (isTooWide) return blocks(stdout, cells, columns);
  const draw = (texts: string[], paint: (text: string, index: number) => string) =>
    texts
      .map((text, index) => {
        const fitted = shorten(text, widths[index] ?? 0);
        const padding = index === columns.length - 1 ? 0 : (widths[index] ?? 0) - width(fitted) + gap;
        return paint(fitted, index) + ' '.repeat(padding);
      })
      .join('')
      .trimEnd();
  const header = draw(
    columns.map((column) => column.title),
    (text) => styleText('bold', text, { stream: stdout }),
  );
  const lines = rows.map((row, line) =>
    draw(cells[line] ?? [], (text, index) => {
      const style = columns[index]?.style?.(row);
      return style ? styleText(style, text, { stream: stdout }) : text;
    }),
  );
  return `${[header, ...lines].join('\n')}\n`;
}

/** `TITLE  value` on a line each, with an empty line between two rows. Empty values are left out. */
function blocks<Row>(stdout: Io['stdout'], cells: string[][], columns: Column<Row>[]): string {
  const widest = Math.max(...columns.map(({ title }) => width(title)));
  const block = (texts: string[]) =>
    columns
      .flatMap(({ title }, index) => {
        const value = texts[index];
        if (!value) return [];
        return `${styleText('bold', title, { stream: stdout })}${' '.repeat(widest - width(title) + 2)}${value}\n`;
      })
      .join('');
  return cells.map(block).join('\n');
}

/** JSON with --json, otherwise lines for people. Masks tokens. */
export function printError(
  stderr: Io['stderr'],
  error: CliError,
  { json, verbose, secrets = [] }: { json: boolean; verbose: boolean; secrets?: string[] },
) {
  const mask = (text: string) => secrets.reduce((masked, secret) => masked.replaceAll(secret, '****'), text);
  if (json) {
    stderr.write(`${mask(safeJson(error.toJSON()))}\n`);
    return;
  }
  const lines = [`${styleText('red', 'error:', { stream: stderr })} ${safe(error.message)}`];
  for (const { file, line, path, message } of error.issues ?? []) {
    const place = file === undefined ? '' : `${file}:${line === undefined ? '' : `${line}:`} `;
    lines.push(safe(`  ${place}${path ? `${path}: ` : ''}${message}`));
  }
  if (error.hint) lines.push(safe(`hint: ${error.hint}`));
  lines.push(safe(`code: ${error.code}`));
  if (error.requestId) lines.push(safe(`request: ${error.requestId}`));
  if (verbose)
    lines.push(
      ...String((error.cause as Error)?.stack ?? error.stack)
        .split('\n')
        .map(safe),
    );
  stderr.write(`${lines.map(mask).join('\n')}\n`);
}
