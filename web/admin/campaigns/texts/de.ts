import type { Translated } from '../../../i18n/area.ts';
import type { campaignsEnglish } from './en.ts';

export const campaignsGerman: Translated<typeof campaignsEnglish> = {
  title: 'Kampagnen',
  text: 'Einstellungen, die Sie einmal schreiben und auf die Konten vieler Kunden anwenden.',
  new: 'Neue Kampagne',
  newText: 'Eine Kampagne ändert kein Konto, bevor Sie sie anwenden.',
  all: 'Alle Kampagnen',
  failed: 'Die Kampagnen konnten nicht geladen werden',
  none: 'Noch keine Kampagnen',
  noneText:
    'Schreiben Sie Einstellungen einmal, sehen Sie, was sie ändern, und wenden Sie sie auf die Konten der gewählten Kunden an.',
  template: 'Vorlage',
  templateText:
    'Was angekreuzt ist, wird so gesetzt, wie es unten steht. Alles andere bleibt, wie das Konto es hat.',
  updated: 'Geändert',
  thisCampaign: 'diese Kampagne',
  name: 'Name',
  sets: 'Sie legt fest',
  save: 'Kampagne speichern',
  saved: 'Die Kampagne wurde gespeichert',
  saveFailed: 'Die Kampagne konnte nicht gespeichert werden',
  parts: {
    timing: 'Zeiten',
    limits: 'Grenzen',
    searches: 'Suchen',
    monitors: 'Profile',
    prompt: 'Prompt',
  },
  fields: {
    fromTime: 'Beginn',
    toTime: 'Ende',
    timezone: 'Zeitzone',
    activeDays: 'Arbeitstage',
    timeBetweenComments: 'Minuten zwischen Kommentaren',
    searchUrls: 'Suchen',
    searchProfiles: 'Profile',
    dailySearchComments: 'Kommentare pro Tag, Suchen',
    dailyMonitorComments: 'Kommentare pro Tag, Profile',
    prompt: 'Prompt',
  },
  diff: {
    same: 'Es ändert sich nichts: Das Konto hat diese Einstellungen schon.',
    nothing: '(nichts)',
  },
  apply: {
    unsaved: 'Speichern Sie die Kampagne zuerst: Angewendet wird nur, was gespeichert ist.',
    silent:
      'Ein Konto bekommt das Tageslimit 0. Läuft es, veröffentlicht es keine solchen Kommentare mehr. |||| %{smart_count} Konten bekommen das Tageslimit 0. Die laufenden veröffentlichen keine solchen Kommentare mehr.',
    title: 'Anwenden',
    text: 'Auf jedes verbundene Konto der gewählten Kunden. Zuerst sehen Sie, was sich ändert.',
    users: 'Kunden',
    look: 'Änderungen zeigen',
    noAccounts: 'Diese Kunden haben keine verbundenen Konten.',
    button: 'Auf %{smart_count} Konto anwenden |||| Auf %{smart_count} Konten anwenden',
    done: 'Auf ein Konto angewendet |||| Auf %{smart_count} Konten angewendet',
    failed: 'Die Kampagne konnte nicht angewendet werden',
  },
  runs: {
    title: 'Bisher angewendet',
    none: 'Sie wurde noch nicht angewendet.',
    of: '%{time}, von %{name}',
    nobody: 'einem früheren Administrator',
    undo: 'Rückgängig machen',
    setBack: 'Rückgängig gemacht',
    undone: 'Alles wurde zurückgesetzt',
    partly:
      'Ein Konto wurde seither geändert und bleibt, wie es ist |||| %{smart_count} Konten wurden seither geändert und bleiben, wie sie sind',
    failed: 'Es konnte nicht rückgängig gemacht werden',
    ask: 'Ein Konto zurücksetzen? |||| %{smart_count} Konten zurücksetzen?',
    askText:
      'Jedes bekommt die früheren Einstellungen zurück. Was jemand seither geändert hat, bleibt, wie es ist.',
    confirm: 'Zurücksetzen',
  },
  remove: {
    button: 'Kampagne entfernen',
    title: '%{name} entfernen?',
    text: 'Die Konten bleiben, wie sie sind. Was angewendet wurde, lässt sich nicht mehr rückgängig machen.',
    failed: 'Die Kampagne konnte nicht entfernt werden',
  },
};
