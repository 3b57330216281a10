import type { Translated } from '../../i18n/area.ts';
import { auditSpanish as audit } from '../audit/texts/es.ts';
import { campaignsSpanish as campaigns } from '../campaigns/texts/es.ts';
import { costsSpanish as costs } from '../costs/texts/es.ts';
import { headerSpanish as header } from '../header/texts/es.ts';
import { operationsSpanish as operations } from '../operations/texts/es.ts';
import { optOutsSpanish as optOuts } from '../optOuts/texts/es.ts';
import { plansSpanish as plans } from '../plans/texts/es.ts';
import { userSpanish as user } from '../user/texts/es.ts';
import { userFieldsSpanish as fields, usersSpanish as users } from '../users/texts/es.ts';
import type { adminEnglish } from './en.ts';

export const adminSpanish: Translated<typeof adminEnglish> = {
  places: {
    dashboard: 'Panel',
    campaigns: 'Campañas',
    plans: 'Planes',
    operations: 'Operaciones',
  },
  operations,
  optOuts,
  costs,
  plans,
  users,
  user,
  audit,
  header,
  campaigns,
};

/** By resource and field: react-admin finds its labels by `resources.<resource>.fields`. */
const changes = {
  fields: {
    createdAt: 'Cuándo',
    action: 'Acción',
    actorId: 'Autor',
    who: 'Autor',
    subject: 'Usuario',
    whom: 'Usuario',
    address: 'Dirección',
  },
};
const log = {
  createdAt: 'Hora',
  kind: 'Tipo',
  state: 'Estado',
  fault: 'Error',
  tries: 'Intentos',
};
export const resourcesSpanish = {
  users: { fields },
  audit: changes,
  'user-audit': changes,
  campaigns: {
    fields: { name: 'Nombre', template: 'Secciones', updatedAt: 'Modificada' },
  },
  'opt-outs': {
    fields: {
      profileUrl: 'Perfil',
      state: 'Estado',
      createdAt: 'Solicitada',
      q: 'Perfil',
    },
  },
  costs: {
    fields: {
      month: 'Mes',
      email: 'Cliente',
      accountName: 'Cuenta',
      calls: 'Llamadas',
      inputTokens: 'Tokens de entrada',
      cachedTokens: 'En caché',
      outputTokens: 'Tokens de salida',
      cost: 'Coste',
      q: 'Cliente',
    },
  },
  plans: {
    fields: {
      name: 'Nombre',
      price: 'Precio por plaza y mes (USD)',
      trialDays: 'Días de prueba',
      included: 'Incluido',
      excluded: 'No incluido',
    },
  },
  'received-webhooks': { fields: { ...log, provider: 'De', about: 'Asunto' } },
  'sent-webhooks': { fields: { ...log, type: 'Tipo', email: 'Cliente', url: 'A' } },
  'dead-letters': { fields: { ...log, about: 'Sobre' } },
  mails: {
    fields: { ...log, recipient: 'Destinatario', subject: 'Asunto', q: 'Destinatario o asunto' },
  },
  'user-accounts': {
    fields: {
      name: 'Cuenta',
      status: 'Estado',
      state: 'Automatización',
      createdAt: 'Conectada',
    },
  },
  'user-comments': {
    fields: {
      createdAt: 'Publicado',
      accountId: 'Cuenta',
      posterName: 'Autor',
      category: 'Modo',
      comment: 'Comentario',
      writing: 'Coste',
    },
  },
  'user-invoices': {
    fields: {
      invoiceNumber: 'Factura',
      createdAt: 'Fecha',
      status: 'Estado',
      amount: 'Importe',
    },
  },
};
