import type { TextsOf } from '../textsOf.ts';

export const autonomy: TextsOf<'autonomy'> = {
  allowed: 'Bewährte Quellen überspringen jetzt die Prüfung, nach %{count} Freigaben ohne Änderung',
  disallowed: 'Alle Kommentare werden wieder geprüft',
  discard: 'ein Entwurf wurde verworfen',
  earned:
    'Kommentare aus „%{source}“ werden jetzt ohne Prüfung veröffentlicht, nach %{count} Freigaben ohne Änderung',
  edit: 'mehr als ein Drittel der Wörter eines Entwurfs wurde geändert',
  lost: 'Kommentare aus „%{source}“ werden wieder geprüft: %{why}',
  noAnswers: '20 Kommentare in Folge bekamen weder eine Reaktion noch eine Antwort',
  owner: 'der Inhaber hat es zurückgenommen',
  postsWithoutReview: 'Ein Kommentar zu einem Beitrag von %{quote} wird ohne Prüfung veröffentlicht',
  removed: 'ein Kommentar steht nicht mehr auf LinkedIn',
};
