const words = [
  /(?<!\p{L})(?:died|passed away|funeral|in memoriam|cancer|diagnosed|(?:laid|lay|laying) off|lay-?offs?|redundanc(?:y|ies)|suicide|grief|mourning|shooting|violence|racis[mt]|discriminat\p{L}+|election|earthquake)(?!\p{L})/iu,
  /(?<!\p{L})(?:verstorben|gestorben|beerdigung|trauer\p{L}*|krebs|krebsdiagnose|entlassungen|entlassungswelle|suizid|gewalt|rassis\p{L}+|diskriminier\p{L}+|bundestagswahl|wahlkampf|erdbeben|todesfall)(?!\p{L})/iu,
  /(?<!\p{L})(?:falleci\p{L}+|murió|funeral|duelo|cáncer|despidos|despidieron|suicidio|violencia|racis\p{L}+|discrimina\p{L}+|elecciones|terremoto)(?!\p{L})/iu,
];

/** By a short list of words that the sandbox's ordinary posts don't contain. */
export const isDelicate = (post: string): boolean => words.some((pattern) => pattern.test(post));
