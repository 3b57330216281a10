import type { Translated } from '../../i18n/area.ts';
import type { autonomyEnglish } from './en.ts';

export const autonomyGerman: Translated<typeof autonomyEnglish> = {
  title: 'Veröffentlichen ohne Prüfung',
  lead: 'Wenn Sie Kommentare einer Quelle immer wieder ohne Änderung freigeben, können die nächsten die Prüfung überspringen. Alle Grenzen und Regeln gelten weiter.',
  toReview: 'Zurück zur Prüfung',
  account: 'Konto',
  failed: 'Die Quellen konnten nicht geladen werden',
  noAccount: 'Noch keine Konten',
  noAccountText: 'Verbinden Sie zuerst ein LinkedIn-Konto.',
  reviewOff:
    'Für dieses Konto ist die Prüfung ausgeschaltet: Alle Kommentare werden ohne Prüfung veröffentlicht.',
  ownerOnly: 'Nur der Inhaber des Arbeitsbereichs kann das ändern.',
  rule: {
    title: 'Regel',
    allow: 'Bewährte Quellen ohne Prüfung veröffentlichen',
    after: 'Freigaben ohne Änderung in Folge',
    range: 'Von %{least} bis %{most}',
    on: 'Nach %{count} Freigaben ohne Änderung in Folge überspringt eine Quelle die Prüfung.',
    off: 'Jeder Kommentar wird geprüft.',
    loses:
      'Kommentare einer Quelle werden wieder geprüft nach einer Änderung von mehr als einem Drittel der Wörter, einem verworfenen Entwurf, 20 Kommentaren in Folge ohne Reaktion oder Antwort oder einem Kommentar, der von LinkedIn verschwindet. Sie können sie auch jederzeit selbst zurück in die Prüfung geben.',
    save: 'Speichern',
    saved: 'Gespeichert',
    saveFailed: 'Die Regel konnte nicht gespeichert werden',
  },
  stop: {
    title: 'Alles wieder prüfen?',
    text: 'Alle Quellen beginnen von vorn. Kommentare, die ohne Prüfung freigegeben und noch nicht veröffentlicht sind, warten auf Ihre Prüfung.',
    confirm: 'Alles prüfen',
    done: 'Alle Kommentare werden wieder geprüft',
  },
  list: {
    title: 'Quellen',
    none: 'Keine Quellen',
    noneText: 'Fügen Sie in den Einstellungen des Kontos Suchlinks oder Profile hinzu.',
    counting: 'Mit Prüfung',
    earned: 'Ohne Prüfung',
    lost: 'Wieder mit Prüfung',
    streak: '%{streak} von %{after} Freigaben ohne Änderung',
    since: 'seit %{date}',
    lostOn: 'am %{date}, weil %{why}',
    reset: 'Wieder prüfen',
    resetOf: 'Wieder prüfen: %{source}',
    resetDone: 'Wieder geprüft: %{source}',
    resetFailed: 'Die Quelle konnte nicht geändert werden',
  },
  why: {
    edit: 'mehr als ein Drittel der Wörter geändert wurde',
    discard: 'ein Entwurf verworfen wurde',
    no_answers: '20 Kommentare in Folge weder Reaktion noch Antwort bekamen',
    removed: 'ein Kommentar nicht mehr auf LinkedIn steht',
    owner: 'der Inhaber es zurückgenommen hat',
  },
};
