import type { Translated } from '../../i18n/area.ts';
import type { dashboardEnglish } from './en.ts';
import { settingsSpanish } from './settings.es.ts';

export const dashboardSpanish: Translated<typeof dashboardEnglish> = {
  title: 'Panel',
  banner: {
    title: 'Se necesita una suscripción',
    text: 'Sus ajustes y su historial siguen aquí. Para guardar cambios, iniciar la automatización o conectar cuentas necesita una suscripción.',
    action: 'Suscribirse ahora',
  },
  accounts: {
    loginAgain: 'Iniciar sesión de nuevo',
    signedOut:
      'LinkedIn cerró la sesión de %{names} y la cuenta se detuvo. |||| LinkedIn cerró la sesión de %{names} y las cuentas se detuvieron.',
    failed: 'No se han podido cargar sus cuentas',
    none: 'Todavía no hay cuentas',
    noneText:
      'Conecte primero una cuenta de LinkedIn. Después diga aquí cuándo comenta, sobre qué y con qué voz.',
    noneAction: 'Conectar cuenta',
  },
  loading: 'Cargando',
  defaults: {
    text: 'No se pudieron cargar los ajustes de esta cuenta. Se muestran los predeterminados; si guarda, sustituyen a los anteriores.',
    retry: 'Reintentar',
  },
  tabs: { activity: 'Actividad', settings: 'Ajustes', unsaved: 'Ajustes (sin guardar)' },
  actions: {
    reset: 'Restablecer',
    pause: 'Pausar',
    start: 'Iniciar',
    save: 'Guardar',
    undo: 'Deshacer',
    unsaved: 'Cambios sin guardar',
  },
  toasts: {
    saved: '¡Ajustes guardados!',
    started: '¡Automatización iniciada!',
    paused: '¡Automatización en pausa!',
    reset: '¡Automatización restablecida!',
    saveFailed: 'No se han podido guardar los ajustes',
    startFailed: 'No se ha podido iniciar la automatización',
    pauseFailed: 'No se ha podido pausar la automatización',
  },
  upgrade: {
    save: 'Para guardar los ajustes necesita una suscripción',
    start: 'Para iniciar la automatización necesita una suscripción',
    reset: 'Para restablecer los ajustes necesita una suscripción',
  },
  leave: {
    title: '¿Salir sin guardar?',
    text: 'Sus cambios en %{name} no se han guardado.',
    thisAccount: 'esta cuenta',
    discard: 'Descartar los cambios',
    save: 'Guardar y salir',
    stay: 'Seguir editando',
  },
  ...settingsSpanish,
};
