import type { Translated } from '../../i18n/area.ts';
import type { securityEnglish } from './en.ts';

export const securitySpanish: Translated<typeof securityEnglish> = {
  title: 'Confirme que es usted',
  signInLead: 'Su cuenta está protegida con un segundo factor.',
  proofLead: 'Es un cambio sensible. Confirme que es usted para continuar.',
  usePasskey: 'Usar una llave de acceso',
  passkeyUnused: 'No se usó la llave de acceso. Inténtelo de nuevo o elija otro método.',
  noPasskeyHere: 'Las llaves de acceso no funcionan en este navegador con esta dirección.',
  or: 'o',
  signIn: 'Iniciar sesión',
  confirm: 'Confirmar',
  cancel: 'Cancelar',
  failed: 'Algo ha fallado. Inténtelo de nuevo.',
  password: {
    label: 'Contraseña',
    instead: 'Usar la contraseña',
  },
  code: {
    label: 'Código de su aplicación de autenticación',
    hint: '6 cifras, un código nuevo cada 30 segundos.',
    instead: 'Usar un código de la aplicación',
  },
  recovery: {
    label: 'Código de recuperación',
    hint: 'Uno de los códigos que guardó. Cada uno sirve una vez.',
    instead: 'Usar un código de recuperación',
  },
  cli: {
    title: 'Confirmar un inicio de sesión',
    lead: 'Un terminal quiere iniciar sesión en su nombre. Si no es el suyo, cierre esta página.',
    program: 'Programa',
    address: 'Dirección',
    asked: 'Solicitado',
    code: 'Código que muestra el terminal',
    hint: '8 letras y cifras, por ejemplo ABCD-EFGH.',
    over: 'Esta solicitud ha caducado o es de otro usuario. Ejecute chimein login de nuevo.',
    done: 'Ha iniciado sesión. Vuelva a su terminal; puede cerrar esta página.',
  },
};
