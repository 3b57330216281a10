export const operations = {
  restored: 'The backup that was restored has no data after %{time}',
  standbyPromoted: 'The database failed over to a standby that may lack data after %{time}',
  otherPostgres: 'The database is on another server than before, which may lack data after %{time}',
  textMailNotKept:
    'The text of this e-mail is not stored, because it contained a code or a link, or is too old',
  capNeedsPrice: 'A cap needs the price of the model in use (%{model}). Add it first',
  priceNotInPast: 'A price applies from now on or later',
} as const;
