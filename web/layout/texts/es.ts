import type { Translated } from '../../i18n/area.ts';
import type { layoutEnglish } from './en.ts';

export const layoutSpanish: Translated<typeof layoutEnglish> = {
  places: {
    dashboard: 'Panel',
    accounts: 'Cuentas de LinkedIn',
    comments: 'Historial de comentarios',
    billing: 'Facturación',
    settings: 'Ajustes',
  },
  userMenu: {
    open: 'Menú de usuario',
    admin: 'Administración',
    settings: 'Ajustes',
    logout: 'Cerrar sesión',
    language: 'Idioma',
  },
};
