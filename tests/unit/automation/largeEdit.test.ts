import { expect, test } from 'vitest';
import { isLargeEdit } from '../../../server/automation/autonomy/change.ts';

const nine = 'Which of the three steps took your team longest?';

test.each([
  ['no edit', nine, nine, false],
  ['three of nine words replaced', nine, 'Which of the four parts took your group longest?', false],
  ['four of nine words replaced', nine, 'Which of the four parts took my group longest?', true],
  ['three words added', nine, `${nine} I really wonder.`, false],
  ['four words added', nine, `${nine} I really do wonder.`, true],
  ['three of nine words removed', nine, 'Which steps took your team longest?', false],
  ['four of nine words removed', nine, 'Which steps took team longest?', true],
  ['other case and punctuation', nine, 'which of the THREE steps took your team longest…', false],
  ['a text without spaces', '素晴らしい投稿です', '素晴らしい記事です', false],
  ['another text without spaces', '素晴らしい投稿です', 'ありがとうございます', true],
  ['one word replaced by another', 'Congratulations', 'Thanks', true],
])('judges %s', (_name, original, text, isLarge) => {
  expect(isLargeEdit(original, text)).toBe(isLarge);
});
