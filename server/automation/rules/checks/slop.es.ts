/** Phrases of machine-made comments, at most 40. Each names one habit. */
export const slopSpanish: RegExp[] = [
  // contrast for effect
  /\bno (?:es|se trata|son|basta|fue)(?: de| con)? (?:solo|sólo|solamente|únicamente|simplemente|tanto)\b[^.!?]{2,80}(?:sino|es |se trata|[,;–—-]+ ?(?:es|son)\b)/iu,
  /\bno (?:es|se trata de|va de|son) [^.!?]{2,60}[,;–—-]+ ?(?:sino|es|se trata|son)\b/iu,
  /\bno (?:solo|sólo|solamente|únicamente) [^.!?]{2,70}[,;]? sino\b|\b(?:es|son|sea) (?:mucho )?más que\b|\bno [^.!?,;]{2,40}, (?:sino|se|es|son) |\b(\p{L}+) no \p{L}+(?: \p{L}+)?, \p{L}+ \p{L}+ \1\b/iu,
  // stock openings
  /^[¡!]?(?:wow[,! ]*)?(?:qué |muy )?(?:gran|excelente|buen[ao]?|increíble|magnífic[ao]|fantástic[ao]|brillante|valios[ao]s?|interesantes?|inspirador[a]?|potente|poderos[ao]|genial|estupend[ao]|maravillos[ao]|acertad[ao]|important[e]s?)\b[^.!?]{0,25}\b(?:publicación|post|reflexi(?:ón|ones)|aporte|artículo|punto|perspectiva|mensaje|contenido|recordatorio|análisis|visión|texto|consejos?|resumen|forma|manera|palabras|planteamiento|historia|enfoque|ideas?|ejemplo|caso|iniciativa|lección)\b/iu,
  /\b(?:has|ha|han) dado en el clavo\b|\bdas en el clavo\b|\bdirecto al (?:punto|grano)\b|\ben el punto\b|^totalmente\b|^así es\b|\bmejor dicho imposible\b|\bno (?:podría|puedo) estar más de acuerdo\b|\bmuy bien dicho\b|\bbien dicho\b/iu,
  /\b(?:totalmente|completamente|absolutamente|muy|tan) (?:de acuerdo|cierto|acertado|verdad|necesario|valios[ao]|inspirador[a]?)\b|\bsin duda(?: alguna)?\b|\bcuánta razón\b|\bqué gran verdad\b/iu,
  /\b(?:(?:muchas|mil|muchísimas) )?gracias por (?:compartir|este|esta|tu|tus|recordar|poner|la|el|tan|traer|visibilizar|inspirar)/iu,
  /\ben (?:el|un|este|la|una|esta|estos) (?:mundo|entorno|panorama|era|época|mercado|contexto|tiempos|sociedad)(?: laboral| empresarial| digital)? (?:actual|de hoy|tan|cada vez|en constante|en plena|en el que|acelerad[ao]|cambiante|moderno|competitivo|digital|que corren)/iu,
  /\b(?:en constante (?:cambio|evolución)|cada vez más (?:competitivo|digital|complejo|cambiante)|hoy más que nunca|más que nunca|al final del día|a fin de cuentas)\b/iu,
  /\b(?:resuena|me llega|me (?:ha )?(?:inspira|inspirado|encanta|emociona|conmueve)|hace (?:mucho )?(?:reflexionar|pensar)|invita a (?:la reflexión|reflexionar|pensar)|da mucho que pensar)\b/iu,
  // praise alone
  /\b(?:bravo|enhorabuena|felicidades|felicitaciones|sigue así|aplausos|chapeau|chapó|olé|admirable|me quito el sombrero|grande!|crack)\b/iu,
  /\b(?:inspirador[a]?s?|inspiración|increíbles?|impresionantes?|extraordinari[ao]s?|maravillos[ao]s?|excepcional(?:es)?|invaluables?|espectacular|brillantes?|fantástic[ao]s?|sobresaliente|magistral)\b/iu,
  /\b(?:imprescindible|de lectura obligada|oro puro|joya|game changer|cambia las reglas|punto de inflexión|para enmarcar|mentalidad de crecimiento|mindset)\b/iu,
  /\b(?:gran|buen|valioso|importante|hermoso|poderoso|necesario|excelente) (?:recordatorio|aprendizaje|lección)\b/iu,
  // empty metaphors
  /\b(?:viaje|brújula|faros?|cimientos?|umbral|horizontes?|piedra angular|pilar(?:es)?|catalizador|motor|llave|puentes?|tejido|punta del iceberg|hoja de ruta|columna vertebral|el alma|adn|semillas?|chispa|timón|norte)\b/iu,
  /\b(?:desbloque\w+|potenci(?:a|ar|an|ando)|empoder\w+|impuls(?:a|ar|an|ando)|foment(?:a|ar|an|ando)|cultiv(?:a|ar|an|ando)|naveg(?:a|ar|ando)|abraz(?:a|ar|ando)|reinvent\w+|transform(?:a|ar|an|ando|ador|adora)|trasciend\w+|inspir(?:a|ar|an|ando))\b/iu,
  /\b(?:verdader[ao]s?|auténtic[ao]s?|genuin[ao]s?|real(?:es)?) (?:cambios?|crecimiento|impacto|éxito|liderazgo|transformación|conexi(?:ón|ones)|innovación|progreso|poder|valor|riqueza|magia)\b|\b(?:cambio|crecimiento|impacto|éxito|liderazgo|transformación|conexión|valor) (?:verdader[ao]|auténtic[ao]|genuin[ao]|real|sostenible|duradero|significativ[ao])\b/iu,
  /\b(?:la )?(?:magia|fuerza|belleza|esencia|clave|grandeza) (?:ocurre|sucede|está en|reside|nace|de)\b|\bzona de confort\b|\bmáximo potencial\b|\btodo (?:su|tu|el) potencial\b/iu,
  /\b(?:ahí|aquí|es donde|es ahí donde|así es como) (?:es donde )?(?:nace|ocurre|empieza|comienza|está|florece|surge|radica|se construye)\b/iu,
  /\b(?:marca(?:n|r)? la diferencia|allana(?:n)? el camino|rompe(?:n)? (?:barreras|esquemas|paradigmas)|deja(?:n|r)? huella|va(?:n)? más allá|el futuro (?:es|pertenece|está)|paso a paso|construyendo juntos|juntos (?:podemos|somos|construimos)|es el primer paso|todos ganan|afrontar los retos|grandes desafíos|ejemplo (?:inspirador|a seguir))\b/iu,
  // three abstractions in a row
  /\b(?:confianza|empatía|claridad|propósito|pasión|innovación|resiliencia|liderazgo|compromiso|visión|constancia|transparencia|autenticidad|creatividad|colaboración|valentía|crecimiento|impacto|curiosidad|disciplina|humildad|coherencia|estrategia|comunicación|esfuerzo|talento|valores|cultura|respeto|dedicación|perseverancia|honestidad|escucha|paciencia|determinación|foco|integridad|excelencia|responsabilidad|agilidad|coraje|humanidad|generosidad|sostenibilidad|energía|equipo|perspectiva|corazón|transformación),? (?:\p{L}+ )?(?:confianza|empatía|claridad|propósito|pasión|innovación|resiliencia|liderazgo|compromiso|visión|constancia|transparencia|autenticidad|creatividad|colaboración|valentía|crecimiento|impacto|curiosidad|disciplina|humildad|coherencia|estrategia|comunicación|esfuerzo|talento|valores|cultura|respeto|dedicación|perseverancia|honestidad|escucha|paciencia|determinación|foco|integridad|excelencia|responsabilidad|agilidad|coraje|humanidad|generosidad|sostenibilidad|energía|equipo|perspectiva|corazón|transformación),? (?:y|e|o|u)\b/iu,
  // bait
  /¿(?:[^¿?]{0,12})?(?:qué (?:opin|piens|te parece|crees|les parece|dic)|estás de acuerdo|están de acuerdo|y (?:tú|vosotros|ustedes)|cómo lo (?:ves|ven|viv)|a quién más|quién más|les ha pasado|te ha pasado|alguien más|cuál es (?:tu|su|vuestra)|verdad|coinciden|coincides|os pasa|les pasa|te animas|de acuerdo)[^?]{0,60}\?\s*\S{0,4}$/iu,
  /\b(?:te leo|os leo|los leo|cuéntame|cuéntanos|déjame tu|comparte tu|hablemos|sigamos conversando|léelo (?:otra vez|de nuevo))\b/iu,
  /\b(?:por más (?:personas|líderes|empresas|publicaciones)|brindo por|vamos a por|a por (?:ello|más)|adelante)\b[^.]{0,30}[!.]/iu,
  // words of the trade
  /\b(?:papel|rol|aspecto|factor|elemento|pilar|ingrediente|componente|pieza|punto) (?:clave|crucial|fundamental|esencial|vital|determinante|central)\b|\b(?:es|resulta|son) (?:clave|crucial|fundamental|esencial|vital|imprescindible|primordial)(?:es)?\b/iu,
  /\b(?:holístic\w+|sinergi\w+|paradigma\w*|disruptiv\w+|innovador[a]?s?|vanguardi\w+|transformador\w*|significativ[ao]s?|multifacétic\w+|enriquecedor\w*)\b/iu,
  /\b(?:subraya|refleja (?:perfectamente|muy bien|la importancia)|pone de (?:manifiesto|relieve)|ejemplifica|encapsula|resume (?:perfectamente|a la perfección|muy bien)|demuestra (?:una vez más|que el|la importancia|cómo)|nos recuerda)\b/iu,
  /[🙌👏🔥💯🚀💡✨🎯💪🙏❤🌟👍🎉]/u,
  /\b(?:me encanta|me fascina|qué (?:importante|cierto|bonito|potente|necesario|valioso|inspirador|maravilla|grande|lindo|buen[ao]?|gran))\b/iu,
  /\b(?:tu|su) (?:pasión|autenticidad|perspectiva|dedicación|sinceridad|visión|liderazgo|energía|experiencia|mensaje|historia) (?:es|inspira|nos|transmite|demuestra|me)\b/iu,
];
