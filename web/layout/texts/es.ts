import type { Translated } from '../../i18n/area.ts';
import type { layoutEnglish } from './en.ts';

export const layoutSpanish: Translated<typeof layoutEnglish> = {
  places: {
    dashboard: 'Panel',
    accounts: 'Cuentas de LinkedIn',
    comments: 'Historial de comentarios',
    billing: 'Facturación',
    settings: 'Ajustes',
  },
  menu: {
    name: 'Menú',
    main: 'Menú principal',
    open: 'Abrir el menú',
    close: 'Cerrar el menú',
    skip: 'Saltar al contenido',
  },
  userMenu: {
    open: 'Menú de usuario',
    admin: 'Administrador',
    user: 'Usuario',
    settings: 'Ajustes',
    security: 'Seguridad',
    logout: 'Cerrar sesión',
  },
  bell: {
    name: 'Avisos',
    markAll: 'Marcar todo como leído',
    markFailed: 'No se pudo marcar como leído',
    unread: 'Avisos: %{smart_count} sin leer |||| Avisos: %{smart_count} sin leer',
    none: 'Todavía no hay avisos.',
    new: 'Nuevo',
    workspace: 'Espacio de trabajo de %{name}',
    kinds: {
      approved_lapsed:
        'Un comentario aprobado para la publicación de %{author} ha caducado antes de poder publicarse. Cuenta: %{account}',
    },
  },
  workspace: {
    title: 'Espacios de trabajo',
    people: 'Personas',
    banner: 'Está en el espacio de trabajo de %{name}.',
    reviewer: 'Puede aprobar, editar, retener y descartar borradores.',
    viewer: 'Puede ver borradores e historial, pero no cambiarlos.',
    leave: 'Volver al propio',
  },
  view: {
    banner: 'Está viendo como %{name} — solo lectura',
    left: 'Queda %{smart_count} minuto |||| Quedan %{smart_count} minutos',
    leave: 'Salir',
  },
  theme: {
    name: 'Tema',
    light: 'Claro',
    dark: 'Oscuro',
    system: 'Como el sistema',
  },
  help: {
    title: '¿Necesita ayuda?',
    text: 'Guías breves con imágenes.',
    open: 'Leer la documentación',
  },
  notFound: {
    title: 'Página no encontrada',
    lead: 'No hay nada en esta dirección',
    text: 'Puede que esté mal escrita o que la página haya cambiado de sitio.',
    home: 'Ir al panel',
  },
};
