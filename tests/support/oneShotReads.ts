import { parseSync } from 'vite';

type Node = { type: string; start: number; end: number } & Record<string, unknown>;

/** They tell what a page shows at this moment, and wait for nothing. */
const reads = new Set([
  ...['allInnerTexts', 'allTextContents', 'boundingBox', 'count', 'evaluate', 'evaluateAll', 'getAttribute'],
  ...[
    'innerHTML',
    'innerText',
    'inputValue',
    'isChecked',
    'isDisabled',
    'isEnabled',
    'isHidden',
    'isVisible',
  ],
  'textContent',
]);

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
const nameOf = (node: unknown): string | undefined =>
  isNode(node) && node.type === 'Identifier' ? (node.name as string) : undefined;

/** @returns the reads of a page outside `expect.poll` and `settled`, as `12: count` */
export function oneShotReads(source: string): string[] {
  const parents = new Map<Node, Node>();
  const identifiers = new Map<string, Node[]>();
  const found: { node: Node; name: string }[] = [];
  const walk = (node: Node) => {
    const name = nameOf(node);
    if (name) identifiers.set(name, [...(identifiers.get(name) ?? []), node]);
    const method = node.type === 'CallExpression' && nameOf((node.callee as Node).property);
    if (method && reads.has(method)) found.push({ node, name: method });
    for (const child of Object.values(node).flat()) {
      if (!isNode(child)) continue;
      parents.set(child, node);
      walk(child);
    }
  };
  walk(parseSync('journey.tsx', source).program as unknown as Node);

  /** `const name = () => …` and `function name() {…}`. */
  const namedFunction = (node: Node): Node | undefined => {
    if (node.type === 'FunctionDeclaration') return node.id as Node;
    const parent = parents.get(node);
    const isFunction = node.type === 'ArrowFunctionExpression' || node.type === 'FunctionExpression';
    return isFunction && parent?.type === 'VariableDeclarator' ? (parent.id as Node) : undefined;
  };
  /** Or runs it in the page, where `getAttribute` is that of an element. */
  const repeats = ({ callee }: Node): boolean =>
    nameOf(callee) === 'settled' ||
    /^(poll|evaluate|evaluateAll|waitForFunction)$/.test(nameOf((callee as Node).property) ?? '');

  function isRepeated(node: Node, within: readonly Node[] = []): boolean {
    for (let [at, up] = [node, parents.get(node)]; up; [at, up] = [up, parents.get(up)]) {
      if (up.type === 'CallExpression' && at !== up.callee && repeats(up)) return true;
      const own = namedFunction(up);
      if (!own) continue;
      if (within.includes(own)) return true;
      const uses = (identifiers.get(nameOf(own) ?? '') ?? []).filter((use) => use !== own);
      return uses.length > 0 && uses.every((use) => isRepeated(use, [...within, own]));
    }
    return false;
  }
  /** `await page.evaluate(…);` changes something. */
  function isAct(node: Node): boolean {
    const awaited = parents.get(node);
    return awaited?.type === 'AwaitExpression' && parents.get(awaited)?.type === 'ExpressionStatement';
  }

  return found
    .filter(({ node, name }) => !isRepeated(node) && !(name.startsWith('evaluate') && isAct(node)))
    .map(({ node, name }) => `${source.slice(0, node.start).split('\n').length}: ${name}`);
}
