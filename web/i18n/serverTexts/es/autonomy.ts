import type { TextsOf } from '../textsOf.ts';

export const autonomy: TextsOf<'autonomy'> = {
  allowed: 'Las fuentes de confianza se publican ahora sin revisión, tras %{count} aprobaciones sin cambios',
  disallowed: 'Todos los comentarios se revisan de nuevo',
  discard: 'se descartó un borrador',
  earned:
    'Los comentarios de «%{source}» se publican ahora sin revisión, tras %{count} aprobaciones sin cambios',
  edit: 'se cambió más de un tercio de las palabras de un borrador',
  lost: 'Los comentarios de «%{source}» se revisan de nuevo: %{why}',
  noAnswers: '20 comentarios seguidos no recibieron ninguna reacción ni respuesta',
  owner: 'el propietario lo retiró',
  postsWithoutReview: 'Un comentario a una publicación de %{quote} se publicará sin revisión',
  removed: 'un comentario ya no está en LinkedIn',
};
