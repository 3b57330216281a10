import type { Sentences } from '../../sentences.ts';

/** Plans, seats, cards, and the providers that are asked for something. */
export const billing: Sentences = {
  // Plans
  'Comments from searches and profiles': 'Kommentare aus Suchen und Profilen',
  'Drafts to approve before they are posted': 'Entwürfe, die Sie vor dem Veröffentlichen freigeben',
  'The command line and the API': 'Kommandozeile und API',
  'Answers within one working day': 'Antworten innerhalb eines Arbeitstags',
  'A call to set everything up': 'Ein Gespräch zum Einrichten',
  'There is no such plan': 'Diesen Tarif gibt es nicht',
  'The plan': 'Der Tarif',
  'This is your current plan': 'Das ist Ihr jetziger Tarif',
  'You have a subscription already. Change its plan instead':
    'Sie haben schon ein Abonnement. Wechseln Sie stattdessen dessen Tarif',
  'You have no subscription yet. Please choose a plan':
    'Sie haben noch kein Abonnement. Bitte wählen Sie einen Tarif',
  'Your subscription has ended. Please choose a plan':
    'Ihr Abonnement ist beendet. Bitte wählen Sie einen Tarif',
  'A subscription is cancelled at the end of its period':
    'Ein Abonnement wird zum Ende seines Zeitraums gekündigt',
  'Another change to your billing is still being worked on':
    'Eine andere Änderung Ihrer Abrechnung wird noch bearbeitet',
  'Your last invoice is not paid yet. Please update your payment method first':
    'Ihre letzte Rechnung ist noch nicht bezahlt. Bitte aktualisieren Sie zuerst Ihr Zahlungsmittel',

  // Seats
  'Reached the seats limit': 'Alle Plätze sind belegt',
  'Give the seats, the plan or both': 'Geben Sie die Plätze, den Tarif oder beides an',
  '%{are} connected. Please disconnect %{accounts} first':
    '%{are} verbunden. Bitte trennen Sie zuerst %{accounts}',
  '1 account is': '1 Konto ist',
  '%{count} accounts are': '%{count} Konten sind',
  '1 account': '1 Konto',
  '%{count} accounts': '%{count} Konten',
  '%{what} must be a whole number from 1 to %{most}': '%{what} muss eine ganze Zahl von 1 bis %{most} sein',
  'The page': 'Die Seite',
  'The limit': 'Das Limit',

  // Cards
  'The payment method': 'Das Zahlungsmittel',
  'The payment method is not valid': 'Das Zahlungsmittel ist ungültig',
  'Please add a payment method before subscribing to a plan':
    'Bitte fügen Sie ein Zahlungsmittel hinzu, bevor Sie einen Tarif abonnieren',
  'This is the only card of your subscription. Please add another one first':
    'Das ist die einzige Karte Ihres Abonnements. Bitte fügen Sie zuerst eine andere hinzu',
  'Your card has insufficient funds': 'Ihre Karte hat nicht genug Deckung',
  'Your card was used too often in a short time, or is over its limit':
    'Ihre Karte wurde in kurzer Zeit zu oft verwendet oder hat ihr Limit überschritten',
  'Your card is over its limit': 'Ihre Karte hat ihr Limit überschritten',
  'Your card is past its expiry date': 'Ihre Karte ist abgelaufen',
  "Your card's expiry month is not right": 'Der Ablaufmonat Ihrer Karte stimmt nicht',
  "Your card's expiry year is not right": 'Das Ablaufjahr Ihrer Karte stimmt nicht',
  "Your card's number is not right": 'Die Nummer Ihrer Karte stimmt nicht',
  "Your card's security code is not right": 'Die Prüfziffer Ihrer Karte stimmt nicht',
  'Your card does not take this kind of payment': 'Ihre Karte lässt diese Art von Zahlung nicht zu',
  'Your card does not take payments in this currency':
    'Ihre Karte lässt Zahlungen in dieser Währung nicht zu',
  'Your card could not be processed. Please try again in a little while':
    'Ihre Karte konnte nicht verarbeitet werden. Bitte versuchen Sie es in Kürze noch einmal',
  'Your bank wants to be asked about this payment. Please add the card anew, or use another one':
    'Ihre Bank verlangt für diese Zahlung eine Bestätigung. Bitte fügen Sie die Karte neu hinzu oder verwenden Sie eine andere',
  'Your bank asks you to confirm this payment. Please open %{url} and confirm it there':
    'Ihre Bank bittet Sie, diese Zahlung zu bestätigen. Bitte öffnen Sie %{url} und bestätigen Sie sie dort',
  'This payment was made meanwhile. Please reload the page':
    'Diese Zahlung ist inzwischen erfolgt. Bitte laden Sie die Seite neu',
  'Please add a payment method, then confirm the payment with it':
    'Bitte fügen Sie ein Zahlungsmittel hinzu und bestätigen Sie die Zahlung dann damit',
  'Your card was declined': 'Ihre Karte wurde abgelehnt',
  'The signature of this notice is not right, or too old':
    'Die Signatur dieser Benachrichtigung stimmt nicht oder ist zu alt',

  // Providers
  LinkedIn: 'LinkedIn',
  'The payments provider': 'Der Zahlungsdienst',
  'The image host': 'Der Bilderdienst',
  'The writer': 'Das Schreibmodell',
  "%{provider} can't be reached at the moment": '%{provider} ist zurzeit nicht erreichbar',
  '%{provider} does not answer at the moment': '%{provider} antwortet zurzeit nicht',
  '%{provider} does not answer properly at the moment': '%{provider} antwortet zurzeit nicht richtig',
  '%{provider} gave an answer that makes no sense': '%{provider} hat unverständlich geantwortet',
  '%{provider} asks for a pause': '%{provider} bittet um eine Pause',
  '%{provider} refused this': '%{provider} hat das abgelehnt',
  '%{provider} refused the request': '%{provider} hat die Anfrage abgelehnt',
  '%{provider} refused the photo': '%{provider} hat das Foto abgelehnt',
  '%{provider} does not know this any more': '%{provider} kennt das nicht mehr',
  '%{provider} does not know this customer any more': '%{provider} kennt diesen Kunden nicht mehr',
  'The payments of this installation are not set up correctly':
    'Die Zahlungen dieser Installation sind nicht richtig eingerichtet',
  'The image host of this installation is not set up correctly':
    'Der Bilderdienst dieser Installation ist nicht richtig eingerichtet',
  'The writer of this installation is not set up correctly':
    'Das Schreibmodell dieser Installation ist nicht richtig eingerichtet',
  'The %{provider} connection of this installation is not set up correctly':
    'Die Verbindung dieser Installation zu %{provider} ist nicht richtig eingerichtet',
  "Today's reading limit at LinkedIn is reached": 'Das heutige Leselimit bei LinkedIn ist erreicht',
  'LinkedIn allows no more comments for this account today':
    'LinkedIn lässt für dieses Konto heute keine weiteren Kommentare zu',
  'LinkedIn no longer has this': 'Bei LinkedIn gibt es das nicht mehr',
  'LinkedIn does not allow this here': 'LinkedIn erlaubt das hier nicht',
};
