/** `chimein.yaml`: the nearest one, searching upwards from the working folder. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { CliError, type Issue } from './errors.ts';

export const projectFileName = 'chimein.yaml';

const keys = ['server', 'profile', 'settings', 'account'] as const;
type Key = (typeof keys)[number];
/** Each value with its line. `settings` is an absolute path. */
export type Project = { file: string; values: Partial<Record<Key, { value: string; line: number }>> };

function nearest(folder: string): string | null {
  const file = join(folder, projectFileName);
  if (existsSync(file)) return file;
  const above = dirname(folder);
  return above === folder ? null : nearest(above);
}

/** Throws `invalid_file` with the line of each error. */
export async function readProject(folder: string): Promise<Project | null> {
  const file = nearest(folder);
  if (file === null) return null;
  const { isMap, isScalar, LineCounter, parseDocument } = await import('yaml');
  const lines = new LineCounter();
  const document = parseDocument(readFileSync(file, 'utf8'), { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number | undefined) => lines.linePos(offset ?? 0).line;
  const issues: Issue[] = document.errors.map(({ message, pos }) => ({
    path: '',
    message,
    file,
    line: lineAt(pos[0]),
  }));
  const project: Project = { file, values: {} };
  const { contents } = document;
  if (contents !== null && !isMap(contents))
    issues.push({ path: '', message: 'must be a map', file, line: 1 });
  for (const { key, value } of isMap(contents) && issues.length === 0 ? contents.items : []) {
    const name = String(key);
    const line = lineAt(isScalar(key) ? key.range?.[0] : undefined);
    const text = isScalar(value) ? value.value : null;
    if (!keys.includes(name as Key))
      issues.push({ path: name, message: `unknown key; the keys are ${keys.join(', ')}`, file, line });
    else if (typeof text !== 'string' || text === '')
      issues.push({ path: name, message: 'must be a string', file, line });
    else
      project.values[name as Key] = {
        value: name === 'settings' ? resolve(dirname(file), text) : text,
        line,
      };
  }
  if (issues.length > 0) throw new CliError('invalid_file', `${file} can't be used.`, { issues });
  return project;
}
