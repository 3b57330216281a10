import type { Translated } from '../../../i18n/area.ts';
import type { campaignsEnglish } from './en.ts';

export const campaignsSpanish: Translated<typeof campaignsEnglish> = {
  title: 'Campañas',
  text: 'Ajustes reutilizables que se aplican a la vez a las cuentas de muchos usuarios.',
  new: 'Nueva campaña',
  newText: 'Una campaña no cambia nada hasta que usted la aplica.',
  all: 'Todas las campañas',
  failed: 'No se pudieron cargar las campañas',
  none: 'Aún no hay campañas',
  noneText: 'Defina los ajustes una vez, revise los cambios y aplíquelos a los usuarios que elija.',
  template: 'Plantilla',
  templateText: 'Las secciones marcadas sustituyen los ajustes de cada cuenta. Los demás ajustes no cambian.',
  thisCampaign: 'esta campaña',
  save: 'Guardar campaña',
  saved: 'Campaña guardada',
  saveFailed: 'No se pudo guardar la campaña',
  parts: {
    timing: 'Horario',
    limits: 'Límites',
    searches: 'Búsquedas',
    monitors: 'Perfiles',
    prompt: 'Prompt',
  },
  diff: {
    same: 'Sin cambios: la cuenta ya tiene estos ajustes.',
    nothing: '(vacío)',
  },
  apply: {
    unsaved: 'Guarde la campaña antes de aplicarla.',
    silent:
      'Una cuenta recibe el límite diario 0. Si está en marcha, deja de publicar esos comentarios. |||| %{smart_count} cuentas reciben el límite diario 0. Las que están en marcha dejan de publicar esos comentarios.',
    title: 'Aplicar',
    text: 'Se aplica a todas las cuentas conectadas de los usuarios elegidos. Antes verá los cambios.',
    users: 'Usuarios',
    look: 'Ver cambios',
    noAccounts: 'Estos usuarios no tienen cuentas conectadas.',
    button: 'Aplicar a %{smart_count} cuenta |||| Aplicar a %{smart_count} cuentas',
    done: 'Aplicada a una cuenta |||| Aplicada a %{smart_count} cuentas',
    failed: 'No se pudo aplicar la campaña',
  },
  runs: {
    title: 'Historial',
    none: 'Aún no se ha aplicado.',
    of: '%{time}, por %{name}',
    nobody: 'un administrador anterior',
    undo: 'Deshacer',
    setBack: 'Deshecho',
    undone: 'Ajustes anteriores restaurados',
    partly:
      'Una cuenta se cambió después y queda como está |||| %{smart_count} cuentas se cambiaron después y quedan como están',
    failed: 'No se pudo deshacer la campaña',
    ask: '¿Restaurar 1 cuenta? |||| ¿Restaurar %{smart_count} cuentas?',
    askText:
      'Cada cuenta recupera sus ajustes anteriores. Las que han cambiado desde entonces conservan los suyos.',
    confirm: 'Restaurar',
  },
  remove: {
    button: 'Eliminar campaña',
    title: '¿Eliminar %{name}?',
    text: 'Las cuentas conservan sus ajustes. Ya no se podrán deshacer las aplicaciones anteriores.',
    failed: 'No se pudo eliminar la campaña',
  },
};
