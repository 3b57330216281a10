import type { Translated } from '../../i18n/area.ts';
import { auditGerman as audit } from '../audit/texts/de.ts';
import { campaignsGerman as campaigns } from '../campaigns/texts/de.ts';
import { costsGerman as costs } from '../costs/texts/de.ts';
import { headerGerman as header } from '../header/texts/de.ts';
import { operationsGerman as operations } from '../operations/texts/de.ts';
import { optOutsGerman as optOuts } from '../optOuts/texts/de.ts';
import { plansGerman as plans } from '../plans/texts/de.ts';
import { userGerman as user } from '../user/texts/de.ts';
import { userFieldsGerman as fields, usersGerman as users } from '../users/texts/de.ts';
import type { adminEnglish } from './en.ts';

export const adminGerman: Translated<typeof adminEnglish> = {
  places: {
    dashboard: 'Dashboard',
    campaigns: 'Kampagnen',
    plans: 'Tarife',
    operations: 'Betrieb',
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
    createdAt: 'Wann',
    action: 'Aktion',
    actorId: 'Geändert von',
    who: 'Geändert von',
    subject: 'Kunde',
    whom: 'Kunde',
    address: 'Adresse',
  },
};
const log = {
  createdAt: 'Zeit',
  kind: 'Typ',
  state: 'Zustand',
  fault: 'Fehler',
  tries: 'Versuche',
};
export const resourcesGerman = {
  users: { fields },
  audit: changes,
  'user-audit': changes,
  campaigns: {
    fields: { name: 'Name', template: 'Bereiche', updatedAt: 'Geändert' },
  },
  'opt-outs': {
    fields: {
      profileUrl: 'Profil',
      state: 'Zustand',
      createdAt: 'Angefragt',
      q: 'Profil',
    },
  },
  costs: {
    fields: {
      month: 'Monat',
      email: 'Kunde',
      accountName: 'Konto',
      calls: 'Aufrufe',
      inputTokens: 'Eingabe-Tokens',
      cachedTokens: 'Aus dem Cache',
      outputTokens: 'Ausgabe-Tokens',
      cost: 'Kosten',
      q: 'Kunde',
    },
  },
  plans: {
    fields: {
      name: 'Name',
      price: 'Preis pro Platz und Monat (USD)',
      trialDays: 'Testtage',
      included: 'Enthalten',
      excluded: 'Nicht enthalten',
    },
  },
  'received-webhooks': { fields: { ...log, provider: 'Von', about: 'Betrifft' } },
  'sent-webhooks': { fields: { ...log, type: 'Typ', email: 'Kunde', url: 'An' } },
  'dead-letters': { fields: { ...log, about: 'Betrifft' } },
  mails: {
    fields: { ...log, recipient: 'Empfänger', subject: 'Betreff', q: 'Empfänger oder Betreff' },
  },
  'user-accounts': {
    fields: {
      name: 'Konto',
      status: 'Status',
      state: 'Automatik',
      createdAt: 'Verbunden',
    },
  },
  'user-comments': {
    fields: {
      createdAt: 'Veröffentlicht',
      accountId: 'Konto',
      posterName: 'Autor',
      category: 'Art',
      comment: 'Kommentar',
      writing: 'Kosten',
    },
  },
  'user-invoices': {
    fields: {
      invoiceNumber: 'Rechnung',
      createdAt: 'Datum',
      status: 'Status',
      amount: 'Betrag',
    },
  },
};
