import type { Sentences } from '../../sentences.ts';

/** What an account does, and what happened to it. */
export const automation: Sentences = {
  // States
  Paused: 'Pausiert',
  'Looking for a post to comment on': 'Sucht einen Beitrag zum Kommentieren',
  'LinkedIn signed this account out. Log in again, then press Start':
    'LinkedIn hat dieses Konto abgemeldet. Melden Sie es erneut an und drücken Sie dann „Starten“',
  'The connection to this LinkedIn account no longer exists. Log in to connect it again, then press Start':
    'Die Verbindung zu diesem LinkedIn-Konto besteht nicht mehr. Melden Sie es an, um es neu zu verbinden, und drücken Sie dann „Starten“',
  'LinkedIn signed this account out. Log in to it again':
    'LinkedIn hat dieses Konto abgemeldet. Melden Sie es erneut an',
  'LinkedIn is still connecting this account': 'LinkedIn verbindet dieses Konto noch',
  'You have stopped all accounts': 'Sie haben alle Konten angehalten',
  'The operator has stopped all comments': 'Der Betreiber hat alle Kommentare angehalten',
  'The operator has stopped all comments: %{reason}':
    'Der Betreiber hat alle Kommentare angehalten: %{reason}',
  'Everything is stopped by the operator': 'Der Betreiber hat alles angehalten',
  'Everything is stopped: %{reason}': 'Alles ist angehalten: %{reason}',
  // A reason that the server gives by itself; an operator's own words are in no table and stay.
  'Restored from a backup that knows nothing after %{time}':
    'Wiederhergestellt aus einer Sicherung, die nichts nach %{time} kennt',
  'Your subscription has ended. Subscribe to go on':
    'Ihr Abonnement ist beendet. Abonnieren Sie, um weiterzumachen',
  'Your subscription has ended': 'Ihr Abonnement ist beendet',
  'No working day is chosen, so there is nothing to wait for':
    'Es ist kein Arbeitstag gewählt, also gibt es nichts abzuwarten',
  'Both daily limits are 0. Raise one to get comments':
    'Beide Tageslimits sind 0. Erhöhen Sie eines, um Kommentare zu erhalten',
  'Add a search link or a profile to monitor': 'Fügen Sie einen Suchlink oder ein Profil hinzu',
  'Waiting: outside working hours until %{time}': 'Wartet: außerhalb der Arbeitszeit bis %{time}',
  "Today's limit is reached": 'Das heutige Limit ist erreicht',
  "Today's limit is reached. Next comment %{time}":
    'Das heutige Limit ist erreicht. Nächster Kommentar: %{time}',
  'Next comment at %{time}': 'Nächster Kommentar um %{time}',
  'No new post to comment on yet': 'Noch kein neuer Beitrag zum Kommentieren',
  'No new post to comment on yet. Looking again at %{time}':
    'Noch kein neuer Beitrag zum Kommentieren. Sucht um %{time} erneut',
  '1 comment waits for your approval': '1 Kommentar wartet auf Ihre Freigabe',
  '%{count} comments wait for your approval': '%{count} Kommentare warten auf Ihre Freigabe',
  'The last post could not be commented on. Trying another one at %{time}':
    'Der letzte Beitrag ließ sich nicht kommentieren. Nächster Versuch mit einem anderen um %{time}',
  '%{who} refuses every comment at the moment. Trying again at %{time}':
    '%{who} lehnt im Moment jeden Kommentar ab. Nächster Versuch um %{time}',
  'The comment writer': 'Der Kommentarschreiber',
  "Today's reading limit at LinkedIn is reached. Looking again at %{time}":
    'Das heutige Leselimit bei LinkedIn ist erreicht. Sucht um %{time} erneut',
  '%{why}. Trying again at %{time}': '%{why}. Nächster Versuch um %{time}',
  'Checking whether the last comment was posted': 'Prüft, ob der letzte Kommentar veröffentlicht wurde',
  'Something is not set up correctly on our side. The operator is told':
    'Bei uns ist etwas nicht richtig eingerichtet. Der Betreiber ist benachrichtigt',
  'Nothing can be saved at the moment. Please try again in a few minutes':
    'Im Moment lässt sich nichts speichern. Bitte versuchen Sie es in ein paar Minuten noch einmal',
  'Something went wrong on our side': 'Bei uns ist etwas schiefgegangen',

  // Events
  'Commented on a post by %{quote}': 'Beitrag von %{quote} kommentiert',
  'Skipped a post by %{quote}: %{why}': 'Beitrag von %{quote} übersprungen: %{why}',
  'A comment on a post by %{quote} waits for your approval':
    'Ein Kommentar zu einem Beitrag von %{quote} wartet auf Ihre Freigabe',
  'The draft for a post by %{quote} was %{decided}': 'Der Entwurf zu einem Beitrag von %{quote}: %{decided}',
  approved: 'freigegeben',
  discarded: 'verworfen',
  changed: 'geändert',
  'held back': 'zurückgestellt',
  'A draft was not posted in time and is let go':
    'Ein Entwurf wurde nicht rechtzeitig veröffentlicht und ist verfallen',
  'A comment on a post by %{quote} did not reach LinkedIn. It will not be sent again':
    'Ein Kommentar zu einem Beitrag von %{quote} hat LinkedIn nicht erreicht. Er wird nicht noch einmal gesendet',
  'Whether the comment on a post by %{quote} was posted is not known yet. It will not be sent again':
    'Ob der Kommentar zu einem Beitrag von %{quote} veröffentlicht wurde, ist noch nicht bekannt. Er wird nicht noch einmal gesendet',
  "Whether the comment on a post by %{quote} was posted can't be found out. It will not be sent again":
    'Ob der Kommentar zu einem Beitrag von %{quote} veröffentlicht wurde, lässt sich nicht feststellen. Er wird nicht noch einmal gesendet',

  // Requests
  'Log in to this account again before you start it':
    'Melden Sie dieses Konto erneut an, bevor Sie es starten',
  'Log in to this account again before you preview':
    'Melden Sie dieses Konto erneut an, bevor Sie eine Vorschau ansehen',
  'Log in to this account again before you keep posts':
    'Melden Sie dieses Konto erneut an, bevor Sie Beiträge behalten',
  'Please upgrade your subscription to %{what}': 'Bitte erweitern Sie Ihr Abonnement, um %{what}',
  'connect accounts': 'Konten zu verbinden',
  'save settings': 'Einstellungen zu speichern',
  'start automation': 'die Automatisierung zu starten',
  'reset settings': 'Einstellungen zurückzusetzen',
  'preview comments': 'Kommentare in der Vorschau anzusehen',
  'approve drafts': 'Entwürfe freizugeben',
  'try prompts': 'Prompts auszuprobieren',
  'The account would comment on this post': 'Das Konto würde diesen Beitrag kommentieren',
  'This is not the address of a LinkedIn post': 'Das ist nicht die Adresse eines LinkedIn-Beitrags',
  'LinkedIn shows no such post to this account': 'LinkedIn zeigt diesem Konto keinen solchen Beitrag',
  'This account is not connected': 'Dieses Konto ist nicht verbunden',
  'This account is paused': 'Dieses Konto ist pausiert',
  'This draft was posted already': 'Dieser Entwurf wurde schon veröffentlicht',
  'This draft was discarded': 'Dieser Entwurf wurde verworfen',
  'This draft was not posted in time and is let go':
    'Dieser Entwurf wurde nicht rechtzeitig veröffentlicht und ist verfallen',
  'This draft is being posted now': 'Dieser Entwurf wird gerade veröffentlicht',
  'You keep this post already': 'Diesen Beitrag behalten Sie schon',
  'You keep %{count} posts. Please remove one first':
    'Sie behalten %{count} Beiträge. Bitte entfernen Sie zuerst einen',
  'This post has no words to answer': 'Dieser Beitrag hat keinen Text, auf den man antworten könnte',
  'Keep at least one post to try prompts on':
    'Behalten Sie mindestens einen Beitrag, um Prompts daran auszuprobieren',

  // Times
  'Mon %{time}': 'Mo %{time}',
  'Tue %{time}': 'Di %{time}',
  'Wed %{time}': 'Mi %{time}',
  'Thu %{time}': 'Do %{time}',
  'Fri %{time}': 'Fr %{time}',
  'Sat %{time}': 'Sa %{time}',
  'Sun %{time}': 'So %{time}',
};
