import { describe, expect, it } from 'vitest';
import { states, wallTime } from '../../../server/automation/decide/states.ts';
import { details, why } from '../../../server/automation/rules/why.ts';
import { restoredReason } from '../../../server/operations/backups/restoreBackup.ts';
import { ProviderFault } from '../../../server/providers/fault.ts';
import { type Sentence, unnamed } from '../../../server/texts/sentence.ts';
import { readSentence, storedText } from '../../../server/texts/stored.ts';
import { text } from '../../../server/texts/text.ts';
import { serverTextsOf, setServerTexts, translated } from '../../../web/i18n/translated.ts';

/** In German, as the app does it. Undone by itself: what is spoken is a state of the module. */
async function inGerman(sentence: Sentence): Promise<string> {
  setServerTexts(await serverTextsOf('de'));
  try {
    return translated(sentence);
  } finally {
    setServerTexts();
  }
}
const monday = Date.UTC(2026, 2, 2, 9);

describe('a sentence of the server', () => {
  it('equals its message in English', () => {
    expect(translated(text('fields.notText', { what: text('names.company') }))).toBe('Company must be text');
    expect(text('states.review', { smart_count: 1 }).message).toBe('1 comment is waiting for your approval');
    expect(text('states.review', { smart_count: 3 }).message).toBe(
      '3 comments are waiting for your approval',
    );
  });

  it('is translated with its values, including values that are sentences', async () => {
    const at = monday + 48 * 3_600_000;
    const { stateMessage, stateText } = states.outsideHours(at, wallTime(at, monday, 'UTC'));
    expect(stateMessage).toBe('Waiting: outside working hours until Wed 09:00 AM');
    expect(await inGerman(readSentence(stateMessage, stateText))).toBe(
      'Wartet: außerhalb der Arbeitszeit bis Mi 09:00',
    );
    const pause = new ProviderFault(
      'rate',
      text('providers.asksPause', { provider: text('names.linkedin') }),
    );
    const backoff = states.backoff(monday, unnamed('09:20'), pause.sentence);
    expect(await inGerman(readSentence(backoff.stateMessage, backoff.stateText))).toBe(
      'LinkedIn verlangt langsamere Anfragen. Nächster Versuch um 09:20',
    );
    expect(await inGerman(text('states.review', { smart_count: 2 }))).toBe(
      '2 Kommentare warten auf Ihre Freigabe',
    );
  });

  it('explains a skipped post, with its date and number of days', async () => {
    const tooOld = why('too_old', details.tooOld(Date.UTC(2026, 2, 3), 14, 'UTC'));
    expect(tooOld.message).toBe('Skipped: posted on 3 March 2026; posts can be up to 14 days old');
    expect(await inGerman(tooOld)).toBe('Übersprungen: veröffentlicht am 3. März 2026; Höchstalter: 14 Tage');
    // As it was kept before there were values: English in every language.
    const before = why('too_old', 'on 3 March 2026; posts can be up to 14 days old');
    expect(before).toEqual({ message: tooOld.message });
    expect(await inGerman(before)).toBe(tooOld.message);
  });

  it('explains the stop after a restore, and keeps the operator’s reason', async () => {
    const { stateMessage, stateText } = states.stoppedByOperator(
      restoredReason(new Date(2026, 2, 2, 9, 30).getTime()),
    );
    expect(await inGerman(readSentence(stateMessage, stateText))).toBe(
      'Der Betreiber hat alle Kommentare angehalten: Die wiederhergestellte Sicherung enthält keine Daten nach 02.03.2026, 09:30',
    );
    const moved = text('automation.stoppedBecause', { reason: unnamed('We move to another machine') });
    expect(await inGerman(moved)).toBe('Alles ist angehalten: We move to another machine');
  });

  it('keeps names and quotations unchanged', async () => {
    for (const quote of ['Paused', '%{quote}', '$&', 'one |||| many'])
      expect(await inGerman(text('automation.commented', { quote }))).toBe(
        `Beitrag von ${quote} kommentiert`,
      );
  });

  it('stays English without a key, or with an unknown one', async () => {
    for (const text of [undefined, { key: 'new.sentence', values: {} }, { key: 'constructor', values: {} }])
      expect(await inGerman({ message: 'Something new', text })).toBe('Something new');
    const part = { key: 'states.backoff', values: { time: '09:00', why: { key: 'new.part', values: {} } } };
    expect(await inGerman({ message: 'New. Next attempt at 09:00', text: part })).toBe(
      'New. Next attempt at 09:00',
    );
  });

  it('is stored beside its message, and older rows are shown unchanged', () => {
    const sentence = text('states.paused');
    expect(readSentence(sentence.message, storedText(sentence))).toEqual(sentence);
    expect(readSentence('Looking around', null)).toEqual({ message: 'Looking around', text: undefined });
  });
});
