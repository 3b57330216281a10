import type { Translated } from '../../i18n/area.ts';
import type { helpEnglish } from './en.ts';

export const helpSpanish: Translated<typeof helpEnglish> = {
  name: 'Ayuda',
  contents: 'Contenido',
  legal: 'Condiciones y privacidad',
  before: 'Anterior',
  after: 'Siguiente',
  toApp: 'Volver a la aplicación',
  toSignIn: 'Iniciar sesión',
  missing: 'Esta página no existe',
  failed: 'No se pudo cargar esta página',
  toStart: 'Ir al principio de la guía',
};
