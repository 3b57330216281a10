import type { TextsOf } from '../textsOf.ts';

export const billing: TextsOf<'billing'> = {
  accounts: '1 Konto |||| %{smart_count} Konten',
  accountsAre: '1 Konto ist |||| %{smart_count} Konten sind',
  addPaymentMethodBefore: 'Bitte fügen Sie ein Zahlungsmittel hinzu, bevor Sie einen Tarif abonnieren',
  addPaymentMethodThen: 'Bitte fügen Sie ein Zahlungsmittel hinzu und bestätigen Sie die Zahlung dann damit',
  anotherChangeBillingStill: 'Eine andere Änderung Ihrer Abrechnung wird noch bearbeitet',
  answersWithinOneWorking: 'Antworten innerhalb eines Arbeitstags',
  bankAsksConfirmPayment:
    'Ihre Bank bittet Sie, diese Zahlung zu bestätigen. Bitte öffnen Sie %{url} und bestätigen Sie sie dort',
  callSetEverythingUp: 'Ein Gespräch zum Einrichten',
  commandLineApi: 'Kommandozeile und API',
  commentsFromSearchesProfiles: 'Kommentare aus Suchen und Profilen',
  currentPlan: 'Das ist Ihr jetziger Tarif',
  disconnectFirst: '%{are} verbunden. Bitte trennen Sie zuerst %{accounts}',
  draftsApproveBeforeThey: 'Entwürfe, die Sie vor dem Veröffentlichen freigeben',
  lastInvoiceNotPaid:
    'Ihre letzte Rechnung ist noch nicht bezahlt. Bitte aktualisieren Sie zuerst Ihr Zahlungsmittel',
  noSubscriptionYetChoose: 'Sie haben noch kein Abonnement. Bitte wählen Sie einen Tarif',
  onlyCardSubscriptionAdd:
    'Das ist die einzige Karte Ihres Abonnements. Bitte fügen Sie zuerst eine andere hinzu',
  orderMustNameEvery: 'Die Reihenfolge muss jeden Tarif einmal nennen',
  paymentMadeMeanwhileReload: 'Diese Zahlung ist inzwischen erfolgt. Bitte laden Sie die Seite neu',
  signatureNoticeNotRight: 'Die Signatur dieser Benachrichtigung stimmt nicht oder ist zu alt',
  subscriptionAlreadyChangePlan: 'Sie haben schon ein Abonnement. Wechseln Sie stattdessen dessen Tarif',
  subscriptionEndedChoosePlan: 'Ihr Abonnement ist beendet. Bitte wählen Sie einen Tarif',
  thereNoSuchPlan: 'Diesen Tarif gibt es nicht',
  therePlansMost: 'Es gibt %{most} Tarife, mehr sind nicht möglich',
  upgradeToApprove: 'Bitte erweitern Sie Ihr Abonnement, um Entwürfe freizugeben',
  upgradeToConnect: 'Bitte erweitern Sie Ihr Abonnement, um Konten zu verbinden',
  upgradeToPreview: 'Bitte erweitern Sie Ihr Abonnement, um Kommentare in der Vorschau anzusehen',
  upgradeToSave: 'Bitte erweitern Sie Ihr Abonnement, um Einstellungen zu speichern',
  upgradeToStart: 'Bitte erweitern Sie Ihr Abonnement, um die Automatisierung zu starten',
  upgradeToTryPrompts: 'Bitte erweitern Sie Ihr Abonnement, um Prompts auszuprobieren',
};
