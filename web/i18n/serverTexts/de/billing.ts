import type { TextsOf } from '../textsOf.ts';

export const billing: TextsOf<'billing'> = {
  accounts: '1 Konto |||| %{smart_count} Konten',
  accountsAre: '1 Konto ist |||| %{smart_count} Konten sind',
  addPaymentMethodBefore: 'Bitte fügen Sie eine Zahlungsmethode hinzu, bevor Sie einen Tarif abonnieren',
  addPaymentMethodThen: 'Bitte fügen Sie eine Zahlungsmethode hinzu und bestätigen Sie die Zahlung damit',
  anotherChangeBillingStill: 'Eine andere Änderung Ihrer Abrechnung wird noch bearbeitet',
  answersWithinOneWorking: 'Support innerhalb eines Arbeitstags',
  bankAsksConfirmPayment:
    'Ihre Bank verlangt Ihre Bestätigung. Bitte öffnen Sie %{url} und bestätigen Sie die Zahlung dort',
  callSetEverythingUp: 'Einrichtungsgespräch',
  commandLineApi: 'Befehlszeile und API',
  commentsFromSearchesProfiles: 'Kommentare aus Suchen und Profilen',
  currentPlan: 'Das ist Ihr jetziger Tarif',
  disconnectFirst: '%{are} verbunden. Bitte trennen Sie zuerst %{accounts}',
  draftsApproveBeforeThey: 'Freigabe von Entwürfen vor dem Veröffentlichen',
  lastInvoiceNotPaid:
    'Ihre letzte Rechnung ist noch nicht bezahlt. Bitte aktualisieren Sie zuerst Ihre Zahlungsmethode',
  noSubscriptionYetChoose: 'Sie haben noch kein Abonnement. Bitte wählen Sie einen Tarif',
  onlyCardSubscriptionAdd:
    'Das ist die einzige Karte Ihres Abonnements. Bitte fügen Sie zuerst eine andere hinzu',
  orderMustNameEvery: 'Die Reihenfolge muss jeden Tarif genau einmal nennen',
  paymentMadeMeanwhileReload: 'Diese Zahlung ist schon erfolgt. Bitte laden Sie die Seite neu',
  signatureNoticeNotRight: 'Die Signatur dieses Ereignisses stimmt nicht oder ist zu alt',
  subscriptionAlreadyChangePlan: 'Sie haben schon ein Abonnement. Wechseln Sie stattdessen dessen Tarif',
  subscriptionEndedChoosePlan: 'Ihr Abonnement ist beendet. Bitte wählen Sie einen Tarif',
  thereNoSuchPlan: 'Diesen Tarif gibt es nicht',
  therePlansMost: 'Es sind höchstens %{most} Tarife möglich',
  upgradeToApprove: 'Bitte erweitern Sie Ihr Abonnement, um Entwürfe freizugeben',
  upgradeToConnect: 'Bitte erweitern Sie Ihr Abonnement, um Konten zu verbinden',
  upgradeToPreview: 'Bitte erweitern Sie Ihr Abonnement, um Kommentare in der Vorschau anzusehen',
  upgradeToSave: 'Bitte erweitern Sie Ihr Abonnement, um Einstellungen zu speichern',
  upgradeToStart: 'Bitte erweitern Sie Ihr Abonnement, um die Automatisierung zu starten',
  upgradeToTryPrompts: 'Bitte erweitern Sie Ihr Abonnement, um Prompts auszuprobieren',
  ownerMustUpgrade:
    'Der Inhaber dieses Arbeitsbereichs braucht ein Abonnement, bevor Entwürfe freigegeben werden können',
};
