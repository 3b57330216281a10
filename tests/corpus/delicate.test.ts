import { describe, expect, test } from 'vitest';
import { composePost, languages } from '../../sandbox/network/text/compose.ts';
import type { FieldName, LanguageCode } from '../../sandbox/network/text/types.ts';
import { randomFrom } from '../../sandbox/random.ts';
import { anyOf } from '../../server/automation/rules/delicate/phrases.ts';
import { delicateIn } from '../../server/automation/rules/delicate.ts';
import { readCorpus } from './corpus.ts';
import { readDelicate, shareHeld } from './delicate.ts';

describe('plain words', () => {
  test.each([
    ['death', 'Our colleague Marta passed away on Sunday. We will miss her laugh.'],
    ['illness', 'Yesterday I learned that I have cancer. I do not know what to say yet.'],
    ['layoff', 'Today my whole team was laid off by video call, and so was I.'],
    ['violence', 'My cousin fled Kharkiv with two children. The bombing has not stopped for a week.'],
    ['discrimination', 'The recruiter asked for a photo and then made a racist remark about my name.'],
    ['politics', 'After the election, the prime minister owes all of us an answer.'],
    ['religion', 'I prayed in our church before the board meeting, as I do on every Monday.'],
    ['disaster', 'The earthquake took our street on Friday, and the rescue teams are still digging.'],
    ['violence', 'I was fourteen when it started, and he was my coach.'],
    ['disaster', 'Our intern has not been seen since Saturday evening. Please share this.'],
    ['illness', 'Für den Sohn unserer Kollegin suchen wir einen Spender. Bitte lasst euch typisieren.'],
    ['layoff', 'Um neun kam die Einladung ohne Betreff, um halb zehn war mein Konto gesperrt.'],
    ['personal', 'Mi mujer se fue de casa en octubre y veo a mis hijas cada dos fines de semana.'],
    ['disaster', 'El fuego se llevó el taller en una noche. No quedó nada de tres generaciones.'],
    ['death', 'Unser Seniorchef ist gestern gestorben. Er war bis zuletzt jeden Morgen in der Werkstatt.'],
    ['illness', 'Seit Dienstag weiß ich, dass ich Krebs habe. Die Chemo beginnt am Montag.'],
    ['layoff', 'Heute hat das Werk achtzig Leute entlassen, betriebsbedingt, wie es im Brief steht.'],
    ['violence', 'Der Krieg hat unsere Kollegin aus Charkiw eingeholt, ihr Haus steht nicht mehr.'],
    ['discrimination', 'Mit Kopftuch bekam ich auf 40 Bewerbungen keine Antwort. Das ist Rassismus.'],
    ['politics', 'Nach der Bundestagswahl redet bei uns im Büro niemand mehr mit der AfD-Wählerin.'],
    ['religion', 'Im Ramadan faste ich, und mein Team isst trotzdem mit mir nach Sonnenuntergang.'],
    ['disaster', 'Das Hochwasser hat unsere Halle zerstört, der Schlamm steht noch im Keller.'],
    ['death', 'Nuestro compañero Luis falleció el lunes. Deja dos hijos y un equipo sin palabras.'],
    ['illness', 'Me diagnosticaron cáncer de mama hace dos semanas y hoy empieza la quimioterapia.'],
    ['layoff', 'Ayer me despidieron junto con doce compañeros, por una videollamada de tres minutos.'],
    ['violence', 'La guerra nos obligó a huir de Ucrania con una maleta y dos niñas.'],
    ['discrimination', 'Me rechazaron por ser mujer y además gitana: discriminación sin disimulo.'],
    ['politics', 'Después de las elecciones, este gobierno nos debe una explicación a los autónomos.'],
    ['religion', 'Rezo en la iglesia de mi barrio antes de cada turno, y mi equipo lo sabe.'],
    ['disaster', 'El terremoto derrumbó la escuela del pueblo y los bomberos siguen buscando.'],
  ])('finds %s: %s', (topic, post) => {
    const found = delicateIn(post);
    expect(found?.topic).toBe(topic);
    expect(post).toContain(found?.word.split('” … “')[0]);
  });

  test.each([
    'Our killer feature missed its deadline, and the burn rate doubled.',
    'The war for talent is over. The death of email was announced once more.',
    'We killed the feature that nobody used; the meeting died with it.',
    'We troubleshoot all day: a flood of tickets, and fire drills on Fridays.',
    'Put the redundant servers in another building before the next storm of requests.',
    'Der Krieg um Talente ist ein Märchen. Unsere Deadline war gestern, und die Flut an E-Mails bleibt.',
    'Das Fax ist tot, Gott sei Dank. Die Datenflut war der Grund.',
    'La guerra de precios terminó. La muerte del correo no llega nunca, gracias a Dios.',
    'Una avalancha de mensajes y una bomba de calor: ese fue mi lunes.',
    'We said goodbye to our old office. Rest in peace, fax machine.',
    'How do you build a layoff-proof career? Nobody died because we postponed a release.',
    'Unser Postfach ist explodiert. Das alte ERP haben wir beerdigt, und keiner vermisst es.',
    'Descanse en paz, el fax. Nadie se murió porque entregamos tarde.',
    '',
    '🎉',
  ])('lets other meanings pass: %s', (post) => {
    expect(delicateIn(post)).toBeNull();
  });
});

