import { describe, expect, test } from 'vitest';
import { composePost, languages } from '../../sandbox/network/text/compose.ts';
import { fieldNames, languageCodes } from '../../sandbox/network/text/types.ts';
import { randomFrom } from '../../sandbox/random.ts';
import { judge } from '../../sandbox/writer/judge.ts';
import { createMemory } from '../../sandbox/writer/memory.ts';
import { answerAs, badParts, type Persona } from '../../sandbox/writer/personas/compose.ts';
import { readBrief } from '../../sandbox/writer/read.ts';
import { checkComment, flawIn } from '../../server/automation/rules/checkComment.ts';
import { instruct } from '../../server/automation/writing/instructions.ts';
import { askJudge, readJudgement } from '../../server/automation/writing/judge.ts';
import { drawMove } from '../../server/automation/writing/moves.ts';
import { readAnswer } from '../../server/automation/writing/readAnswer.ts';
import { deepTimeout, samples } from '../support/deep.ts';
import { type Json, openSandbox } from './support.ts';

const author = { name: 'Ada Okafor' };
const languageAt = (n: number) => languageCodes[n % languageCodes.length] ?? 'en';
/** A post like the sandbox network's, in turn of every language and field. */
const postAt = (n: number, topic?: string): string =>
  composePost(randomFrom(`post ${n}`), languageAt(n), fieldNames[n % fieldNames.length] ?? 'sales', topic);
const strange = {
  en: 'We let candidates pick the interviewer. Two thirds pick the person they would work next to, and nobody has picked the director.',
  de: 'Wir lassen Bewerberinnen das Gegenüber selbst wählen. Zwei Drittel nehmen die Person vom Nachbartisch, die Direktorin nahm noch niemand.',
  es: 'Dejamos que los candidatos elijan a quien los entrevista. Dos tercios eligen a su futura compañera y nadie ha elegido a la directora.',
};

/** As the server does: the answer is read, checked, and judged. */
function write(
  persona: Persona,
  text: string,
  n: number,
  { earlier = [] as readonly string[], attempt = 1, memory = createMemory() } = {},
) {
  const move = drawMove(randomFrom(`move ${n}`));
  const brief = memory.recall(readBrief(instruct({ prompt: '', post: { text, author }, earlier, move })));
  const written = answerAs(persona, brief, randomFrom(`comment ${n}:${attempt}`));
  memory.add(written);
  const answer = readAnswer(written);
  if (answer.kind === 'skip') return { kind: answer.kind, comment: '', flaw: null, verdict: 'no' };
  const comment = `${answer.comment} [sandbox]`;
  const flaw = flawIn(checkComment(comment, { post: { text }, earlier }));
  const { verdict } = readJudgement(JSON.stringify(judge(askJudge({ post: text, comment, facts: [] }))));
  return { kind: answer.kind, comment, flaw, verdict };
}

describe('the gate', () => {
  const count = samples(120, 1000);
  test.for(['echo', 'paraphrase', 'slop', 'invents', 'pitches', 'skips', 'delicate'] as const)(
    'posts nothing of a writer with persona %s',
    { timeout: deepTimeout },
    (persona) => {
      let posted = 0;
      for (let n = 0; n < count; n += 1) {
        const text = n % 10 === 9 ? strange[languageAt(n)] : postAt(n);
        const { kind, flaw, verdict } = write(persona, text, n);
        if (kind === 'comment' && !flaw && verdict === 'yes') posted += 1;
      }
      expect(posted).toBe(0);
    },
  );

  test('leaves a paraphrase to the judge', () => {
    let passed = 0;
    for (let n = 0; n < count; n += 1) if (!write('paraphrase', postAt(n), n).flaw) passed += 1;
    expect(passed).toBeGreaterThan(count * 0.75);
  });
});

describe('comments of the default persona', () => {
  /** @returns the failed checks and judgements of an account's comments, one after the other */
  function failuresIn(count: number, postOf: (n: number) => string, attempts = 1): string[] {
    const earlier: string[] = [];
    const failures: string[] = [];
    const memory = createMemory();
    for (let n = 0; n < count; n += 1) {
      let written = write('good', postOf(n), n, { earlier, memory });
      for (let attempt = 2; attempt <= attempts && written.flaw; attempt += 1)
        written = write('good', postOf(n), n, { earlier, memory, attempt });
      const { comment, flaw, verdict } = written;
      if (flaw || verdict !== 'yes') failures.push(`${flaw?.detail ?? verdict}: ${comment}`);
      earlier.unshift(comment);
      earlier.length = Math.min(50, earlier.length);
    }
    return failures;
  }
  test('pass all checks and the judge in at least 99.5 % over the sandbox’s posts', () => {
    expect(failuresIn(600, (n) => postAt(n)).length).toBeLessThanOrEqual(3);
  });
  test.for([
    ['en', 'product discovery'],
    ['de', 'Wärmepumpen'],
    ['es', 'las guardias'],
  ] as const)(
    'pass in two attempts for an account with one topic, 20 a day for ten days: %s',
    ([language, topic]) => {
      const at = languageCodes.indexOf(language);
      expect(failuresIn(200, (n) => postAt(3 * n + at, topic), 2)).toEqual([]);
    },
  );
  test('have 12 to 45 words', () => {
    for (let n = 0; n < 300; n += 1) {
      const { comment } = write('good', postAt(n), n);
      const words = comment.split(/\s+/).length - 1;
      expect(words).toBeGreaterThanOrEqual(12);
      expect(words).toBeLessThanOrEqual(45);
    }
  });
});

