import type { Translated } from '../../../i18n/area.ts';
import type { usersEnglish } from './en.ts';

export const usersSpanish: Translated<typeof usersEnglish> = {
  title: 'Usuarios',
  empty: 'Aún no hay usuarios',
  emptyText: 'Quien se registre aparecerá aquí.',
  failed: 'No se pudieron cargar los usuarios',
  none: 'Ningún usuario coincide',
  noneText: 'Cambie la búsqueda o los filtros de arriba.',
  search: 'Buscar usuarios',
  searchHint: 'Nombre, empresa o correo',
  status: 'Estado',
  anyStatus: 'Cualquier estado',
};
