import type { TextsOf } from '../textsOf.ts';

export const automation: TextsOf<'automation'> = {
  accountWouldCommentPost: 'Das Konto würde diesen Beitrag kommentieren',
  approved: 'freigegeben',
  approvedLapsed: 'Ein freigegebener Kommentar ist abgelaufen, weil kein Termin rechtzeitig kam',
  changed: 'geändert',
  commented: 'Beitrag von %{quote} kommentiert',
  connectionLinkedinAccountNo:
    'Die Verbindung zu diesem LinkedIn-Konto besteht nicht mehr. Melden Sie es an, um es neu zu verbinden, und drücken Sie dann „Starten“',
  customerCapReached:
    'Das Monatslimit für das Schreiben von Kommentaren ist ausgeschöpft. Neue Kommentare entstehen im nächsten Monat, oder sobald der Betreiber das Limit erhöht',
  dateMustWithinDays: 'Das Datum darf höchstens %{days} Tage von heute entfernt sein',
  delicateFull:
    'er behandelt ein heikles Thema, und zu viele Kommentare zu solchen Beiträgen warten auf Ihre Prüfung',
  delicatePost: 'er behandelt ein heikles Thema',
  discarded: 'verworfen',
  draftBeingPostedNow: 'Dieser Entwurf wird gerade veröffentlicht',
  draftDecided: 'Der Entwurf zu einem Beitrag von %{quote}: %{decided}',
  draftDiscarded: 'Dieser Entwurf wurde verworfen',
  draftInUndoWindow:
    'Ein Kommentar zu einem Beitrag von %{quote} wird in 1 Minute veröffentlicht, wenn Sie ihn nicht stoppen |||| Ein Kommentar zu einem Beitrag von %{quote} wird in %{smart_count} Minuten veröffentlicht, wenn Sie ihn nicht stoppen',
  draftNotPostedTime: 'Dieser Entwurf ist abgelaufen, weil er nicht rechtzeitig veröffentlicht wurde',
  draftNotPostedTimeLet: 'Ein Entwurf ist abgelaufen, weil er nicht rechtzeitig veröffentlicht wurde',
  draftPostedAlready: 'Dieser Entwurf wurde schon veröffentlicht',
  draftWaits: 'Ein Kommentar zu einem Beitrag von %{quote} wartet auf Ihre Freigabe',
  heldBack: 'zurückgestellt',
  installationCapReached:
    'Das Monatslimit des Betreibers für das Schreiben von Kommentaren ist ausgeschöpft. Neue Kommentare entstehen im nächsten Monat, oder sobald der Betreiber das Limit erhöht',
  judgeOff: 'Der Betreiber hat die zweite Prüfung durch die KI ausgeschaltet',
  judged: 'der Kommentar hat die zweite Prüfung durch die KI nicht bestanden',
  keepLeastOnePost: 'Speichern Sie mindestens einen Beitrag, um Prompts zu vergleichen',
  keepPostAlready: 'Sie haben diesen Beitrag schon gespeichert',
  keepPostsRemoveOne: 'Sie haben %{count} Beiträge gespeichert. Bitte entfernen Sie zuerst einen',
  linkedinShowsNoSuch: 'LinkedIn zeigt diesem Konto den Beitrag nicht',
  logAccountAgainBefore: 'Melden Sie dieses Konto erneut an, um eine Vorschau zu sehen',
  logAccountAgainBeforeKeep: 'Melden Sie dieses Konto erneut an, um Beiträge zu speichern',
  logAccountAgainBeforeStart: 'Melden Sie dieses Konto erneut an, um es zu starten',
  mayStandAlready:
    'vielleicht haben Sie dort schon einen Kommentar aus der Zeit vor der Wiederherstellung einer Sicherung',
  modelWithoutPrice: 'Bei uns ist etwas nicht richtig eingerichtet. Der Betreiber ist benachrichtigt',
  noGoodComment: 'die KI konnte keinen Kommentar schreiben, der alle Prüfungen besteht',
  noNewPostComment: 'Noch keine neuen Beiträge zum Kommentieren',
  notAddressLinkedinPost: 'Das ist nicht die URL eines LinkedIn-Beitrags',
  notAnyMore: 'Ihre Regeln schließen ihn inzwischen aus',
  nothingToAdd: 'die KI hatte nichts hinzuzufügen',
  notPosted:
    'Ein Kommentar zu einem Beitrag von %{quote} hat LinkedIn nicht erreicht. Er wird nicht noch einmal gesendet',
  notPostedWaits:
    'Der freigegebene Kommentar zu einem Beitrag von %{quote} kam nicht bei LinkedIn an. Geben Sie ihn erneut frei, um ihn zu senden',
  postNoWordsAnswer: 'Dieser Beitrag hat keinen Text, den man kommentieren könnte',
  postSkipped: 'Beitrag von %{quote} übersprungen: %{why}',
  reachedSeatsLimit: 'Alle Plätze sind belegt',
  stoppedBecause: 'Alles ist angehalten: %{reason}',
  stoppedByOperator: 'Der Betreiber hat alles angehalten',
  whetherCommentPostPosted:
    'Der Server kann nicht feststellen, ob der Kommentar zu einem Beitrag von %{quote} veröffentlicht wurde. Er wird nicht noch einmal gesendet',
  whetherCommentPostPostedNot:
    'Noch ist nicht bekannt, ob der Kommentar zu einem Beitrag von %{quote} veröffentlicht wurde. Er wird nicht noch einmal gesendet',
  authorOptedOut: 'Der Autor möchte keine Kommentare',
  optOutChecksUsed: 'Das Profil wurde oft genug geprüft. Bitten Sie den Betreiber um eine Entscheidung',
  optOutDecided: 'Über diese Anfrage ist schon entschieden',
};