describe('a phrase of the lists', () => {
  const groups = { my: 'my, our', relative: 'mother, (grand|step)father' };
  test.each([
    ['layoff*', 'the layoffs hurt', 'layoffs'],
    ['lay-off', 'a lay off, then', 'lay off'],
    ['lost … job', 'I lost, after all, my job.', 'lost, after all, my job'],
    ['lost … job', 'I lost. A new job came.', null],
    ['lost _ job', 'They lost their job', 'lost their job'],
    ['# people', 'all 120 people', '120 people'],
    ["didn't wake", 'she didn’t wake', 'didn’t wake'],
    ['{my} {relative} died', 'Our stepfather died', 'Our stepfather died'],
    ['fled, flee', 'the fleet sailed', null],
    ['muri(ó|eron)', 'Murió ayer', 'Murió'],
  ])('%s in: %s', (phrase, text, found) => {
    expect(text.match(anyOf(phrase, groups))?.[0] ?? null).toBe(found);
  });

  test('takes the endings of its language', () => {
    const pattern = anyOf('im Rollstuhl', groups, { endings: 'e|s' });
    expect('im Rollstuhle'.match(pattern)?.[0]).toBe('im Rollstuhle');
    expect('im Rollstuhlsport'.match(pattern)).toBeNull();
  });

  test('names a group that exists', () => {
    expect(() => anyOf('{mine} mother', groups)).toThrow('mine');
  });
});

describe('the corpora', () => {
  const lines = readDelicate();
  const open = lines.filter(({ locked }) => !locked);

  test('hold 120 posts', () => {
    expect(lines).toHaveLength(120);
  });

  test('hold at most 8 % of ordinary posts, which use the same words for other things', () => {
    expect(shareHeld(lines.filter(({ delicate }) => !delicate))).toBeLessThanOrEqual(0.08);
  });

  // Measured: 98 and 89 %, of the locked part 73 %. Many name nothing, so the judge reads their meaning
  // (050).
  test('of the open part, words alone find 95 %, of all 89 %', () => {
    expect(shareHeld(open.filter(({ delicate }) => delicate))).toBeGreaterThanOrEqual(0.95);
    expect(shareHeld(lines.filter(({ delicate }) => delicate))).toBeGreaterThanOrEqual(0.89);
  });

  // Some of them touch an illness: a nurse's shift, a burnout, a mother who needs care.
  test('at most 5 % of the ordinary posts under the comments are held', () => {
    const posts = new Map(readCorpus().map(({ postId, post }) => [postId, { post }]));
    // Their authors write about having been laid off, a burnout, and four years of care for a mother.
    for (const delicate of ['P-en-p10', 'O-en-p12', 'O-es-p15']) posts.delete(delicate);
    expect(shareHeld([...posts.values()])).toBeLessThanOrEqual(0.05);
  });

  test('at most 2 % of the sandbox’s posts are held', () => {
    const random = randomFrom('delicate');
    const posts = (Object.keys(languages) as LanguageCode[]).flatMap((language) =>
      (Object.keys(languages[language].fields) as FieldName[]).flatMap((field) =>
        Array.from({ length: 30 }, () => ({ post: composePost(random, language, field) })),
      ),
    );
    expect(shareHeld(posts)).toBeLessThanOrEqual(0.02);
  });
});
