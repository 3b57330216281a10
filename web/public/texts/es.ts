import type { Translated } from '../../i18n/area.ts';
import type { publicEnglish } from './en.ts';

export const publicSpanish: Translated<typeof publicEnglish> = {
  login: {
    title: 'Iniciar sesión',
    email: 'Correo electrónico',
    password: 'Contraseña',
    submit: 'Iniciar sesión',
    forgot: '¿Ha olvidado la contraseña?',
    newHere: '¿Es su primera vez?',
    register: 'Regístrese',
    tryIt: 'y pruébelo gratis durante 14 días.',
    sessionEnded: 'La sesión ha terminado. Inicie sesión para seguir donde estaba.',
    success: '¡Sesión iniciada!',
    failed: 'No se pudo iniciar la sesión',
  },
};
