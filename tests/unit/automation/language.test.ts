import { expect, test } from 'vitest';
import { languageOf } from '../../../server/automation/rules/language.ts';

test.each([
  ['en', 'How did you get the sceptics on board?'],
  [
    'en',
    'Our team in München shipped the Kundenportal last week, and the feedback was better than we had dared to hope.',
  ],
  ['de', 'Wie habt ihr das im Team gelöst?'],
  ['de', 'Glückwunsch zur neuen Stelle!'],
  ['fr', 'Merci pour ce retour très concret.'],
  ['es', 'Muy buen punto sobre los costes.'],
  ['pt', 'Parabéns pelo lançamento, excelente trabalho.'],
  ['it', 'Ottimo punto sui costi, grazie mille.'],
  ['nl', 'Mooi punt over de kosten, dank je wel.'],
  ['sv', 'Det är en bra poäng om kostnaderna.'],
  ['pl', 'Jesteśmy bardzo zadowoleni z wyników.'],
  ['zh', '你好,今天我们讨论公司的文化'],
  ['ja', '素晴らしい投稿ですね'],
  [
    'de',
    'https://example.com/the-and-of-to-in #leadership #management Heute reden wir über die Wärmepumpen im Altbau.',
  ],
])('%s: %s', (language, text) => {
  expect(languageOf(text)).toBe(language);
  expect(languageOf(text)).toBe(language);
});

test.each([
  '',
  'Wow!',
  'Ada Okafor',
  'Product-Market-Fit',
  'Congrats Maria',
  '#Führung #Kultur #Wandel #Zusammenarbeit',
  '👏👏👏 2026',
])('%j is too short to detect', (text) => {
  expect(languageOf(text)).toBeNull();
});

test.each([
  'Unser Head of Customer Success hat beim Onboarding ein neues Dashboard',
  'Estamos moi contentos de presentar o novo proxecto',
])('%s is too mixed to detect', (text) => {
  expect(languageOf(text)).toBeNull();
});
