import type { Translated } from '../../i18n/area.ts';
import type { firstRunEnglish } from './en.ts';

export const firstRunSpanish: Translated<typeof firstRunEnglish> = {
  title: 'Primeros pasos',
  progress: '%{done} de %{total} hechos',
  fold: 'Ocultar',
  unfold: 'Mostrar',
  dismiss: 'Ocultar los primeros pasos',
  done: 'Hecho',
  open: 'Pendiente',
  verify: {
    title: 'Verificar el correo',
    text: 'El código que le enviamos confirma su dirección.',
    action: 'Introducir el código',
  },
  connect: {
    title: 'Conectar una cuenta',
    text: 'Inicie sesión en su cuenta de LinkedIn en una página de Unipile, el servicio de conexión.',
    action: 'Conectar cuenta',
  },
  sources: {
    title: 'Elegir qué se comenta',
    text: 'Añada una búsqueda o un perfil y ponga sus comentarios al día por encima de 0.',
    action: 'Añadir una búsqueda',
  },
  prompt: {
    title: 'Escribir las instrucciones',
    text: 'Describa quién comenta, en qué tono y sobre qué.',
    action: 'Escribir las instrucciones',
  },
  preview: {
    title: 'Ver un comentario de muestra',
    text: 'Vea qué se diría de la próxima publicación. No se publica nada.',
    action: 'Ir a la muestra',
  },
  start: {
    title: 'Iniciar',
    text: 'Guarde los ajustes e inicie. Puede pausar cuando quiera.',
    action: 'Ir a Iniciar',
  },
};
