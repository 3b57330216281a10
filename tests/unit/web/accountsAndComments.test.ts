import Polyglot from 'node-polyglot';
import { describe, expect, it, vi } from 'vitest';
import { text } from '../../../server/texts/text.ts';
import { initials, loginLabel, seatUse, whyNotConnect } from '../../../web/accounts/accountsModel.ts';
import { ago, byDay, dayText } from '../../../web/comments/commentsModel.ts';
import { fileName, filterOf, presets, rangeOf, rangeText } from '../../../web/comments/rangeModel.ts';
import { exactTime, languageText, momentsOf, sourceText } from '../../../web/comments/traceModel.ts';
import * as clock from '../../../web/i18n/clock.ts';
import { setCurrentLanguage } from '../../../web/i18n/current.ts';
import { serverTextsOf, setServerTexts, translated } from '../../../web/i18n/translated.ts';
import type { Translate } from '../../../web/i18n/useTranslate.ts';
import app from '../../../web/texts/en/app.json' with { type: 'json' };

const texts = new Polyglot({ phrases: app });
const t: Translate = (name, values) => texts.t(name, values);

describe('connecting an account', () => {
  it('needs a free seat', () => {
    expect(whyNotConnect('Paid', 3, 2, t)).toBeNull();
    expect(whyNotConnect('Trial', 3, 3, t)).toBe('Reached the seats limit');
    expect(whyNotConnect('Paid', 1, 4, t)).toBe('Reached the seats limit');
  });

  it('asks for a subscription before a seat', () => {
    for (const status of ['Expired', 'None'] as const)
      expect(whyNotConnect(status, 3, 3, t)).toMatch('Please upgrade your subscription');
  });

  it('labels a first login and a repeated one differently', () => {
    expect(loginLabel({ status: 'Connecting' }, t)).toBe('Login');
    expect(loginLabel({ status: 'Disconnected' }, t)).toBe('Login again');
  });

  it('counts used seats', () => {
    expect(seatUse(2, 3, t)).toBe('2 of 3 seats used');
    expect(seatUse(0, 1, t)).toBe('0 of 1 seat used');
  });
});

describe('dates, times and initials', () => {
  it('follow the formats of the specification', () => {
    expect(clock.dayText('2026-03-05T12:00:00')).toBe('05/03/2026');
    expect(clock.timeText('2026-03-05T00:07:00')).toBe('12:07 AM');
    expect(clock.timeText('2026-03-05T12:00:00')).toBe('12:00 PM');
    expect(clock.timeText('2026-03-05T14:05:00')).toBe('02:05 PM');
  });

  it('follow the chosen clock, also in sentences of the server', async () => {
    const at = '2026-03-05T14:05:00';
    const later = { at: '2026-03-05T13:05:00.000Z', zone: 'Europe/Berlin', form: 'weekday' } as const;
    const next = text('states.interval', { time: later });
    const chosen = async (value: string | null) => {
      vi.stubGlobal('localStorage', { getItem: () => value });
      setServerTexts(await serverTextsOf('en'));
      return [clock.momentText(at), clock.timeText(at), translated(next)];
    };
    const usual = ['05/03/2026, 02:05 PM', '02:05 PM', 'Next comment at Thu 02:05 PM'];
    expect(await chosen(null)).toEqual(usual);
    expect(await chosen('12')).toEqual(usual);
    expect(await chosen('24')).toEqual(['05/03/2026, 14:05', '14:05', 'Next comment at Thu 14:05']);
    setServerTexts();
    vi.unstubAllGlobals();
  });

  it.each([
    ['de', null, '05.03.2026, 14:05', 'Nächster Kommentar um Do 14:05'],
    ['de', '12', '05.03.2026, 02:05 PM', 'Nächster Kommentar um Do 02:05 PM'],
    ['es', null, '05/03/2026, 14:05', 'Próximo comentario: jue 14:05'],
    ['es', '12', '05/03/2026, 02:05 PM', 'Próximo comentario: jue 02:05 PM'],
  ] as const)('are those of %s with the clock %s', async (language, value, moment, sentence) => {
    vi.stubGlobal('localStorage', { getItem: () => value });
    setCurrentLanguage(language);
    setServerTexts(await serverTextsOf(language));
    const later = { at: '2026-03-05T13:05:00.000Z', zone: 'Europe/Berlin', form: 'weekday' } as const;
    expect(clock.momentText('2026-03-05T14:05:00')).toBe(moment);
    expect(translated(text('states.interval', { time: later }))).toBe(sentence);
    setCurrentLanguage('en');
    setServerTexts();
    vi.unstubAllGlobals();
  });

  it('are in the zone of the reader for operators, and in UTC without one', async () => {
    const time = { at: '2026-03-05T14:05:00.000Z', zone: null, form: 'moment' } as const;
    const restored = text('operations.restored', { time });
    expect(restored.message).toContain('no data after 05/03/2026, 02:05 PM UTC');
    vi.stubGlobal('localStorage', { getItem: () => '24' });
    setServerTexts(await serverTextsOf('en'));
    expect(translated(restored)).toContain(`no data after ${clock.momentText(time.at)}`);
    setServerTexts();
    vi.unstubAllGlobals();
  });

  it('replace a missing picture', () => {
    expect(initials('Ada Okafor')).toBe('AO');
    expect(initials('Maria da Silva (PhD)')).toBe('MS');
    expect(initials('Élan')).toBe('É');
    expect(initials('')).toBe('');
  });
});

