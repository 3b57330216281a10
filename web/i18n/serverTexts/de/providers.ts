import type { TextsOf } from '../textsOf.ts';

export const providers: TextsOf<'providers'> = {
  asksPause: '%{provider} verlangt langsamere Anfragen',
  bankWantsAskedAbout:
    'Ihre Bank verlangt für diese Zahlung eine Bestätigung. Bitte fügen Sie die Karte neu hinzu oder verwenden Sie eine andere',
  cantReachedMoment: '%{provider} ist zurzeit nicht erreichbar',
  cardCouldNotProcessed:
    'Ihre Karte konnte nicht verarbeitet werden. Bitte versuchen Sie es in Kürze noch einmal',
  cardDeclined: 'Ihre Karte wurde abgelehnt',
  cardDoesNotTake: 'Ihre Karte lässt Zahlungen in dieser Währung nicht zu',
  cardDoesNotTakeKind: 'Ihre Karte lässt diese Art von Zahlung nicht zu',
  cardInsufficientFunds: 'Ihre Karte hat nicht genug Deckung',
  cardOverLimit: 'Ihre Karte hat ihr Limit überschritten',
  cardPastExpiryDate: 'Ihre Karte ist abgelaufen',
  cardsExpiryMonthNot: 'Der Ablaufmonat Ihrer Karte stimmt nicht',
  cardsExpiryYearNot: 'Das Ablaufjahr Ihrer Karte stimmt nicht',
  cardsNumberNotRight: 'Die Nummer Ihrer Karte stimmt nicht',
  cardsSecurityCodeNot: 'Die Prüfziffer Ihrer Karte stimmt nicht',
  cardUsedTooOften: 'Ihre Karte wurde in kurzer Zeit zu oft verwendet oder hat ihr Limit überschritten',
  connectionNotSetUp: 'Die Verbindung zu %{provider} ist auf diesem Server nicht richtig eingerichtet',
  doesNotKnowAny: '%{provider} kennt das nicht mehr',
  imageHostInstallationNot: 'Der Bilderdienst ist auf diesem Server nicht richtig eingerichtet',
  keyMayNotUse:
    'Der Schlüssel darf dieses Modell von hier aus nicht verwenden: Prüfen Sie beim Anbieter die Rechte von OPENAI_API_KEY',
  keyNoCreditAdd:
    'Dieser Schlüssel hat kein Guthaben: Laden Sie es beim Anbieter auf, oder erhöhen Sie dort das Ausgabenlimit',
  keyRefusedSetOpenai:
    'Der Schlüssel wurde abgelehnt: Setzen Sie OPENAI_API_KEY auf einen, den der Anbieter annimmt, und starten Sie neu',
  linkedinAllowsNoMore: 'LinkedIn lässt für dieses Konto heute keine weiteren Kommentare zu',
  linkedinDoesNotAllow: 'LinkedIn erlaubt das nicht',
  linkedinNoLonger: 'Bei LinkedIn gibt es das nicht mehr',
  linkedinSignedAccountOut: 'LinkedIn hat dieses Konto abgemeldet. Melden Sie es erneut an',
  modelAllowsFewerTokens:
    'Das Modell erlaubt weniger Token: Verringern Sie OPENAI_MAX_TOKENS oder geben Sie dem Modell einen längeren Kontext, und starten Sie neu',
  modelDoesNotAccept:
    'Das Modell nimmt diesen Denkaufwand nicht an: Ändern oder entfernen Sie OPENAI_REASONING_EFFORT, und starten Sie neu',
  nothingAnswersChatCompletions:
    'Unter dieser Adresse antwortet nichts auf Chat Completions: Setzen Sie OPENAI_BASE_URL auf die, die vor /chat/completions endet',
  paymentsInstallationNotSet: 'Zahlungen sind auf diesem Server nicht richtig eingerichtet',
  refused: '%{provider} hat das abgelehnt',
  refusedPhoto: '%{provider} hat das Foto abgelehnt',
  refusedRequest: '%{provider} hat die Anfrage abgelehnt',
  senseless: 'Die Antwort von %{provider} ist nicht lesbar',
  serverNoSuchModel:
    'Der Server hat kein solches Modell: Setzen Sie OPENAI_MODEL auf eines, das er anbietet, und starten Sie neu',
  silent: '%{provider} antwortet zurzeit nicht',
  todaysReadingLimitLinkedin: 'Das heutige Leselimit bei LinkedIn ist erreicht',
  unclear: '%{provider} antwortet zurzeit nicht richtig',
  unknownCustomer: '%{provider} kennt diesen Kunden nicht mehr',
  writerInstallationNotSet: 'Der KI-Schreiber ist auf diesem Server nicht richtig eingerichtet',
};
