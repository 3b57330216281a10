/** `{version: 1, accounts: [{account, name, settings}]}` in YAML or JSON. */
import {
  Document,
  isAlias,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
  visit,
} from 'yaml';
import { z } from 'zod';
import { SettingsPayload, Targeting, Timing } from '../server/accounts/settings/schemas.ts';
import { sentenceOfFault } from '../server/texts/sentence.ts';
import { CliError, type Issue } from './errors.ts';
import { pick, safeJson } from './text.ts';

const Entry = z.strictObject({
  account: z.string().min(1),
  name: z.string().optional(),
  settings: SettingsPayload,
});
const SettingsFile = z.strictObject({
  version: z.literal(1, 'The version must be 1'),
  accounts: z.array(Entry),
});
type SettingsFile = z.infer<typeof SettingsFile>;
export type SettingsEntry = z.infer<typeof Entry>;

/** Keys in the order of the schema. */
export function toEntry(
  account: { accountId: string; name: string },
  settings: SettingsPayload,
): Required<SettingsEntry> {
  const timing = inOrder(settings.timing, Object.keys(Timing.shape));
  const choice = settings.choice && inOrder(settings.choice, Object.keys(Targeting.shape));
  return {
    account: account.accountId,
    name: account.name,
    settings: inOrder({ ...settings, timing, choice }, Object.keys(SettingsPayload.shape)),
  };
}

/** Omits missing fields: an older server has fewer. */
const inOrder = <T extends object>(source: T, keys: string[]): T =>
  Object.fromEntries(
    keys.filter((key) => source[key as keyof T] !== undefined).map((key) => [key, source[key as keyof T]]),
  ) as T;

/** Ordered by ID. */
const toFile = (entries: SettingsEntry[]): SettingsFile => ({
  version: 1,
  accounts: entries.toSorted((a, b) => (a.account < b.account ? -1 : 1)),
});

/** Stable text. With `fields`, only those fields of each entry. */
export function renderJson(entries: SettingsEntry[], fields: string[] = []): string {
  const file = toFile(entries);
  return `${safeJson({ ...file, accounts: file.accounts.map((entry) => pick(entry, fields)) })}\n`;
}

export function renderYaml(entries: SettingsEntry[]): string {
  const file = toFile(entries);
  const document = new Document(file, { aliasDuplicateObjects: false });
  for (const index of file.accounts.keys())
    for (const list of [
      ['timing', 'timeBetweenComments'],
      ['timing', 'activeDays'],
      ['choice', 'languages'],
    ]) {
      const node = document.getIn(['accounts', index, 'settings', ...list]);
      if (isSeq(node)) node.flow = true;
    }
  // yaml writes texts with leading or trailing blanks as a block, and reads it back as a different text.
  visit(document, {
    Scalar(_, node) {
      if (typeof node.value === 'string' && /^\s|[ \t]$|\n[ \t]+(\n|$)/.test(node.value))
        node.type = 'QUOTE_DOUBLE';
    },
  });
  // Older YAML readers take an unquoted 17:00 for a number, so it is quoted. yaml leaves some control
  // characters unescaped, even in double quotes.
  document.setSchema('1.2', { compat: 'yaml-1.1' });
  return document
    .toString({ lineWidth: 0, flowCollectionPadding: false })
    .replace(/[\x7f-\x9f]/g, (character) => `\\x${character.charCodeAt(0).toString(16)}`);
}

export type ReadSettings = { entries: SettingsEntry[]; lineOf: (path: PropertyKey[]) => number | undefined };

/** For editors and other programs. */
export const settingsSchema = (): object => ({
  ...z.toJSONSchema(SettingsFile, { io: 'input', unrepresentable: 'any' }),
  title: 'Settings of Chime In accounts, version 1',
});

/**
 * `name` identifies the file in errors. Throws `invalid_file` with every error and its line; such a file is
 * not used at all.
 */
export function readSettings(text: string, name: string): ReadSettings {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number | undefined) =>
    offset === undefined ? undefined : lines.linePos(offset).line;
  if (document.errors.length > 0)
    throw faulty(
      name,
      document.errors.map(({ message, pos }) => ({ path: '', message, file: name, line: lineAt(pos[0]) })),
    );

  const value = toValue(document, name);
  const parsed = SettingsFile.safeParse(value);
  const lineOf = (path: PropertyKey[]) => lineAt(offsetOf(document, path));
  const issues: Issue[] = (parsed.error?.issues ?? []).flatMap((issue) => {
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => describe([...issue.path, key], 'Unknown field', name, lineOf));
    const isMissing = valueAt(value, issue.path) === undefined;
    return describe(
      issue.path,
      isMissing ? 'is missing' : sentenceOfFault(issue.message).message,
      name,
      lineOf,
    );
  });
  const seen = new Set<string>();
  for (const [index, { account }] of (parsed.data?.accounts ?? []).entries()) {
    const path = ['accounts', index, 'account'];
    if (seen.has(account)) issues.push(describe(path, `Duplicate account ${account}`, name, lineOf));
    seen.add(account);
  }
  if (!parsed.success || issues.length > 0) throw faulty(name, issues);
  return { entries: parsed.data.accounts, lineOf };
}

function toValue(document: Document, name: string): unknown {
  try {
    return document.toJS();
  } catch (cause) {
    // An alias without an anchor, or aliases that would grow without limit.
    throw faulty(name, [{ path: '', message: (cause as Error).message, file: name }]);
  }
}

const describe = (
  path: PropertyKey[],
  message: string,
  file: string,
  lineOf: (path: PropertyKey[]) => number | undefined,
): Issue => ({
  path: path.join('.'),
  message,
  file,
  line: lineOf(path),
});

function faulty(name: string, issues: Issue[]): CliError {
  const sorted = issues.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0));
  const count = sorted.length === 1 ? '1 error' : `${sorted.length} errors`;
  return new CliError('invalid_file', `${name} has ${count}. Nothing was sent.`, { issues: sorted });
}

const valueAt = (value: unknown, path: PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (inner, key) => (inner as Record<PropertyKey, unknown> | null | undefined)?.[key],
    value,
  );

/** The nearest parent in the file if `path` is missing. */
function offsetOf(document: Document, path: PropertyKey[]): number | undefined {
  let node: unknown = document.contents;
  let offset = startOf(node);
  for (const key of path) {
    if (isAlias(node)) node = node.resolve(document);
    let keyNode: unknown;
    if (isMap(node)) {
      const pair = node.items.find((item) => isScalar(item.key) && String(item.key.value) === String(key));
      if (!isPair(pair)) break;
      keyNode = pair.key;
      node = pair.value;
    } else if (isNode(node) && 'items' in node) {
      node = (node.items as unknown[])[Number(key)];
    } else break;
    offset = startOf(keyNode) ?? startOf(node) ?? offset;
  }
  return offset;
}

const startOf = (node: unknown): number | undefined => (isNode(node) ? (node as Node).range?.[0] : undefined);
