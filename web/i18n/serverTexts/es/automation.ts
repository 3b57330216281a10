import type { TextsOf } from '../textsOf.ts';

export const automation: TextsOf<'automation'> = {
  accountWouldCommentPost: 'La cuenta comentaría esta publicación',
  approved: 'aprobado',
  approvedLapsed: 'Un comentario aprobado ha caducado porque ningún turno llegó a tiempo',
  changed: 'modificado',
  commented: 'Publicación de %{quote} comentada',
  connectionLinkedinAccountNo:
    'La conexión con esta cuenta de LinkedIn ya no existe. Inicie sesión para conectarla de nuevo y después pulse «Iniciar»',
  customerCapReached:
    'Se ha agotado el límite de este mes para escribir comentarios. Se escribirán comentarios nuevos el mes que viene, o en cuanto el operador aumente el límite',
  dateMustWithinDays: 'La fecha debe estar a %{days} días de hoy como máximo',
  delicateFull: 'trata un tema delicado y ya esperan su revisión demasiados comentarios en publicaciones así',
  delicatePost: 'trata un tema delicado',
  discarded: 'descartado',
  draftBeingPostedNow: 'Este borrador se está publicando ahora',
  draftDecided: 'El borrador para una publicación de %{quote}: %{decided}',
  draftDiscarded: 'Este borrador se descartó',
  draftInUndoWindow:
    'Un comentario a una publicación de %{quote} se publicará en 1 minuto si no lo detiene |||| Un comentario a una publicación de %{quote} se publicará en %{smart_count} minutos si no lo detiene',
  draftNotPostedTime: 'Este borrador ha caducado porque no se publicó a tiempo',
  draftNotPostedTimeLet: 'Un borrador ha caducado porque no se publicó a tiempo',
  draftPostedAlready: 'Este borrador ya se publicó',
  draftWaits: 'Un comentario a una publicación de %{quote} espera su aprobación',
  heldBack: 'puesto en espera',
  installationCapReached:
    'Se ha agotado el límite mensual del operador para escribir comentarios. Se escribirán comentarios nuevos el mes que viene, o en cuanto el operador aumente el límite',
  judgeOff: 'El operador ha desactivado la segunda comprobación de la IA',
  judged: 'el comentario no superó la segunda comprobación de la IA',
  keepLeastOnePost: 'Guarde al menos una publicación para comparar prompts',
  keepPostAlready: 'Ya ha guardado esta publicación',
  keepPostsRemoveOne: 'Ha guardado %{count} publicaciones. Quite una primero',
  linkedinShowsNoSuch: 'LinkedIn no muestra esta publicación a la cuenta',
  logAccountAgainBefore: 'Vuelva a iniciar la sesión de esta cuenta para ver una vista previa',
  logAccountAgainBeforeKeep: 'Vuelva a iniciar la sesión de esta cuenta para guardar publicaciones',
  logAccountAgainBeforeStart: 'Vuelva a iniciar la sesión de esta cuenta para ponerla en marcha',
  mayStandAlready:
    'puede que ya tenga allí un comentario anterior a la restauración de una copia de seguridad',
  modelWithoutPrice: 'Algo no está bien configurado por nuestra parte. El operador ya ha sido avisado',
  noGoodComment: 'la IA no pudo escribir un comentario que supere todas las comprobaciones',
  noNewPostComment: 'Aún no hay ninguna publicación nueva que comentar',
  notAddressLinkedinPost: 'Esta no es la URL de una publicación de LinkedIn',
  notAnyMore: 'sus reglas la excluyen ahora',
  nothingToAdd: 'la IA no tenía nada que aportar',
  notPosted: 'Un comentario a una publicación de %{quote} no llegó a LinkedIn. No se volverá a enviar',
  notPostedWaits:
    'El comentario aprobado a una publicación de %{quote} no llegó a LinkedIn. Apruébelo de nuevo para enviarlo',
  postNoWordsAnswer: 'Esta publicación no tiene texto que comentar',
  postSkipped: 'Publicación de %{quote} omitida: %{why}',
  reachedSeatsLimit: 'Se ha alcanzado el límite de plazas',
  stoppedBecause: 'Todo está detenido: %{reason}',
  stoppedByOperator: 'El operador lo ha detenido todo',
  whetherCommentPostPosted:
    'No se puede averiguar si se publicó el comentario a una publicación de %{quote}. No se volverá a enviar',
  whetherCommentPostPostedNot:
    'Aún no se sabe si se publicó el comentario a una publicación de %{quote}. No se volverá a enviar',
  authorOptedOut: 'El autor pidió no recibir comentarios',
  optOutChecksUsed: 'El perfil ya se ha comprobado bastantes veces. Pida al operador que decida',
  optOutDecided: 'Esta solicitud ya está decidida',
};
