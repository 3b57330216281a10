import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';

/** What says nothing to the person at the browser: commands, documents, mails, logs, health for operators, orders to the writer. */
const elsewhere = [
  /^server\/(sandbox|docs|demo|mail|health|metrics|backups)\//,
  /^server\/(config|webBuild|clock|main|log)\.ts$/,
  /^server\/admin\/createAdmin(Command)?\.ts$/,
  /^server\/automation\/(instructions|schedule|avoid)\.ts$/,
  // Its sentences come with a code and values, of which the dashboard makes its own.
  /^server\/automation\/planWarnings\.ts$/,
  /^server\/billing\/(differences|closer)\.ts$/,
  /^server\/accounts\/disconnector\.ts$/,
  // Files to take away.
  /^server\/\w+\/export\w*\.ts$/,
  // Texts for the API's document; what a route may refuse is said by its verb.
  /[rR]outes\.ts$/,
  /^server\/http\/(failures|seal)\.ts$/,
  /^server\/providers\/endpoints\.ts$/,
];
/** Asked of the writer, and the subject of a mail. */
const otherwise = new Set([
  'You test a connection. Answer with one short, friendly sentence.',
  'Are you there?',
  'A test of Chime In',
]);
/** What is named so goes into the API's document, to the writer or into the log. */
const silent =
  /^(describe|meta|operation|failure|eventStream|summary|description|tags?|advice|asksForProof|whoMay|example\w*)$/;

type Node = { type: string; [key: string]: unknown };
const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string';
const nameOf = (node: unknown): string => {
  const { name, property, value } = (node ?? {}) as { name?: unknown; property?: unknown; value?: unknown };
  if (property) return nameOf(property);
  return typeof name === 'string' ? name : typeof value === 'string' ? value : '';
};

function isSilent(node: Node): boolean {
  if (node.type === 'CallExpression') {
    const callee = node.callee as { object?: unknown };
    return silent.test(nameOf(callee)) || ['log', 'console'].includes(nameOf(callee.object));
  }
  if (node.type === 'Property') return silent.test(nameOf(node.key));
  if (node.type === 'VariableDeclarator' || node.type === 'FunctionDeclaration')
    return silent.test(nameOf(node.id));
  return node.type === 'ImportDeclaration' || node.type.startsWith('TS');
}

/** Stands for what a template's `${…}` comes to. */
export const value = '¤';

function said(node: Node): string | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type !== 'TemplateLiteral') return undefined;
  const quasis = node.quasis as { value: { cooked: string } }[];
  return quasis.map(({ value }) => value.cooked).join(value);
}

function texts(node: unknown, found: string[] = []): string[] {
  if (Array.isArray(node)) for (const each of node) texts(each, found);
  if (!isNode(node) || isSilent(node)) return found;
  const text = said(node);
  if (text !== undefined) found.push(text);
  for (const child of Object.values(node)) if (typeof child === 'object') texts(child, found);
  return found;
}

const isSentence = (text: string) =>
  /^['A-Z¤]/.test(text) && /[a-z]/.test(text) && / [a-z]/.test(text) && !text.includes('\n');

/** Every sentence that the server's source holds for a person: `[file, sentence]`. */
export function serverSentences(): [file: string, sentence: string][] {
  const files = globSync('server/**/*.ts').filter((path) => !elsewhere.some((place) => place.test(path)));
  return files.sort().flatMap((path) => {
    const { program } = parseSync(path, readFileSync(path, 'utf8'));
    return [...new Set(texts(program).filter((text) => isSentence(text) && !otherwise.has(text)))].map(
      (sentence): [string, string] => [path, sentence],
    );
  });
}
