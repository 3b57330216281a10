import type { TextsOf } from '../textsOf.ts';

export const states: TextsOf<'states'> = {
  backoff: '%{why}. Nuevo intento: %{time}',
  connecting: 'LinkedIn aún está conectando esta cuenta',
  interval: 'Próximo comentario: %{time}',
  limitReached: 'Se ha alcanzado el límite de hoy',
  limitReachedUntil: 'Se ha alcanzado el límite de hoy. Próximo comentario: %{time}',
  limitsOff: 'Los dos límites diarios son 0. Suba uno para comentar',
  noPosts: 'Aún no hay ninguna publicación nueva que comentar. Nueva búsqueda: %{time}',
  noSources: 'Añada un enlace de búsqueda o un perfil que seguir',
  noSubscription: 'Su suscripción ha terminado. Suscríbase para continuar',
  notConnected: 'LinkedIn ha cerrado la sesión de esta cuenta. Iníciela de nuevo y pulse «Iniciar»',
  noWorkingDay: 'No hay ningún día laborable elegido, así que no se publicará nada',
  outsideHours: 'En espera: fuera del horario de trabajo hasta %{time}',
  paused: 'En pausa',
  providerKey: 'Hay algo mal configurado por nuestra parte. El operador ya está avisado',
  readsUsedUp: 'Se ha alcanzado el límite de lectura de hoy en LinkedIn. Se volverá a buscar: %{time}',
  refused: '%{who} rechaza ahora todos los comentarios. Nuevo intento: %{time}',
  review: '1 comentario espera su aprobación |||| %{smart_count} comentarios esperan su aprobación',
  settling: 'Comprobando si se publicó el último comentario',
  declined:
    'La IA no ha escrito nada sobre 1 publicación. Próximo intento: %{time} |||| La IA no ha escrito nada sobre %{smart_count} publicaciones. Próximo intento: %{time}',
  skipped: 'No se ha podido comentar la última publicación. Se probará con otra: %{time}',
  stoppedByOperator: 'El operador ha detenido todos los comentarios',
  stoppedByOperatorBecause: 'El operador ha detenido todos los comentarios: %{reason}',
  stoppedByUser: 'Ha detenido todas las cuentas',
  working: 'Buscando una publicación que comentar',
};
