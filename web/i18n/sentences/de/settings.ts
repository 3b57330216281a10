import type { Sentences } from '../../sentences.ts';

/** What may be entered about accounts, prompts and drafts. */
export const settings: Sentences = {
  'Invalide Search URL!': 'Ungültige Such-URL!',
  'Invalid Profile URL': 'Ungültige Profil-URL',
  'A time is written HH:mm, from 00:00 to 23:59': 'Eine Uhrzeit wird HH:mm geschrieben, von 00:00 bis 23:59',
  'This time zone is not known': 'Diese Zeitzone ist nicht bekannt',
  'Time between comments is at least 1 minute': 'Zwischen zwei Kommentaren liegt mindestens 1 Minute',
  'Time between comments is at most %{most} minutes':
    'Zwischen zwei Kommentaren liegen höchstens %{most} Minuten',
  'Add at least one time between comments': 'Fügen Sie mindestens einen Abstand zwischen Kommentaren hinzu',
  'At most %{most} times between comments': 'Höchstens %{most} Abstände zwischen Kommentaren',
  'Comments per day is a whole number': 'Kommentare pro Tag: eine ganze Zahl',
  'Comments per day is at least 0': 'Kommentare pro Tag: mindestens 0',
  'Comments per day is at most %{most}': 'Kommentare pro Tag: höchstens %{most}',
  'Maximum %{most} search links': 'Höchstens %{most} Suchlinks',
  'Maximum %{most} profiles': 'Höchstens %{most} Profile',
  'Maximum %{most} languages': 'Höchstens %{most} Sprachen',
  'Maximum %{most} %{what}': 'Höchstens %{most} %{what}',
  'people to avoid': 'zu meidende Personen',
  'companies to avoid': 'zu meidende Firmen',
  'words to avoid': 'zu meidende Wörter',
  'An entry must not be empty': 'Ein Eintrag darf nicht leer sein',
  'An entry is at most 300 characters': 'Ein Eintrag hat höchstens 300 Zeichen',
  'The oldest age is a whole number of days': 'Das Höchstalter ist eine ganze Zahl von Tagen',
  'The oldest age is at least 1 day': 'Das Höchstalter beträgt mindestens 1 Tag',
  'The oldest age is at most %{most} days': 'Das Höchstalter beträgt höchstens %{most} Tage',
  'Days between comments on one author is a whole number':
    'Tage zwischen Kommentaren zu einem Autor: eine ganze Zahl',
  'Days between comments on one author is at least 0':
    'Tage zwischen Kommentaren zu einem Autor: mindestens 0',
  'Days between comments on one author is at most %{most}':
    'Tage zwischen Kommentaren zu einem Autor: höchstens %{most}',
  'A language is written with two letters, such as en':
    'Eine Sprache wird mit zwei Buchstaben angegeben, zum Beispiel en',
  'The prompt is at most %{most} characters': 'Der Prompt hat höchstens %{most} Zeichen',
  'The reason is at most 500 characters': 'Der Grund hat höchstens 500 Zeichen',
  'A date is written YYYY-MM-DD': 'Ein Datum wird JJJJ-MM-TT geschrieben',
  'The date must be within %{days} days of today':
    'Das Datum darf höchstens %{days} Tage von heute entfernt sein',
  'This is too long for an address': 'Das ist zu lang für eine Adresse',
  'A comment must not be empty': 'Ein Kommentar darf nicht leer sein',
  'A comment is at most %{most} characters': 'Ein Kommentar hat höchstens %{most} Zeichen',
  'Name at least one draft': 'Nennen Sie mindestens einen Entwurf',
  'At most %{most} drafts at once': 'Höchstens %{most} Entwürfe auf einmal',
  'Name at least one post': 'Nennen Sie mindestens einen Beitrag',
  'At most %{most} posts': 'Höchstens %{most} Beiträge',
};
