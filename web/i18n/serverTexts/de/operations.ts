import type { TextsOf } from '../textsOf.ts';

export const operations: TextsOf<'operations'> = {
  restored: 'Wiederhergestellt aus einer Sicherung, die nichts nach %{time} kennt',
  textMailNotKept:
    'Der Text dieser Mail wurde nicht aufbewahrt, weil er einen Code oder einen Link enthielt oder zu alt ist',
};
