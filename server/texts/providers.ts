/** The providers that are asked for something. */
export const providers = {
  asksPause: '%{provider} asks for a pause',
  bankWantsAskedAbout:
    'Your bank wants to be asked about this payment. Please add the card anew, or use another one',
  cantReachedMoment: "%{provider} can't be reached at the moment",
  cardCouldNotProcessed: 'Your card could not be processed. Please try again in a little while',
  cardDeclined: 'Your card was declined',
  cardDoesNotTake: 'Your card does not take payments in this currency',
  cardDoesNotTakeKind: 'Your card does not take this kind of payment',
  cardInsufficientFunds: 'Your card has insufficient funds',
  cardOverLimit: 'Your card is over its limit',
  cardPastExpiryDate: 'Your card is past its expiry date',
  cardsExpiryMonthNot: "Your card's expiry month is not right",
  cardsExpiryYearNot: "Your card's expiry year is not right",
  cardsNumberNotRight: "Your card's number is not right",
  cardsSecurityCodeNot: "Your card's security code is not right",
  cardUsedTooOften: 'Your card was used too often in a short time, or is over its limit',
  connectionNotSetUp: 'The %{provider} connection of this installation is not set up correctly',
  doesNotKnowAny: '%{provider} does not know this any more',
  imageHostInstallationNot: 'The image host of this installation is not set up correctly',
  keyMayNotUse:
    'The key may not use this model from here: check the rights of OPENAI_API_KEY at the provider',
  keyNoCreditAdd: 'This key has no credit: add credit or raise the spending limit at the provider',
  keyRefusedSetOpenai:
    'The key was refused: set OPENAI_API_KEY to a key that the provider accepts, and restart',
  linkedinAllowsNoMore: 'LinkedIn allows no more comments for this account today',
  linkedinDoesNotAllow: 'LinkedIn does not allow this here',
  linkedinNoLonger: 'LinkedIn no longer has this',
  linkedinSignedAccountOut: 'LinkedIn signed this account out. Log in to it again',
  modelAllowsFewerTokens:
    'The model allows fewer tokens: lower OPENAI_MAX_TOKENS or give the model a longer context, and restart',
  modelDoesNotAccept:
    'The model does not accept this reasoning effort: change OPENAI_REASONING_EFFORT or remove it, and restart',
  nothingAnswersChatCompletions:
    'Nothing answers chat completions at this address: set OPENAI_BASE_URL to the one that ends before /chat/completions',
  paymentsInstallationNotSet: 'The payments of this installation are not set up correctly',
  refused: '%{provider} refused this',
  refusedPhoto: '%{provider} refused the photo',
  refusedRequest: '%{provider} refused the request',
  senseless: '%{provider} gave an answer that makes no sense',
  serverNoSuchModel: 'The server has no such model: set OPENAI_MODEL to one that it offers, and restart',
  silent: '%{provider} does not answer at the moment',
  todaysReadingLimitLinkedin: "Today's reading limit at LinkedIn is reached",
  unclear: '%{provider} does not answer properly at the moment',
  unknownCustomer: '%{provider} does not know this customer any more',
  writerInstallationNotSet: 'The writer of this installation is not set up correctly',
} as const;
