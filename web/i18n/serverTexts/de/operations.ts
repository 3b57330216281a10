import type { TextsOf } from '../textsOf.ts';

export const operations: TextsOf<'operations'> = {
  restored: 'Die wiederhergestellte Sicherung enthält keine Daten nach %{time}',
  textMailNotKept:
    'Der Text dieser E-Mail wurde nicht aufbewahrt, weil er einen Code oder Link enthielt oder zu alt ist',
};