test('retells only sentences that the sandbox’s posts have', () => {
  for (const language of languageCodes)
    for (const [original] of badParts[language].retold)
      expect([...languages[language].stories, ...languages[language].insights]).toContain(original);
});

describe('the judge', () => {
  const post = strange.en;
  const ask = (comment: string, facts: string[] = [], about = post) =>
    judge(askJudge({ post: about, comment, facts }));
  test('lets a person’s comment with words of its own pass', () => {
    expect(ask('Does that hold for interns, who know no names in the company?')).toMatchObject({
      adds: 'yes',
      true: 'yes',
      sells: 'no',
      delicate: 'no',
    });
  });
  test('finds that praise and the post’s own words add nothing', () => {
    expect(ask('Great post, thanks for sharing!').adds).toBe('no');
    expect(ask('Candidates pick the person they would work next to.').adds).toBe('no');
  });
  test('believes an experience only if a fact supports it', () => {
    const comment = 'Our team hired nine nurses that way, and two asked for the night shift first.';
    expect(ask(comment).true).toBe('no');
    expect(ask(comment, ['We hired nine nurses in 2024']).true).toBe('yes');
  });
  test('finds offers and delicate posts', () => {
    expect(ask('Our tool shows candidates the calendar of every interviewer.').sells).toBe('yes');
    expect(ask('Who takes over the group now?', [], 'Our founder died on Monday.').delicate).toBe('yes');
  });
});

type World = Awaited<ReturnType<typeof openSandbox>>;
const complete = (world: World, system: string, user: string) =>
  world.post('/openai/v1/chat/completions', {
    model: 'sandbox-writer',
    messages: [
      { role: 'system', content: system },
      { role: 'user', content: user },
    ],
  });
const contentOf = (answer: { body: Json }): string => answer.body.choices[0].message.content;

describe('POST /control/writer', () => {
  test('changes the persona until a reset', async () => {
    await using world = await openSandbox();
    expect((await world.get('/control/writer')).body).toEqual({ persona: 'good', judge: 'honest' });
    expect((await world.post('/control/writer', { persona: 'skips' })).body.persona).toBe('skips');
    expect(contentOf(await complete(world, 'Write.', `<post>${strange.en}</post>`))).toMatch(/^SKIP: /);
    expect((await world.post('/control/writer', { persona: 'rude' })).status).toBe(422);
    await world.post('/control/reset', {});
    expect(contentOf(await complete(world, 'Write.', `<post>${strange.en}</post>`))).toMatch(/\[sandbox\]$/);
  });

  test('changes how the judge answers', async () => {
    await using world = await openSandbox();
    const [system, user] = askJudge({ post: strange.en, comment: 'Great post!', facts: [] });
    const judged = async (mode: string) => {
      await world.post('/control/writer', { judge: mode });
      return complete(world, system?.content ?? '', user?.content ?? '');
    };
    expect(readJudgement(contentOf(await judged('honest'))).verdict).toBe('no');
    for (const verdict of ['yes', 'no', 'unclear'])
      expect(readJudgement(contentOf(await judged(verdict)))).toMatchObject({ verdict, isDelicate: false });
    expect(readJudgement(contentOf(await judged('nonsense'))).verdict).toBe('unclear');
    expect((await judged('away')).status).toBe(503);
    expect(contentOf(await complete(world, 'Write.', `<post>${strange.en}</post>`))).toContain('[sandbox]');
  });

  test('a slow judge answers nothing in the time that a client waits', async () => {
    await using world = await openSandbox();
    await world.post('/control/writer', { judge: 'slow' });
    const [system, user] = askJudge({ post: strange.en, comment: 'Great post!', facts: [] });
    const answered = complete(world, system?.content ?? '', user?.content ?? '').then(() => 'answered');
    const quick = complete(world, 'Write.', `<post>${strange.en}</post>`).then(() => 'written');
    expect(await Promise.race([answered, quick])).toBe('written');
    await world.post('/control/reset', {});
    expect(await answered).toBe('answered');
  });
});
