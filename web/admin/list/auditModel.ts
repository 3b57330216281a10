import { type SettingName, settingFields } from '../../../server/accounts/settings/fields.ts';
import type { AuditAction, AuditEntry, AuditFilter } from '../../../server/history/audit/schemas.ts';
import { momentText } from '../../i18n/clock.ts';
import type { TextName } from '../../i18n/texts.ts';
import type { Translate } from '../../i18n/useTranslate.ts';

/** The filters in the address, as react-admin writes them. */
export function filterIn(search: string): AuditFilter {
  try {
    return JSON.parse(new URLSearchParams(search).get('filter') ?? '{}') as AuditFilter;
  } catch {
    return {};
  }
}

/** An action that an older version recorded shows its name. */
export const actionText = (action: string, t: Translate): string =>
  t(`admin.audit.actions.${action as AuditAction}`, { _: action });

const aMoment = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

function valueText(value: unknown, t: Translate): string {
  if (value === null || value === '') return t('admin.audit.nothing');
  if (typeof value === 'boolean') return t(value ? 'admin.audit.yes' : 'admin.audit.no');
  if (typeof value === 'string' && aMoment.test(value)) return momentText(value);
  if (Array.isArray(value))
    return value.map((each) => valueText(each, t)).join('\n') || t('admin.audit.nothing');
  return typeof value === 'object' ? JSON.stringify(value, null, 2) : String(value);
}

const fieldText = (name: string, t: Translate): string =>
  name in settingFields
    ? t(`dashboard.fields.${name as SettingName}`)
    : t(`admin.audit.fields.${name}` as TextName, { _: name });

/** Name, value before and value after of each changed field. */
export function changedFields({ before, after }: AuditEntry, t: Translate): [string, string, string][] {
  const side = (fields: AuditEntry['before'], name: string) =>
    name in fields ? valueText(fields[name], t) : t('admin.audit.nothing');
  return Object.keys({ ...before, ...after }).map((name) => [
    fieldText(name, t),
    side(before, name),
    side(after, name),
  ]);
}
