import type { AuditFilter } from '../../../server/history/audit/schemas.ts';
import { momentText } from '../../i18n/clock.ts';
import type { TextName } from '../../i18n/textNames.ts';
import type { Translate } from '../../i18n/useTranslate.ts';

/** The filters in the address, in react-admin's format. */
export function filterIn(search: string): AuditFilter {
  try {
    return JSON.parse(new URLSearchParams(search).get('filter') ?? '{}') as AuditFilter;
  } catch {
    return {};
  }
}

export function actionText(action: string, t: Translate): string {
  const [noun = '', verb = ''] = action.split('.');
  return t(`admin.audit.actions.${noun}.${verb}` as TextName, { _: action });
}

const fieldText = (name: string, t: Translate): string =>
  t(`admin.audit.fields.${name}` as TextName, { _: name });

const aMoment = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

function valueText(value: unknown, t: Translate): string {
  if (value === null || value === undefined || value === '') return t('admin.audit.nothing');
  if (typeof value === 'boolean') return t(value ? 'admin.audit.yes' : 'admin.audit.no');
  if (typeof value === 'string' && aMoment.test(value)) return momentText(value);
  if (Array.isArray(value))
    return value.map((each) => valueText(each, t)).join('\n') || t('admin.audit.nothing');
  return typeof value === 'object' ? JSON.stringify(value, null, 2) : String(value);
}

type Fields = Record<string, unknown>;
export type ChangedField = { name: string; before: string | null; after: string | null };

export function changedFields(before: Fields, after: Fields, t: Translate): ChangedField[] {
  const side = (fields: Fields, name: string) => (name in fields ? valueText(fields[name], t) : null);
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].map((name) => ({
    name: fieldText(name, t),
    before: side(before, name),
    after: side(after, name),
  }));
}
