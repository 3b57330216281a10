import type { Translated } from '../../i18n/area.ts';
import type { optOutEnglish } from './en.ts';

export const optOutSpanish: Translated<typeof optOutEnglish> = {
  title: 'No recibir comentarios',
  lead: '¿Publica en LinkedIn? Pida que ninguna cuenta de este sitio comente sus publicaciones. No necesita una cuenta aquí.',
  profile: 'Dirección de su perfil de LinkedIn',
  submit: 'Continuar',
  failed: 'Algo salió mal',
  prove:
    'Ponga este código en el titular o en la sección Acerca de de %{profile}, para que nadie más pueda pedirlo por usted. Después puede quitarlo.',
  code: 'Su código',
  check: 'Comprobar mi perfil',
  ask: 'Preguntar al operador',
  notYet:
    'El código aún no está en el perfil. Queda %{smart_count} comprobación. |||| El código aún no está en el perfil. Quedan %{smart_count} comprobaciones.',
  kept: 'Vuelva a esta página en 24 horas para comprobarlo.',
  onlyOperator: 'No podemos comprobar %{profile}. Pida al operador de este sitio que decida.',
  toOperator: 'Preguntar al operador',
  waitingTitle: 'Solicitud enviada',
  waiting:
    'El operador de este sitio decide sobre %{profile}. Deje el código en el perfil hasta entonces: %{code}. Esta página muestra la decisión.',
  activeTitle: 'Ya no recibirá comentarios',
  active:
    'Desde ahora, ninguna cuenta de este sitio comenta las publicaciones de %{profile}. Puede quitar el código. Los comentarios anteriores permanecen.',
  rejectedTitle: 'Solicitud rechazada',
  rejected: 'El operador de este sitio rechazó la solicitud para %{profile}.',
  goneTitle: 'Solicitud no encontrada',
  gone: 'Las solicitudes se eliminan a las 24 horas sin comprobación y a los 30 días sin decisión.',
  again: 'Empezar de nuevo',
  privacy: 'Solo guardamos la dirección del perfil. Consulte el %{privacyNotice}.',
  privacyNotice: 'aviso de privacidad',
};
