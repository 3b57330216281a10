const listOf = (words: string): string[] => words.trim().split(/\s+/);

/** Words without a topic that the package of stop words lacks. */
export const fillers: Record<'en' | 'de' | 'es', string[]> = {
  en: listOf(`
    also always another anyone anything around away back become becomes best better big bit come comes day days done even
    ever every everyone everything exactly fact far feel find first get gets getting give given go goes going gone good got
    great happen happens hard idea important instead just keep kind know last least less let like little long look lot made
    make makes making many matter matters may maybe mean means might much must need needs never new next nothing now often
    one ones part people perhaps piece place point points post put quite rather read real really right said say saying says
    see seem seems seen share shared sharing show simply since someone something sometimes still sure take takes talk tell
    thank thanks thing things think though thought thoughts three time times today together true truly try two understand
    upon use used useful using usually want way ways week well whole without word words work works world worth would year
    years yes yet agree agreed absolutely
  `),
  de: listOf(`
    ab allein allerdings bereits besser beste besten bisschen bleibt bleiben braucht brauchen bringt bzw dabei dadurch dafür
    dagegen daher damit danach daran darauf daraus darf darin darüber darum davon dazu denen deshalb doch ebenso eben echt
    eher eigentlich einfach erst erste ersten fast finde finden ganz ganze ganzen gar geben geht gehen genau gerade gern
    gerne gibt gleich groß große großen gut gute guten guter gutes halt heißt heute immer ja jemand kommen kommt lassen lässt
    leider leute liegt mal mensch menschen meist meistens moment muss nämlich natürlich neu neue neuen neuer nie niemand oft
    punkt recht richtig sache sachen sagen sagt schon sehen sehr sehe seit sieht sogar sowie später stehen steht stimmt tag
    tage thema tun überhaupt völlig wahr warum weg weil weiter weitere weniger wenig wer wichtig wichtige wieder wirklich
    wissen wohl worum worüber zeigen zeigt zeit ziemlich zumindest zwar zwei drei beitrag post danke jahr jahre jahren
    woche wochen gedanke gedanken teilen geteilt gemacht macht beim zum zur ans mehr wären wäre hätte würde würden wird
    werden worden wurde wurden sagen ebenfalls vieles welche welcher welches deren dessen
  `),
  es: listOf(`
    además agradezco ahí algo alguien año años aquello así bastante bueno cada caso clave compartir compartes cosa cosas
    creo cuestión da dice dices idea importa importante interesante gente gracias gran haber hace hacer hacerlo jamás justo
    llega llevar llegar manera mejor mismo momento muchas mucho necesita necesitamos nunca parte pasa pensar persona personas
    post publicación punto queda quedarse quizá realidad realmente resulta resume saber sabe seguro sé sigue siempre
    simplemente suele tal tema tener tiempo tiene totalmente trata tres vez veces verdad ver verse vida viene visto
  `),
};
