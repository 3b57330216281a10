import type { Translated } from '../../i18n/area.ts';
import type { unsubscribeEnglish } from './en.ts';

export const unsubscribeSpanish: Translated<typeof unsubscribeEnglish> = {
  title: 'Desactivar el resumen diario',
  lead: 'Ya no recibirá correos diarios de Chime In sobre resultados, respuestas, borradores y cuentas. Otros correos, como los recibos, le seguirán llegando.',
  confirm: 'Desactivar',
  doneTitle: 'El resumen diario está desactivado',
  done: 'Puede volver a activarlo en los ajustes, en «Perfil».',
  toSettings: 'Abrir los ajustes',
  failed: 'No se pudo desactivar el resumen diario',
};
