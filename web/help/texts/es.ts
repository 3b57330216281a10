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
  missing: 'Página no encontrada',
  toStart: 'Ir al principio de la guía',
  pages: {
    'getting-started': 'Primeros pasos',
    'connecting-an-account': 'Conectar una cuenta',
    'what-to-comment-on': 'Qué comentar',
    'writing-a-prompt': 'Escribir un prompt',
    'reviewing-drafts': 'Revisar borradores',
    'results-and-replies': 'Resultados y respuestas',
    'limits-and-safety': 'Límites y seguridad',
    billing: 'Facturación',
    'second-factor': 'Segundo factor',
    'command-line': 'Línea de comandos',
    webhooks: 'Webhooks',
    terms: 'Condiciones',
    privacy: 'Aviso de privacidad',
  },
};
