import type { Translated } from '../../i18n/area.ts';
import type { repliesEnglish } from './en.ts';

export const repliesSpanish: Translated<typeof repliesEnglish> = {
  title: 'Respuestas',
  lead: 'Quién respondió a sus comentarios. Chime In nunca contesta por usted.',
  failed: 'No se pudieron cargar las respuestas',
  show: 'Mostrar',
  open: 'Pendientes',
  handled: 'Atendidas',
  none: 'Ninguna respuesta pendiente',
  noneHandled: 'Ninguna respuesta atendida',
  noneText: 'Las respuestas se leen con los resultados: 1 hora y 1, 3 y 7 días después de un comentario.',
  yours: 'Su comentario en una publicación de %{name}',
  thread: 'Mostrar el hilo',
  threadFailed: 'No se pudo cargar el hilo',
  you: 'Usted',
  visit: 'Abrir en LinkedIn',
  visitOf: 'Abrir en LinkedIn: respuesta de %{name}',
  handle: 'Marcar como atendida',
  reopen: 'Marcar como pendiente',
  changeFailed: 'No se pudo cambiar la respuesta',
  more: 'Cargar más',
};
