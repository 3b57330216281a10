import { readFileSync } from 'node:fs';

/** One instruction, and what it says: a list where it is written as one, otherwise the text. */
export type Step = { name: string; text: string; list: string[] | null };
export type Stage = { name: string; from: string; steps: Step[] };

/**
 * The stages of a Dockerfile as this project writes them: no heredocs, no ONBUILD, no shell but the default.
 */
export function readDockerfile(path: string): Stage[] {
  const lines = readFileSync(path, 'utf8').replace(/\\\n/g, ' ').split('\n');
  const steps = lines.filter((line) => line.trim() !== '' && !line.startsWith('#')).map(readStep);
  const stages: Stage[] = [];
  for (const step of steps) {
    const [from = '', , name = 'final'] = step.text.split(/\s+/);
    if (step.name === 'FROM') stages.push({ name, from, steps: [] });
    else stages.at(-1)?.steps.push(step);
  }
  return stages;
}

function readStep(line: string): Step {
  const [, name = '', text = ''] = /^([A-Z]+)\s+(.*)$/.exec(line.trim()) ?? [];
  const json = text.indexOf('[');
  const list = json >= 0 && text.endsWith(']') ? (JSON.parse(text.slice(json)) as string[]) : null;
  return { name, text, list };
}

/** The arguments of `COPY`: stage, sources and target. */
export function readCopy(text: string): { stage: string | null; sources: string[]; to: string } {
  const words = text.split(/\s+/);
  const stage = /^--from=(.*)$/.exec(words[0] ?? '')?.[1] ?? null;
  const paths = stage === null ? words : words.slice(1);
  return { stage, sources: paths.slice(0, -1), to: paths.at(-1) ?? '' };
}

/** The variables of `ENV`. */
export const readEnv = (steps: Step[]): Record<string, string> =>
  Object.fromEntries(
    steps
      .filter(({ name }) => name === 'ENV')
      .flatMap(({ text }) =>
        Array.from(text.matchAll(/([A-Z_]+)=(\S+)/g), ([, name = '', value = '']) => [name, value]),
      ),
  );