describe('the comments history', () => {
  const now = new Date('2026-11-20T21:00:00');

  it('groups comments by the browser’s days', () => {
    const days = byDay([
      { createdAt: '2026-11-20T10:00:00' },
      { createdAt: '2026-11-20T09:00:00' },
      { createdAt: '2026-11-19T23:59:00' },
    ]);
    expect(days.map((day) => [dayText(day.date, now, t, 'en'), day.comments.length])).toEqual([
      ['Today', 2],
      ['Yesterday', 1],
    ]);
    expect(dayText(new Date('2026-11-18T12:00:00'), now, t, 'en')).toBe('Wednesday 18 November');
    expect(dayText(new Date('2025-11-18T12:00:00'), now, t, 'en')).toBe('Tuesday 18 November 2025');
  });

  it('shows an age of less than a day only', () => {
    expect(ago('2026-11-20T20:59:30', now.getTime(), t)).toBe('just now');
    expect(ago('2026-11-20T20:55:00', now.getTime(), t)).toBe('5 min ago');
    expect(ago('2026-11-20T18:00:00', now.getTime(), t)).toBe('3 h ago');
    expect(ago('2026-11-19T18:00:00', now.getTime(), t)).toBeNull();
  });

  it('filters from the first to the last moment of the chosen days', () => {
    const range = { from: new Date(2026, 2, 28), to: new Date(2026, 2, 29) };
    const filter = filterOf(range);
    expect(filter).toEqual({
      createdAt_gte: new Date(2026, 2, 28).toISOString(),
      createdAt_lte: new Date(2026, 2, 29, 23, 59, 59, 999).toISOString(),
    });
    expect(rangeOf(filter, now)).toEqual({ from: range.from, to: new Date(2026, 2, 29, 23, 59, 59, 999) });
    expect(filterOf(null)).toEqual({ createdAt_gte: undefined, createdAt_lte: undefined });
    expect(rangeOf({}, now)).toBeNull();
    expect(rangeOf({ createdAt_gte: 'soon' }, now)).toBeNull();
    expect(rangeOf({ createdAt_gte: range.from.toISOString() }, now)).toEqual({ from: range.from, to: now });
  });

  it('has presets that include both ends', () => {
    const days = (label: string) => {
      const range = presets.find((preset) => preset.label.endsWith(label))?.range(new Date(2026, 2, 3, 15));
      return range && rangeText(range, 'en').replace(/[\u2009\u202f]/g, ' ');
    };
    expect(days('.today')).toBe('3 Mar 2026');
    expect(days('last7')).toBe('25 Feb – 3 Mar 2026');
    expect(days('last30')).toBe('2 Feb – 3 Mar 2026');
    expect(days('.month')).toBe('1 – 3 Mar 2026');
    expect(days('lastMonth')).toBe('1 – 28 Feb 2026');
  });

  it('names an exported file by its days', () => {
    const filters = filterOf({ from: new Date(2026, 10, 1), to: new Date(2026, 10, 20) });
    expect(fileName(filters, now)).toBe('chime-in-comments-2026-11-01-to-2026-11-20');
    expect(fileName({}, now)).toBe('chime-in-comments-2026-11-20');
  });
});

describe('the trace of a comment', () => {
  it('names the search or profile that found the post', () => {
    const search = 'https://www.linkedin.com/search/results/content/?keywords=design%20systems';
    expect(sourceText({ category: 'Search', source: search }, t)).toBe('the search “design systems”');
    expect(
      sourceText({ category: 'Search', source: 'https://www.linkedin.com/search/results/content/' }, t),
    ).toBe('a search');
    expect(sourceText({ category: 'Monitor', source: 'https://www.linkedin.com/in/j%C3%B6rg/' }, t)).toBe(
      'the profile jörg',
    );
    expect(sourceText({ category: 'Monitor', source: 'https://www.linkedin.com/in/%E0%A4%A' }, t)).toBe(
      'the profile %E0%A4%A',
    );
  });

  it('lists its moments in order, with the approval of a reviewed comment', () => {
    const times = { takenAt: 'a', sentAt: 'b', confirmedAt: null, review: null };
    const labels = (trace: object) => momentsOf(trace as Parameters<typeof momentsOf>[0]).map(({ at }) => at);
    expect(labels(times)).toEqual(['a', 'b', null]);
    expect(labels({ ...times, review: { approvedAt: 'p' } })).toEqual(['a', 'p', 'b', null]);
    const at = '2026-03-05T14:05:09.100Z';
    const trace = { takenAt: '2026-03-05T14:05:00Z', sentAt: at, confirmedAt: at, review: null };
    expect(momentsOf(trace as Parameters<typeof momentsOf>[0])).toEqual([
      { labels: ['comments.trace.taken'], at: trace.takenAt },
      { labels: ['comments.trace.sent', 'comments.trace.confirmed'], at },
    ]);
  });

  it('shows times to the second and names of languages', () => {
    expect(exactTime('2026-03-05T14:05:09')).toBe('05/03/2026, 02:05:09 PM');
    expect(languageText('de', 'en')).toBe('German');
    expect(languageText('de', 'es')).toBe('alemán');
  });
});
