import type { Translated } from '../../i18n/area.ts';
import type { componentsEnglish } from './en.ts';

export const componentsSpanish: Translated<typeof componentsEnglish> = {
  overlay: {
    loading: 'CARGANDO...',
  },
  loading: 'Cargando',
  language: {
    choose: 'Idioma',
    failed: 'No se pudo cambiar el idioma',
  },
  error: {
    page: 'No se pudo mostrar esta página',
    retry: 'Reintentar',
  },
  password: {
    show: 'Mostrar la contraseña',
    hide: 'Ocultar la contraseña',
    common: 'Esta contraseña es de las más comunes. Elija una que solo usted conozca.',
    weak: 'Esta contraseña es fácil de adivinar. Hágala más larga, con varias palabras.',
  },
  unproved: 'No confirmó que es usted, así que no se ha cambiado nada.',
  connection: {
    offline: 'No se puede acceder a Chime In. Compruebe su conexión.',
    timed_out: 'Chime In ha tardado demasiado en responder. Inténtelo de nuevo en un momento.',
    unreadable_answer: 'Chime In ha dado una respuesta que no se entiende. Inténtelo de nuevo en un momento.',
  },
};
