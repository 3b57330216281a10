import type { Translated } from '../../../i18n/area.ts';
import type { campaignsEnglish } from './en.ts';

export const campaignsGerman: Translated<typeof campaignsEnglish> = {
  title: 'Kampagnen',
  text: 'Wiederverwendbare Einstellungen, die Sie auf die Konten vieler Kunden zugleich anwenden.',
  new: 'Neue Kampagne',
  newText: 'Eine Kampagne ändert nichts, bis Sie sie anwenden.',
  all: 'Alle Kampagnen',
  failed: 'Die Kampagnen konnten nicht geladen werden',
  none: 'Noch keine Kampagnen',
  noneText:
    'Legen Sie Einstellungen einmal fest, prüfen Sie die Änderungen und wenden Sie sie auf die gewählten Kunden an.',
  template: 'Vorlage',
  templateText:
    'Ausgewählte Bereiche überschreiben die Einstellungen jedes Kontos. Andere Einstellungen ändern sich nicht.',
  thisCampaign: 'diese Kampagne',
  save: 'Kampagne speichern',
  saved: 'Kampagne gespeichert',
  saveFailed: 'Die Kampagne konnte nicht gespeichert werden',
  parts: {
    timing: 'Zeiten',
    limits: 'Grenzen',
    searches: 'Suchen',
    monitors: 'Profile',
    prompt: 'Prompt',
  },
  diff: {
    same: 'Keine Änderungen: Das Konto hat diese Einstellungen schon.',
    nothing: '(leer)',
  },
  apply: {
    unsaved: 'Speichern Sie die Kampagne, bevor Sie sie anwenden.',
    silent:
      'Ein Konto bekommt das Tageslimit 0. Läuft es, veröffentlicht es keine solchen Kommentare mehr. |||| %{smart_count} Konten bekommen das Tageslimit 0. Die laufenden veröffentlichen keine solchen Kommentare mehr.',
    title: 'Anwenden',
    text: 'Gilt für jedes verbundene Konto der gewählten Kunden. Sie sehen zuerst die Änderungen.',
    users: 'Kunden',
    look: 'Änderungen zeigen',
    noAccounts: 'Diese Kunden haben keine verbundenen Konten.',
    button: 'Auf %{smart_count} Konto anwenden |||| Auf %{smart_count} Konten anwenden',
    done: 'Auf ein Konto angewendet |||| Auf %{smart_count} Konten angewendet',
    failed: 'Die Kampagne konnte nicht angewendet werden',
  },
  runs: {
    title: 'Verlauf',
    none: 'Noch nicht angewendet.',
    of: '%{time}, von %{name}',
    nobody: 'einem früheren Administrator',
    undo: 'Rückgängig machen',
    setBack: 'Rückgängig gemacht',
    undone: 'Frühere Einstellungen wiederhergestellt',
    partly:
      'Ein Konto wurde seither geändert und bleibt, wie es ist |||| %{smart_count} Konten wurden seither geändert und bleiben, wie sie sind',
    failed: 'Die Kampagne konnte nicht rückgängig gemacht werden',
    ask: '1 Konto zurücksetzen? |||| %{smart_count} Konten zurücksetzen?',
    askText:
      'Jedes Konto erhält seine früheren Einstellungen zurück. Seither geänderte Konten behalten ihre.',
    confirm: 'Zurücksetzen',
  },
  remove: {
    button: 'Kampagne entfernen',
    title: '%{name} entfernen?',
    text: 'Die Konten behalten ihre Einstellungen. Frühere Anwendungen lassen sich nicht mehr rückgängig machen.',
    failed: 'Die Kampagne konnte nicht entfernt werden',
  },
};
