import { describe, expect, it } from 'vitest';
import { states } from '../../../server/automation/states.ts';
import { restoredReason } from '../../../server/backups/restoreBackup.ts';
import { type Sentences, translatorOf } from '../../../web/i18n/sentences.ts';
import { sentences as german } from '../../../web/i18n/serverSentences.de.ts';
import { sentences as spanish } from '../../../web/i18n/serverSentences.es.ts';
import { serverSentences, value } from '../../support/serverSentences.ts';

const tables: [string, Sentences][] = [
  ['German', german],
  ['Spanish', spanish],
];
const placeholders = (text: string) => [...new Set(text.match(/%\{\w+\}/g))].sort();

/** Every state with every sentence that it can have. */
const everyState = () => {
  const at = Date.UTC(2026, 2, 2, 9);
  return [
    states.paused(),
    states.working(at),
    states.notConnected(),
    states.connecting(),
    states.stoppedByUser(),
    states.stoppedByOperator(''),
    states.stoppedByOperator('maintenance'),
    states.stoppedByOperator(restoredReason(at)),
    states.noSubscription(),
    states.noWorkingDay(),
    states.limitsOff(),
    states.noSources(),
    states.outsideHours(at, 'Mon 09:00'),
    states.limitReached(null, ''),
    states.limitReached(at, '09:00'),
    states.interval(at, '09:00'),
    states.noPosts(at, '09:00'),
    states.review(1, at),
    states.review(2, at),
    states.backoff(at, '09:00', 'LinkedIn asks for a pause'),
    states.settling(at),
    states.providerKey(at),
  ].map(({ stateMessage }) => stateMessage);
};

describe.each(tables)('%s', (_, table) => {
  const translate = translatorOf(table);

  it('has every sentence that the server may say to a person', () => {
    // A value may be a word, or what follows a sentence or nothing: a reason, an aside.
    const isKnown = (sentence: string) =>
      ['Zyx', '', ': Zyx', ' (Zyx)'].some((each) => {
        const filled = sentence.replaceAll(value, each);
        return translate(filled) !== filled;
      });
    const missing = serverSentences().filter(([, sentence]) => !isKnown(sentence));
    expect(missing).toEqual([]);
  });

  it('has every state that an account can be in', () => {
    expect(everyState().filter((sentence) => translate(sentence) === sentence)).toEqual([]);
    expect(new Set(everyState()).size).toBeGreaterThanOrEqual(Object.keys(states).length);
  });

  it('has the reason of a server that stands still after a restore', () => {
    const reason = restoredReason(0);
    expect(translate(reason)).not.toBe(reason);
  });

  it('has the values of each sentence in its translation', () => {
    expect(
      Object.entries(table).filter(([from, to]) => `${placeholders(from)}` !== `${placeholders(to)}`),
    ).toEqual([]);
  });
});

describe('a sentence', () => {
  const translate = translatorOf(german);

  it('keeps its values, and says those that are words in the same language', () => {
    expect(translate('Next comment at 14:05')).toBe('Nächster Kommentar um 14:05');
    expect(translate('Waiting: outside working hours until Mon 09:00')).toBe(
      'Wartet: außerhalb der Arbeitszeit bis Mo 09:00',
    );
    expect(translate('LinkedIn asks for a pause. Trying again at 09:20')).toBe(
      'LinkedIn bittet um eine Pause. Nächster Versuch um 09:20',
    );
    expect(translate('Skipped: it was posted on 3 March 2026; posts are answered for 14 days')).toBe(
      'Übersprungen: Er wurde veröffentlicht am 3. März 2026; Beiträge werden 14 Tage lang kommentiert',
    );
  });

  it('says why a server stands still after a restore, and leaves the words of an operator', () => {
    const restored = states.stoppedByOperator(restoredReason(Date.UTC(2026, 2, 2, 9, 30))).stateMessage;
    expect(translate(restored)).toBe(
      'Der Betreiber hat alle Kommentare angehalten: Wiederhergestellt aus einer Sicherung, die nichts nach 2026-03-02 09:30 UTC kennt',
    );
    expect(translate('Everything is stopped: We move to another machine')).toBe(
      'Alles ist angehalten: We move to another machine',
    );
  });

  it('leaves names and quotations as they are', () => {
    expect(translate('Commented on a post by Paused')).toBe('Beitrag von Paused kommentiert');
    expect(translate("Skipped: 'Post' is among the people to avoid")).toContain('„Post“');
  });

  it('that nobody knows, stays as it is', () => {
    for (const unknown of ['Something new (in the server)', '', 'constructor'])
      expect(translate(unknown)).toBe(unknown);
  });
});
