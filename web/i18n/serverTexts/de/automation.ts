import type { TextsOf } from '../textsOf.ts';

export const automation: TextsOf<'automation'> = {
  accountWouldCommentPost: 'Das Konto würde diesen Beitrag kommentieren',
  approved: 'freigegeben',
  changed: 'geändert',
  commented: 'Beitrag von %{quote} kommentiert',
  connectionLinkedinAccountNo:
    'Die Verbindung zu diesem LinkedIn-Konto besteht nicht mehr. Melden Sie es an, um es neu zu verbinden, und drücken Sie dann „Starten“',
  dateMustWithinDays: 'Das Datum darf höchstens %{days} Tage von heute entfernt sein',
  discarded: 'verworfen',
  draftBeingPostedNow: 'Dieser Entwurf wird gerade veröffentlicht',
  draftDecided: 'Der Entwurf zu einem Beitrag von %{quote}: %{decided}',
  draftDiscarded: 'Dieser Entwurf wurde verworfen',
  draftNotPostedTime: 'Dieser Entwurf wurde nicht rechtzeitig veröffentlicht und ist verfallen',
  draftNotPostedTimeLet: 'Ein Entwurf wurde nicht rechtzeitig veröffentlicht und ist verfallen',
  draftPostedAlready: 'Dieser Entwurf wurde schon veröffentlicht',
  draftWaits: 'Ein Kommentar zu einem Beitrag von %{quote} wartet auf Ihre Freigabe',
  heldBack: 'zurückgestellt',
  keepLeastOnePost: 'Behalten Sie mindestens einen Beitrag, um Prompts daran auszuprobieren',
  keepPostAlready: 'Diesen Beitrag behalten Sie schon',
  keepPostsRemoveOne: 'Sie behalten %{count} Beiträge. Bitte entfernen Sie zuerst einen',
  linkedinShowsNoSuch: 'LinkedIn zeigt diesem Konto keinen solchen Beitrag',
  logAccountAgainBefore: 'Melden Sie dieses Konto erneut an, bevor Sie eine Vorschau ansehen',
  logAccountAgainBeforeKeep: 'Melden Sie dieses Konto erneut an, bevor Sie Beiträge behalten',
  logAccountAgainBeforeStart: 'Melden Sie dieses Konto erneut an, bevor Sie es starten',
  mayStandAlready:
    'dort steht vielleicht schon ein Kommentar von Ihnen, aus der Zeit vor der Wiederherstellung einer Sicherung',
  noGoodComment: 'es ließ sich kein ausreichend guter Kommentar schreiben',
  noNewPostComment: 'Noch kein neuer Beitrag zum Kommentieren',
  notAddressLinkedinPost: 'Das ist nicht die Adresse eines LinkedIn-Beitrags',
  notAnyMore: 'er soll nicht mehr kommentiert werden',
  notPosted:
    'Ein Kommentar zu einem Beitrag von %{quote} hat LinkedIn nicht erreicht. Er wird nicht noch einmal gesendet',
  postNoWordsAnswer: 'Dieser Beitrag hat keinen Text, auf den man antworten könnte',
  postSkipped: 'Beitrag von %{quote} übersprungen: %{why}',
  reachedSeatsLimit: 'Alle Plätze sind belegt',
  stoppedBecause: 'Alles ist angehalten: %{reason}',
  stoppedByOperator: 'Der Betreiber hat alles angehalten',
  whetherCommentPostPosted:
    'Ob der Kommentar zu einem Beitrag von %{quote} veröffentlicht wurde, lässt sich nicht feststellen. Er wird nicht noch einmal gesendet',
  whetherCommentPostPostedNot:
    'Ob der Kommentar zu einem Beitrag von %{quote} veröffentlicht wurde, ist noch nicht bekannt. Er wird nicht noch einmal gesendet',
};
