import type { Sentences } from '../../sentences.ts';

/** What an account does, and what happened to it. */
export const automation: Sentences = {
  // States
  Paused: 'En pausa',
  'Looking for a post to comment on': 'Buscando una publicación que comentar',
  'LinkedIn signed this account out. Log in again, then press Start':
    'LinkedIn ha cerrado la sesión de esta cuenta. Iníciela de nuevo y pulse «Iniciar»',
  'The connection to this LinkedIn account no longer exists. Log in to connect it again, then press Start':
    'La conexión con esta cuenta de LinkedIn ya no existe. Inicie sesión para conectarla de nuevo y después pulse «Iniciar»',
  'LinkedIn signed this account out. Log in to it again':
    'LinkedIn ha cerrado la sesión de esta cuenta. Iníciela de nuevo',
  'LinkedIn is still connecting this account': 'LinkedIn aún está conectando esta cuenta',
  'You have stopped all accounts': 'Ha detenido todas las cuentas',
  'The operator has stopped all comments': 'El operador ha detenido todos los comentarios',
  'The operator has stopped all comments: %{reason}':
    'El operador ha detenido todos los comentarios: %{reason}',
  'Everything is stopped by the operator': 'El operador lo ha detenido todo',
  'Everything is stopped: %{reason}': 'Todo está detenido: %{reason}',
  // A reason that the server gives by itself; an operator's own words are in no table and stay.
  'Restored from a backup that knows nothing after %{time}':
    'Restaurado desde una copia de seguridad que no sabe nada posterior a %{time}',
  'Your subscription has ended. Subscribe to go on': 'Su suscripción ha terminado. Suscríbase para continuar',
  'Your subscription has ended': 'Su suscripción ha terminado',
  'No working day is chosen, so there is nothing to wait for':
    'No ha elegido ningún día laborable, así que no hay nada que esperar',
  'Both daily limits are 0. Raise one to get comments':
    'Los dos límites diarios son 0. Suba uno para obtener comentarios',
  'Add a search link or a profile to monitor': 'Añada un enlace de búsqueda o un perfil que seguir',
  'Waiting: outside working hours until %{time}': 'En espera: fuera del horario de trabajo hasta %{time}',
  "Today's limit is reached": 'Se ha alcanzado el límite de hoy',
  "Today's limit is reached. Next comment %{time}":
    'Se ha alcanzado el límite de hoy. Próximo comentario: %{time}',
  'Next comment at %{time}': 'Próximo comentario: %{time}',
  'No new post to comment on yet': 'Aún no hay ninguna publicación nueva que comentar',
  'No new post to comment on yet. Looking again at %{time}':
    'Aún no hay ninguna publicación nueva que comentar. Nueva búsqueda: %{time}',
  '1 comment waits for your approval': '1 comentario espera su aprobación',
  '%{count} comments wait for your approval': '%{count} comentarios esperan su aprobación',
  'The last post could not be commented on. Trying another one at %{time}':
    'No se ha podido comentar la última publicación. Se probará con otra: %{time}',
  '%{who} refuses every comment at the moment. Trying again at %{time}':
    '%{who} rechaza ahora todos los comentarios. Nuevo intento: %{time}',
  'The comment writer': 'El redactor de comentarios',
  "Today's reading limit at LinkedIn is reached. Looking again at %{time}":
    'Se ha alcanzado el límite de lectura de hoy en LinkedIn. Se volverá a buscar: %{time}',
  '%{why}. Trying again at %{time}': '%{why}. Nuevo intento: %{time}',
  'Checking whether the last comment was posted': 'Comprobando si se publicó el último comentario',
  'Something is not set up correctly on our side. The operator is told':
    'Hay algo mal configurado por nuestra parte. El operador ya está avisado',
  'Nothing can be saved at the moment. Please try again in a few minutes':
    'Ahora mismo no se puede guardar nada. Inténtalo de nuevo en unos minutos',
  'Something went wrong on our side': 'Algo ha fallado por nuestra parte',

  // Events
  'Commented on a post by %{quote}': 'Publicación de %{quote} comentada',
  'Skipped a post by %{quote}: %{why}': 'Publicación de %{quote} omitida: %{why}',
  'A comment on a post by %{quote} waits for your approval':
    'Un comentario a una publicación de %{quote} espera su aprobación',
  'The draft for a post by %{quote} was %{decided}':
    'El borrador para una publicación de %{quote}: %{decided}',
  approved: 'aprobado',
  discarded: 'descartado',
  changed: 'modificado',
  'held back': 'aplazado',
  'A draft was not posted in time and is let go': 'Un borrador no se publicó a tiempo y ha caducado',
  'A comment on a post by %{quote} did not reach LinkedIn. It will not be sent again':
    'Un comentario a una publicación de %{quote} no llegó a LinkedIn. No se volverá a enviar',
  'Whether the comment on a post by %{quote} was posted is not known yet. It will not be sent again':
    'Aún no se sabe si se publicó el comentario a una publicación de %{quote}. No se volverá a enviar',
  "Whether the comment on a post by %{quote} was posted can't be found out. It will not be sent again":
    'No se puede averiguar si se publicó el comentario a una publicación de %{quote}. No se volverá a enviar',

  // Requests
  'Log in to this account again before you start it':
    'Vuelva a iniciar la sesión de esta cuenta antes de ponerla en marcha',
  'Log in to this account again before you preview':
    'Vuelva a iniciar la sesión de esta cuenta antes de ver una vista previa',
  'Log in to this account again before you keep posts':
    'Vuelva a iniciar la sesión de esta cuenta antes de guardar publicaciones',
  'Please upgrade your subscription to %{what}': 'Amplíe su suscripción para %{what}',
  'connect accounts': 'conectar cuentas',
  'save settings': 'guardar los ajustes',
  'start automation': 'iniciar la automatización',
  'reset settings': 'restablecer los ajustes',
  'preview comments': 'ver comentarios en vista previa',
  'approve drafts': 'aprobar borradores',
  'try prompts': 'probar instrucciones',
  'The account would comment on this post': 'La cuenta comentaría esta publicación',
  'This is not the address of a LinkedIn post': 'Esta no es la dirección de una publicación de LinkedIn',
  'LinkedIn shows no such post to this account': 'LinkedIn no muestra esa publicación a esta cuenta',
  'This account is not connected': 'Esta cuenta no está conectada',
  'This account is paused': 'Esta cuenta está en pausa',
  'This draft was posted already': 'Este borrador ya se publicó',
  'This draft was discarded': 'Este borrador se descartó',
  'This draft was not posted in time and is let go': 'Este borrador no se publicó a tiempo y ha caducado',
  'This draft is being posted now': 'Este borrador se está publicando ahora',
  'You keep this post already': 'Ya guarda esta publicación',
  'You keep %{count} posts. Please remove one first': 'Guarda %{count} publicaciones. Quite una primero',
  'This post has no words to answer': 'Esta publicación no tiene texto al que responder',
  'Keep at least one post to try prompts on':
    'Guarde al menos una publicación para probar instrucciones con ella',

  // Times
  'Mon %{time}': 'lun %{time}',
  'Tue %{time}': 'mar %{time}',
  'Wed %{time}': 'mié %{time}',
  'Thu %{time}': 'jue %{time}',
  'Fri %{time}': 'vie %{time}',
  'Sat %{time}': 'sáb %{time}',
  'Sun %{time}': 'dom %{time}',
};
