import type { Translated } from '../../../i18n/area.ts';
import type { headerEnglish } from './en.ts';

export const headerSpanish: Translated<typeof headerEnglish> = {
  startCampaign: 'Iniciar nueva campaña',
  layout: 'Diseño',
  standard: 'Estándar',
  classic: 'Clásico',
  providers: { network: 'LinkedIn', writer: 'El redactor de comentarios' },
  kinds: {
    user_new: '%{user} es cliente nuevo',
    account_stopped: 'La cuenta de LinkedIn %{account} de %{user} perdió la sesión y se ha detenido',
    payment_failed: 'Un pago de %{user} ha fallado',
    provider_refuses: '%{provider} rechaza todos los comentarios. Las comprobaciones indican por qué.',
    cost_cap_near: 'Se ha gastado el 80 % del límite mensual de costes. %{user}',
    cost_cap_reached: 'Se ha alcanzado el límite mensual de costes y ya no se comenta. %{user}',
    opt_out_waiting: 'Un autor pide no recibir comentarios y espera su decisión',
    backup_failed: 'La copia de seguridad ha fallado',
    billing_difference: 'Los datos de facturación de %{user} no coinciden con los del proveedor de pagos',
  },
  factorBy:
    'Configure un segundo factor antes del %{when}. Después no podrá abrir ninguna otra página hasta que lo haga.',
  factorNow: 'Configure un segundo factor para continuar. Hasta entonces no podrá abrir ninguna otra página.',
  setUpFactor: 'Configurar',
};
