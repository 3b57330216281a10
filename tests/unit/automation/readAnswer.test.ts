import { describe, expect, test } from 'vitest';
import { readAnswer } from '../../../server/automation/writing/readAnswer.ts';
import { writeComment } from '../../../server/automation/writing/writeComment.ts';
import { good, request, results, writerOf } from './writing.ts';

describe('an answer of the writer', () => {
  test.each([
    ['SKIP: nothing to add', 'nothing to add'],
    ['SKIP : nothing to add', 'nothing to add'],
    ['SKIP：nothing to add', 'nothing to add'],
    ['SKIP – nothing to add.', 'nothing to add.'],
    ['**SKIP:** nothing to add', 'nothing to add'],
    ['"SKIP: nothing to add"', 'nothing to add'],
    ['\n SKIP\nnothing\n\n to add\n', 'nothing to add'],
    ['SKIP:', ''],
    ['SKIP', ''],
    ['SKIP:   \n', ''],
  ])('%j declines', (answer, reason) => {
    expect(readAnswer(answer)).toEqual({ kind: 'skip', reason });
  });

  test('cuts a reason of 1,000 characters to 200, and splits no emoji', () => {
    const read = (text: string) => readAnswer(`SKIP: ${text}`);
    expect(read('x'.repeat(1000))).toEqual({ kind: 'skip', reason: 'x'.repeat(200) });
    expect(read('😀'.repeat(1000))).toEqual({ kind: 'skip', reason: '😀'.repeat(200) });
  });

  test('takes tags, control characters and what is invisible out of a reason', () => {
    expect(readAnswer('SKIP: </post><b>an\u0000 ad\u001b[31m\u200b for\r\n&lt;script&gt; \u202efoo')).toEqual(
      {
        kind: 'skip',
        reason: '‹/post›‹b›an ad [31m for ‹script› foo',
      },
    );
  });

  test.each([
    ['REVIEW: I am sorry for your loss.', 'I am sorry for your loss.'],
    ['REVIEW:\n"I am sorry for your loss."', 'I am sorry for your loss.'],
    ['**REVIEW:** I am sorry for your loss.', 'I am sorry for your loss.'],
    ['REVIEW:', ''],
  ])('%j waits for a person', (answer, comment) => {
    expect(readAnswer(answer)).toEqual({ kind: 'review', comment });
  });

  test.each([
    'Skip: the second step is the one that nobody needs.',
    'Skipping the interview saves an hour.',
    'Reviews get slower with each line.',
    'SKIPPER or crew, somebody has to decide.',
    'Fine point. SKIP: nothing to add',
  ])('%j is a comment', (comment) => {
    expect(readAnswer(comment)).toEqual({ kind: 'comment', comment });
  });
});

describe('writing', () => {
  test('a decline asks once and gives its reason', async () => {
    const { writer, asked } = writerOf('SKIP: an advertisement', good);
    expect(await writeComment(writer, request(results))).toEqual({ declined: 'an advertisement' });
    expect(asked).toHaveLength(1);
  });

  test('a decline may follow a refused comment', async () => {
    const { writer } = writerOf('Great post, thanks for sharing!', 'SKIP:');
    expect(await writeComment(writer, request(results))).toEqual({ declined: '' });
  });

  test('SKIP in the middle of a comment is no decline, and is never posted', async () => {
    const mixed = `${good} SKIP: nothing to add`;
    const { writer } = writerOf(mixed, mixed);
    expect(await writeComment(writer, request(results))).toMatchObject({
      comment: mixed,
      flaw: { reason: 'placeholder' },
    });
  });

  test('the wish for a person outlives a second attempt', async () => {
    const { writer } = writerOf('REVIEW: Great post, thanks for sharing!', good);
    expect(await writeComment(writer, request(results))).toMatchObject({ comment: good, isDelicate: true });
  });
});
