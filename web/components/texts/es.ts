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
    page: 'Algo ha fallado en esta página',
    retry: 'Reintentar',
  },
  password: {
    show: 'Mostrar la contraseña',
    hide: 'Ocultar la contraseña',
    common: 'Esta contraseña es una de las más comunes. Elija una que solo usted conozca.',
    weak: 'Esta contraseña es fácil de adivinar. Use una más larga, por ejemplo de varias palabras.',
  },
  unproved: 'No se ha cambiado nada porque no confirmó su identidad.',
  connection: {
    offline: 'No se puede acceder a Chime In. Compruebe su conexión.',
    timed_out: 'Chime In ha tardado demasiado en responder. Inténtelo de nuevo en un momento.',
    unreadable_answer: 'No se ha podido leer la respuesta del servidor. Inténtelo de nuevo en un momento.',
  },
};
