import type { TextsOf } from '../textsOf.ts';

export const automation: TextsOf<'automation'> = {
  accountWouldCommentPost: 'La cuenta comentaría esta publicación',
  approved: 'aprobado',
  changed: 'modificado',
  commented: 'Publicación de %{quote} comentada',
  connectionLinkedinAccountNo:
    'La conexión con esta cuenta de LinkedIn ya no existe. Inicie sesión para conectarla de nuevo y después pulse «Iniciar»',
  dateMustWithinDays: 'La fecha debe estar a %{days} días de hoy como máximo',
  discarded: 'descartado',
  draftBeingPostedNow: 'Este borrador se está publicando ahora',
  draftDecided: 'El borrador para una publicación de %{quote}: %{decided}',
  draftDiscarded: 'Este borrador se descartó',
  draftNotPostedTime: 'Este borrador no se publicó a tiempo y ha caducado',
  draftNotPostedTimeLet: 'Un borrador no se publicó a tiempo y ha caducado',
  draftPostedAlready: 'Este borrador ya se publicó',
  draftWaits: 'Un comentario a una publicación de %{quote} espera su aprobación',
  heldBack: 'aplazado',
  keepLeastOnePost: 'Guarde al menos una publicación para probar instrucciones con ella',
  keepPostAlready: 'Ya guarda esta publicación',
  keepPostsRemoveOne: 'Guarda %{count} publicaciones. Quite una primero',
  linkedinShowsNoSuch: 'LinkedIn no muestra esa publicación a esta cuenta',
  logAccountAgainBefore: 'Vuelva a iniciar la sesión de esta cuenta antes de ver una vista previa',
  logAccountAgainBeforeKeep: 'Vuelva a iniciar la sesión de esta cuenta antes de guardar publicaciones',
  logAccountAgainBeforeStart: 'Vuelva a iniciar la sesión de esta cuenta antes de ponerla en marcha',
  mayStandAlready:
    'puede que ya haya allí un comentario suyo, de antes de que se restaurara una copia de seguridad',
  noGoodComment: 'no se pudo escribir un comentario lo bastante bueno',
  noNewPostComment: 'Aún no hay ninguna publicación nueva que comentar',
  notAddressLinkedinPost: 'Esta no es la dirección de una publicación de LinkedIn',
  notAnyMore: 'ya no se debe comentar',
  notPosted: 'Un comentario a una publicación de %{quote} no llegó a LinkedIn. No se volverá a enviar',
  postNoWordsAnswer: 'Esta publicación no tiene texto al que responder',
  postSkipped: 'Publicación de %{quote} omitida: %{why}',
  reachedSeatsLimit: 'Se ha alcanzado el límite de plazas',
  stoppedBecause: 'Todo está detenido: %{reason}',
  stoppedByOperator: 'El operador lo ha detenido todo',
  whetherCommentPostPosted:
    'No se puede averiguar si se publicó el comentario a una publicación de %{quote}. No se volverá a enviar',
  whetherCommentPostPostedNot:
    'Aún no se sabe si se publicó el comentario a una publicación de %{quote}. No se volverá a enviar',
};
