import type { Sentences } from '../../sentences.ts';

/** Why a post was chosen or not, and what the checks say of a comment. */
export const choices: Sentences = {
  // Posts
  Commented: 'Kommentiert',
  'Chosen: a comment is being written': 'Gewählt: Ein Kommentar wird gerade geschrieben',
  'Chosen: its comment waits for your approval': 'Gewählt: Der Kommentar wartet auf Ihre Freigabe',
  'Chosen: whether the comment was posted is not known. It will not be sent again':
    'Gewählt: Ob der Kommentar veröffentlicht wurde, ist nicht bekannt. Er wird nicht noch einmal gesendet',
  'Chosen: the comment did not reach LinkedIn. It will not be sent again':
    'Gewählt: Der Kommentar hat LinkedIn nicht erreicht. Er wird nicht noch einmal gesendet',
  'Not yet: another post came first. It may still have its turn':
    'Noch nicht: Ein anderer Beitrag war zuerst an der Reihe. Dieser kann noch drankommen',
  'Not yet: the author was answered %{when}': 'Noch nicht: Der Autor erhielt eine Antwort %{when}',
  'Skipped: it is your own': 'Übersprungen: Es ist Ihr eigener',
  'Skipped: it is by another of your accounts': 'Übersprungen: Er stammt von einem anderen Ihrer Konten',
  'Skipped: one of your accounts has answered it, or the post that it repeats':
    'Übersprungen: Eines Ihrer Konten hat ihn schon kommentiert, oder den Beitrag, den er wiederholt',
  'Skipped: its author takes no comments': 'Übersprungen: Der Autor lässt keine Kommentare zu',
  'Skipped: it is in a private group': 'Übersprungen: Er steht in einer privaten Gruppe',
  'Skipped: it has no words to answer': 'Übersprungen: Er hat keinen Text, auf den man antworten könnte',
  'Skipped: it was posted %{when}': 'Übersprungen: Er wurde veröffentlicht %{when}',
  "Skipped: '%{quote}' is among the people to avoid":
    'Übersprungen: „%{quote}“ gehört zu den Personen, die Sie meiden',
  "Skipped: '%{quote}' is among the companies to avoid":
    'Übersprungen: „%{quote}“ gehört zu den Firmen, die Sie meiden',
  "Skipped: it says '%{quote}', which is among the words to avoid":
    'Übersprungen: Er enthält „%{quote}“, eines der Wörter, die Sie meiden',
  'Skipped: it is written in %{language}': 'Übersprungen: Er ist geschrieben in: %{language}',
  'Skipped: it is gone': 'Übersprungen: Es gibt ihn nicht mehr',
  'Skipped: LinkedIn takes no comment on it': 'Übersprungen: LinkedIn nimmt dazu keinen Kommentar an',
  'Skipped: no comment good enough could be written':
    'Übersprungen: Es gelang kein Kommentar, der gut genug ist',
  'Skipped: no comment good enough could be written (%{check})':
    'Übersprungen: Es gelang kein Kommentar, der gut genug ist (%{check})',
  'Skipped: the writer refused to answer it': 'Übersprungen: Das Schreibmodell wollte nicht antworten',
  'Skipped: its comment was discarded': 'Übersprungen: Der Kommentar wurde verworfen',
  'Skipped: its comment was discarded (%{check})': 'Übersprungen: Der Kommentar wurde verworfen (%{check})',
  'on %{date}; one comment per author in %{time}': 'am %{date}; ein Kommentar pro Autor in %{time}',
  'on %{date}; posts are answered for %{time}': 'am %{date}; Beiträge werden %{time} lang kommentiert',
  '1 day': '1 Tag',
  '%{count} days': '%{count} Tage',

  // Checks, by name
  empty: 'leer',
  'too long': 'zu lang',
  refusal: 'Weigerung',
  placeholder: 'Platzhalter',
  mention: 'Erwähnung',
  link: 'Link',
  hashtag: 'Hashtag',
  instructions: 'Anweisungen',
  'off topic': 'am Thema vorbei',
  'other language': 'andere Sprache',
  repeats: 'Wiederholung',

  // What the checks found
  'There is no comment': 'Es gibt keinen Kommentar',
  'There is a comment': 'Es gibt einen Kommentar',
  '%{length} of at most %{most} characters': '%{length} von höchstens %{most} Zeichen',
  'It is a comment': 'Es ist ein Kommentar',
  'The writer refuses, or speaks of itself: “%{quote}”':
    'Das Schreibmodell weigert sich oder spricht von sich selbst: „%{quote}“',
  'Nothing is left to fill in': 'Nichts ist mehr auszufüllen',
  'Left to fill in or to take off: “%{quote}”': 'Noch auszufüllen oder zu entfernen: „%{quote}“',
  'Mentions nobody': 'Erwähnt niemanden',
  'Would mention somebody: “%{quote}”': 'Würde jemanden erwähnen: „%{quote}“',
  'Holds no link': 'Enthält keinen Link',
  'Holds an address: “%{quote}”': 'Enthält eine Adresse: „%{quote}“',
  'Holds no hashtag that was not asked for': 'Enthält keinen Hashtag, der nicht gewünscht war',
  'Holds a hashtag: “%{quote}”': 'Enthält einen Hashtag: „%{quote}“',
  'Repeats what the writer was told': 'Wiederholt die Anweisungen an das Schreibmodell',
  'Says nothing of what the writer was told': 'Verrät nichts von den Anweisungen an das Schreibmodell',
  'It is the first': 'Es ist der erste',
  '%{share} like the nearest of the last %{count}': 'Zu %{share} wie der ähnlichste der letzten %{count}',
  'Can’t be told across languages': 'Lässt sich über Sprachen hinweg nicht sagen',
  'Takes up %{words} of the post': 'Greift %{words} des Beitrags auf',
  'a word': 'ein Wort',
  '%{count} words': '%{count} Wörter',
  'Takes up nothing of the post': 'Greift nichts vom Beitrag auf',
  'Takes up nothing of the post but what orders its reader about':
    'Greift vom Beitrag nur auf, was seine Leser herumkommandiert',
  'The post says too little to tell': 'Der Beitrag sagt dafür zu wenig',
  'Too short to tell the language': 'Zu kurz, um die Sprache zu erkennen',
  '%{language}, as the post is': '%{language}, wie der Beitrag',
  '%{language}, as the prompt asks': '%{language}, wie im Prompt verlangt',
  'In one of the languages of the post': 'In einer der Sprachen des Beitrags',
  'In %{language}; the post is in %{other}': 'Sprache: %{language}; Sprache des Beitrags: %{other}',
  'The answer was cut off at its limit, or withheld':
    'Die Antwort wurde am Limit abgeschnitten oder zurückgehalten',
};
