import type { TextsOf } from '../textsOf.ts';

export const states: TextsOf<'states'> = {
  backoff: '%{why}. Nächster Versuch um %{time}',
  connecting: 'LinkedIn verbindet dieses Konto noch',
  interval: 'Nächster Kommentar um %{time}',
  limitReached: 'Das heutige Limit ist erreicht',
  limitReachedUntil: 'Das heutige Limit ist erreicht. Nächster Kommentar: %{time}',
  limitsOff: 'Beide Tageslimits sind 0. Erhöhen Sie eines, um zu kommentieren',
  noPosts: 'Noch keine neuen Beiträge zum Kommentieren. Nächste Suche um %{time}',
  noSources: 'Fügen Sie einen Suchlink oder ein Profil hinzu',
  noSubscription: 'Ihr Abonnement ist beendet. Abonnieren Sie, um weiterzumachen',
  notConnected:
    'LinkedIn hat dieses Konto abgemeldet. Melden Sie es erneut an und drücken Sie dann „Starten“',
  noWorkingDay: 'Es ist kein Arbeitstag ausgewählt, also wird nichts veröffentlicht',
  outsideHours: 'Wartet: außerhalb der Arbeitszeit bis %{time}',
  paused: 'Pausiert',
  providerKey: 'Bei uns ist etwas nicht richtig eingerichtet. Der Betreiber ist benachrichtigt',
  readsUsedUp: 'Das heutige Leselimit bei LinkedIn ist erreicht. Nächste Suche um %{time}',
  refused: '%{who} lehnt im Moment jeden Kommentar ab. Nächster Versuch um %{time}',
  review: '1 Kommentar wartet auf Ihre Freigabe |||| %{smart_count} Kommentare warten auf Ihre Freigabe',
  settling: 'Prüft, ob der letzte Kommentar veröffentlicht wurde',
  declined:
    'Die KI hat zu 1 Beitrag nichts geschrieben. Nächster Versuch um %{time} |||| Die KI hat zu %{smart_count} Beiträgen nichts geschrieben. Nächster Versuch um %{time}',
  skipped: 'Der letzte Beitrag ließ sich nicht kommentieren. Nächster Versuch mit einem anderen um %{time}',
  stoppedByOperator: 'Der Betreiber hat alle Kommentare angehalten',
  stoppedByOperatorBecause: 'Der Betreiber hat alle Kommentare angehalten: %{reason}',
  stoppedByUser: 'Sie haben alle Konten angehalten',
  working: 'Sucht einen Beitrag zum Kommentieren',
};
