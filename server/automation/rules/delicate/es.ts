import type { DelicateWords } from './words.ts';

const relative =
  '(?:padre|papá|madre|mamá|hermano|hermana|hijo|hija|marido|esposo|esposa|mujer|pareja|amigo|amiga|compañer[oa]|coleg[ao]|mentor[a]?|jefe|jefa|abuel[oa]|tí[oa]|prim[oa]|bebé|vecin[oa]|socio|socia|fundador[a]?|niño|niña)';

export const delicateSpanish: DelicateWords = {
  figurative: [
    '(?:seguros?|póliza|protección|cobertura)(?: \\w+)? contra \\w+|contra (?:incendios|inundaci\\w+|robos)|quem(?:ar|ando|amos) caja|incendio (?:en|de) (?:caja|la bandeja)',
    'muert[oa]s? de (?:risa|hambre|sueño|miedo|vergüenza|ganas)|punto muerto|tiempos? muertos?|ángulos? muertos?|peso muerto|letra muerta|código muerto|capital muerto|(?:la )?muerte (?:del|de la|de las|de los) (?:correo|e-?mail|oficina|reuni\\w+|papel|cookies?|currículum|CV|PowerPoint|fax|tienda\\w*|comercio|creatividad|innovación|PDF|SEO)|muerte súbita del \\w+|(?:el|la) (?:correo|proyecto|idea|reunión|oficina|servidor|batería|móvil|papel|currículum|producto|negocio|conversación)\\w* (?:ha |está |se |ya |no |murió|ha muerto|muri)\\w*(?: muert[oa])?|mor(?:ir|imos|ía) de (?:éxito|risa|sed)|muero por|morirse de|matar (?:el tiempo|la idea|el proyecto|dos pájaros|procesos|moscas)|mata (?:la|el) (?:creatividad|idea|innovación|negocio|margen|conversión|foco|productividad)|matamos (?:la|el|esa|ese) \\w+|a muerte|deadlines?|killer \\w+',
    'guerra (?:de|por|del|contra) (?:precios?|talento|el talento|atención|papel|cifras|desgaste|las reuniones|los bugs|egos|clics)|war room|en pie de guerra|dar guerra|nombre de guerra|caballo de batalla|ataques? (?:informático|de ransomware|de phishing|DDoS|cibernético|de risa|de nervios)\\w*|ciberataques?|bomba (?:de (?:calor|agua|riego)|sumergible|hidráulica|de achique)|bombas (?:de (?:calor|agua|riego)|sumergibles|hidráulicas)|pasarlo bomba|noticia bomba|tiro (?:al aire|por la culata)|disparar (?:los|las|el|la) (?:ventas|costes|costos|precios)|se dispar\\w+',
    'avalancha de \\w+|lluvia de (?:ideas|correos)|tormenta (?:de ideas|perfecta)|inundad[oa]s? de|inundaci\\w+ de (?:correos|mensajes)|terremoto (?:político|en el sector|empresarial)|tsunami de|apaga(?:r|mos|ndo|fuegos) ?(?:fuegos|incendios)?|apagafuegos|quemar (?:caja|etapas|calorías)|tasa de quema|burn rate|cortafuegos|a prueba de fuego|desastre (?:de|total en) (?:reunión|proyecto|excel|lanzamiento|presentación)|un desastre|explosión de (?:ventas|datos|creatividad)',
    'cáncer (?:de la|del) (?:burocracia|empresa|organización|código|oficina)|viral|enfermo de (?:reuniones|éxito)|dolor de cabeza|puntos? de dolor|diagnóstic\\w+ (?:de (?:empresa|procesos|la máquina|averías|red|sistema)|electrónic\\w+|energétic\\w+|financier\\w+|del taller)|cuello de botella|anestesi\\w+ a la empresa|recetas? de',
    'gracias a Dios|por (?:el amor de )?Dios|Dios mío|sabe Dios|Dios sabe|vaya por Dios|ni Dios|todo Dios|si Dios quiere|como Dios manda|a la buena de Dios|santo grial|vacas? sagradas?|la biblia (?:de|del)|de buena fe|mala fe|fe en (?:el|la|los|las) (?:proceso|equipo|proyecto|datos|producto)|dar fe|doy fe|fe pública|mantra|gurús?|evangelizar|evangelizador\\w*|confesión|confieso|misa\\w* de ocho|ir a misa|el diablo está en|santo y seña|¡?por fin',
    'política (?:de|interna|comercial|salarial) ?(?:precios|devoluciones|privacidad|empresa|descuentos|retribu\\w+|gastos|oficina|cambios|retorno|calidad|cookies|vacaciones)?|partido de (?:fútbol|pádel|tenis|baloncesto|vuelta|ida)|partido (?:a partido|amistoso)|sacar(?:le)? partido|saca(?:mos|n)? partido|elección (?:de|del) (?:herramienta|proveedor|material|software|tema|color)\\w*|discriminar entre|despedi(?:r|rse|rme|rnos|mos|do) (?:de|del) (?:verano|año|cliente|excel|papel|\\w+ año)|me despido|se despid\\w+|despedida (?:del|de) (?:correo|soltero|soltera|año)',
  ],
  topics: {
    death: {
      clear: [
        'a media asta|(?:despacho|mesa|bata|taza|silla|bici|taquilla) (?:w+ ){0,5}se queda(?:rá)? como (?:está|lo dejó|la dejó)|por primera vez sin (?:él|ella|mi)',
        'murió|murieron|muere(?:n)?|morir|muriendo|ha muerto|han muerto|había muerto|muertes?|muert[oa]s?|fallec\\w+|falleció|difunt[oa]s?|funeral\\w*|entierro\\w*|enterra(?:mos|ron|r)|velatorio|velorio|tanatorio|cementerio|tumba|ataúd|cenizas|luto|duelo(?! de)|en paz descanse|descanse? en paz|descansa en paz|q\\.?e\\.?p\\.?d|D\\.?E\\.?P|pésame|condolencias|obituario|viud[oa]s?|huérfan[oa]s?|suicid\\w+|se quitó la vida|quitarse la vida|aborto espontáneo|perdimos (?:al|a la|el) bebé|nació sin vida|cuidados paliativos|último adiós|última despedida|nos (?:dejó|ha dejado|dejaste)(?! (?:un|una|claro|algo|con|sin|la|el|lo|de|pensando))|se nos fue|se fue para siempre|ya no (?:está|estás|estará) (?:entre|con) nosotros|ya no está\\b(?= (?:y|pero|,|\\.))|partió (?:ayer|hoy|el|la|demasiado|al|a los)|en memoria de|que en paz|tu ausencia|su ausencia|asesinat\\w+',
        `(?:perdí|perdimos|perdió|perder|perdido) a (?:mi|nuestr[oa]|su|un|una|tu) (?:\\w+ )?${relative}|(?:su|tu) (?:silla|mesa|taza|escritorio|bata|taquilla) (?:sigue|está|queda|vacía)`,
      ],
      hints: [
        'adiós|despedida|echar\\w* de menos|echamos de menos|te extrañ\\w+|extrañar\\w*|la familia|flores|velas?|lágrimas|llor\\w+|demasiado pronto|de repente|cielo|ausencia|vací[oa]|se fue|para siempre|abrazo a (?:su|la) familia|consuelo|recuerdo|homenaje',
      ],
    },
    illness: {
      clear: [
        'sin salir de (?:su|mi|la) (?:cuarto|habitación|casa|cama)|repetir la prueba|(?:el doctor|la doctora|el médico|la médica) (?:me |nos |le )?(?:dijo|llamó|explicó)',
        'cáncer|tumor(?:es)?|leucemia|linfoma|melanoma|quimio|quimioterapia|radioterapia|metástasis|oncol\\w+|oncóloga?|biopsia|maligno|paliativ\\w+|incurable|terminal(?:es)? (?:de|en)|enfermedad (?:rara|grave|crónica|terminal|degenerativa|autoinmune|mental)|enfermedad|me diagnosticaron|(?:le|les|nos) diagnosticaron|(?:mi|su|el|un) diagnóstico|diagnosticad[oa]s?|ictus|derrame cerebral|(?:sufrió|tuvo|tuve|dio|sufrí|tras|de) (?:un )?infarto|paro cardíaco|demencia|alzhéimer|alzheimer|párkinson|parkinson|esclerosis|ELA|epilepsia|coma inducido|en coma|cuidados intensivos|UCI|trasplante|diálisis|covid persistente|fibromialgia|depresión|ansiedad|ataques? de pánico|trastorno\\w*|anorexia|bulimia|alcohólic[oa]s?|alcoholismo|adicci(?:ón|ones)|rehabilitación|recaída|psiquiátric[oa]|psiquiatra|salud mental|me encontraron un bulto|un bulto en|cama de hospital|ingresad[oa]s?|ingresaron|quirófano|operación a vida|entre la vida y la muerte|silla de ruedas|baja (?:médica|por (?:depresión|ansiedad|estrés|enfermedad))|la enfermedad|enferm[oa] (?:de|grave|crónic[oa])',
      ],
      hints: [
        'hospital|operaron|operación|cirugía|tratamiento|resultados|pruebas|síntomas|medicación|recuperación|pelo|peluca|pañuelo|goteo|sesiones|enferm[oa]|agotamiento|burn-?out|terapia|mamografía|cuidarla|cuidarlo|levantarme de la cama|fuerzas',
      ],
    },
    layoff: {
      clear: [
        'baj(?:é|amos) la persiana|cerr(?:é|amos) para siempre|ya no tenía (?:correo|acceso|usuario)|me quitaron (?:el )?(?:correo|acceso)|años caben en una (?:caja|mochila|bolsa)',
        'despid(?:os?|ieron|ió|en|imos)|despedid[oa]s|(?:me|le|les|nos|te) (?:han |ha |habían )?despedi\\w+|fui despedid[oa]|despedir a|despidos masivos|ERE|ERTE|recorte(?:s)? de (?:personal|plantilla|empleo)|recort\\w+ (?:\\w+ )?(?:plantilla|personal|puestos)|reducción de (?:plantilla|personal)|reestructuración de plantilla|(?:perdí|perdió|perdieron|perder|pierden|perdido|perdimos|quedarse sin|quedé sin|quedaron sin|quedan sin|quedó sin|quedamos sin|sin) (?:mi |su |el |sus |los |nuestro )?(?:empleos?|trabajos?|puestos?|chamba|laburo)|en (?:el )?paro|desemple\\w+|finiquito|indemnización|carta de despido|prescind\\w+ (?:de|mis)|desvincul\\w+|desvinculación|(?:cierra|cierran|cerró|cerraron|cierre de|cerrar) (?:la|el|nuestra|nuestro|mi|su) (?:fábrica|planta|tienda|oficina|taller|sede|sucursal|mina)|(?:eliminaron|eliminar|suprim\\w+|amortiz\\w+) (?:mi|su|el|\\w+) (?:puestos?|posición|plaza|área|departamento)|(?:nos|me|los|les) (?:echaron|echan|echó|han echado|botaron|corrieron)|liquidación de (?:la )?plantilla|concurso de acreedores|dejar ir a|tuvimos que (?:despedir|dejar ir|prescindir|decir adiós)|ya no (?:trabajo|trabajan|forma parte|forman parte)',
      ],
      hints: [
        'reestructuración|recortes?|último día|open to work|busco (?:trabajo|empleo|oportunidad\\w*)|buscando (?:trabajo|empleo)|recursos humanos|RR\\. ?HH|caja de cartón|plantilla|decisión (?:más )?difícil|compañeros que (?:se van|salen|ya no)|sindicato|la noticia|familias|persianas?|acceso (?:revocado|bloqueado|cortado)|llamada de|el correo|quince minutos|lista',
      ],
    },
    violence: {
      clear: [
        'si alguien pregunta por mí|cambié de ciudad, de (?:número|nombre)|no (?:digáis|digan) dónde (?:vivo|estoy|trabajo)',
        'guerras?|invasión|invadi\\w+|bombarde\\w+|bombas|misil(?:es)?|ataque aéreo|sirenas antiaéreas|refugiad[oa]s?|asilo político|huir de|huyó|huyeron|huimos|desplazad[oa]s|frente de batalla|alto el fuego|genocidio|masacres?|rehenes|Ucrania|ucranian[oa]s?|Gaza|Kiev|soldados?|tiroteos?|balacera|balazos?|a tiros|disparos|apuñal\\w+|asesin\\w+|homicidio\\w*|feminicidio\\w*|sicari\\w+|secuestr\\w+|extorsi\\w+|narcotr\\w+|narcos?|cártel\\w*|terroris\\w+|atentados?|violad[oa]s?|violación(?! de (?:datos|contrato|seguridad|la norma|privacidad))|abus(?:o|os) sexual\\w*|abusó de|abusaron de|acoso sexual|agresi(?:ón|ones)(?: sexual\\w*)?|agredi\\w+|violencia\\w*|maltrat\\w+|me (?:pegaba|pegó|golpeó|golpeaba|amenazó|amenazaron)|le (?:pegaba|pegó|golpeó|pegaron)|golpes de|paliza|tortur\\w+|desaparecid[oa]s|amenazas? de muerte|orden de alejamiento|casa de acogida',
      ],
      hints: [
        'sótano|frontera|refugio|armas?|víctimas?|miedo|amenaza\\w*|moratones?|moretones?|policía|agresor|sirenas?|paz|sangre|atac\\w+|pistola|golpes?|huir|explosi(?:ón|ones)|el frente',
      ],
    },
    discrimination: {
      clear: [
        'racis\\w+|racial(?:es)?|sexis\\w+|machis\\w+|discrimin\\w+|homof[oó]b\\w+|homofobia|transf[oó]b\\w+|transfobia|xen[oó]f\\w+|xenofobia|antisemit\\w+|islamof\\w+|misogin\\w+|misógin\\w+|edadismo|capacitismo|aporofobia|clasis\\w+|acoso (?:laboral|escolar)|acoso|insult\\w+|discurso de odio|delito de odio|nazis?|esvástica|color de (?:mi|su|la|tu) piel|piel (?:oscura|morena|negra)|(?:mi|su) (?:color|tono) de piel|por ser (?:mujer(?:es)?|negr[oa]|gitan[oa]|inmigrante|indígena|gay|lesbiana|trans|moren[oa]|extranjer[oa]|musulmana?|mayor|latin[oa]|sudamericana?|migrante|madre|discapacitad[oa]|vieja|viejo)|de dónde (?:eres|soy|es) (?:realmente|en realidad|de verdad)|velo|hiyab|indígenas?|gitan[oa]s?|brecha salarial|brecha de género|ganan? menos que (?:él|sus compañeros|los hombres|mis compañeros|un hombre)|(?:gano|gana|ganaba|cobro|cobra|cobraba) menos que|compañeros (?:hombres|varones)|la única mujer|la única (?:negra|indígena|gitana)|vuelve a tu país|vete a tu país|a tu país|me confundi(?:eron|ó) con (?:la|el) (?:limpiadora|camarera|secretaria|de la limpieza|asistenta|empleada)|homosexual\\w*|salir del armario|salí del armario|LGTB\\w*|apellido (?:árabe|extranjero|indígena|gitano)|mi acento|su acento',
      ],
      hints: [
        'baja (?:maternal|de maternidad|por maternidad)|volví de la baja|llorando|sin una sola reunión|para no agobiarte|me tocó (?:la|el)',
        'inmigrantes?|migrantes?|extranjer[oa]s?|acento|embaraz\\w+|discapacidad\\w*|discapacitad[oa]s?|minoría|prejuicios?|estereotip\\w+|igualdad|chistes?|demasiado (?:mayor|joven)|mi edad|mujeres|apellido|la foto|mi barrio|rampa|quechua|más de (?:45|50|55) años|hijos|maternidad',
      ],
    },
    politics: {
      clear: [
        'elecciones|electoral(?:es)?|campaña electoral|Congreso de los Diputados|diputad[oa]s?|senador[a]?(?:es)?|presidente del Gobierno|president[ea] (?:Sánchez|Milei|Petro|Boric|Sheinbaum|Maduro|Bukele|López)|Sánchez|Feijóo|Abascal|Ayuso|Milei|Petro|Maduro|Bukele|Sheinbaum|AMLO|López Obrador|Kirchner|kirchner\\w+|peronis\\w+|Trump|Putin|chavis\\w+|partidos? (?:políticos?|popular|socialista|en el poder|de gobierno|de izquierdas?|de derechas?)|(?:mi|su|ese|este|qué|otro|un|tu|el) partido(?= (?:que|gan|gobern|vot|quiere|dice|al que))|(?:la|de|ultra|extrema) ?(?:ultraderecha|derecha|izquierda)(?= (?:y|gan|quiere|gobern|vot|radical|,|\\.))|ultraderecha|ultraizquierda|extrema (?:derecha|izquierda)|fachas?|rojos y|comunis\\w+|socialis\\w+|fascis\\w+|populis\\w+|(?:votar|voté|votó|votaron|votad|vota|voten|votaré) (?:a|por|al|en contra|contra|el domingo|este)|ir a votar|urnas|papeleta|referéndum|investidura|moción de censura|ley de amnistía|amnistía|polític[oa]s (?:que|nos|corruptos|de)|los políticos|la clase política|gobierno (?:de (?:turno|izquierdas?|derechas?|Sánchez|Milei|Petro)|actual|corrupto|central)|este gobierno|coalición de gobierno|independentis\\w+|aborto',
      ],
      hints: [
        'gobierno|ministr[oa]s?|votos?|votar|votantes|democracia|oposición|manifestación|protestas?|parlamento|congreso|senado|impuestos|política|políticas|presidente|presidenta|izquierda|derecha|partido',
      ],
    },
    religion: {
      clear: [
        'congregación|bendice la mesa|bendecir la mesa|la secta|mi creencia',
        'Dios|Jesús|Jesucristo|Cristo|Alá|Biblia|Corán|Torá|Virgen(?: \\w+)?|oraci(?:ón|ones)|orar|oramos|rez(?:ar|o|amos|aba|é|ado|ando|an)|iglesias?|mezquitas?|sinagogas?|ramadán|iftar|Yom Kipur|Janucá|cuaresma|bautizos?|bautizad[oa]s?|bautismo|sermón|sermones|evangelio\\w*|rabino|imán de|sacerdotes?|cura del? |párroco|parroquia\\w*|pastor evangélico|papa Francisco|Vaticano|musulman[ae]?s?|musulmán|islam\\w*|cristian(?:ismo|[oa]s)|católic[oa]s?|catolicismo|evangélic[oa]s?|ate[oa]s|ateísmo|religi(?:ón|ones|os[oa]s?)|mi fe|nuestra fe|la fe (?:en|me|nos|que)|fe cristiana|Espíritu Santo|Semana Santa|procesi(?:ón|ones)|cofradía|misa|milagros?|salmos?|bendiga|bendiciones|bendición|Señor (?:es|me|nos)|peregrin\\w+|Camino de Santiago|judaísmo|judí[oa]s?|teolog\\w+|kosher|halal|ayun(?:o|ar|amos|ando) (?:durante|desde|hasta|en|por|y|del)',
      ],
      hints: [
        'fe|ayuno|bendecid[oa]s?|sagrad[oa]s?|alma|creencias?|templo|espiritual\\w*|cielo|pecado\\w*|gracia divina|amén|altar|santo|santa|creyente\\w*|oraron|creer en|puesta de sol',
      ],
    },
    disaster: {
      clear: [
        'el barro (?:w+ )?(?:llegó|entró|cubrw+|tapó)|el agua (?:w+ )?(?:se llevó|entró|arrastró)|no han vuelto|no volvieron|(?:salieron|fueron) (?:w+ )+han vuelto|Paiporta',
        'terremotos?|sismos?|seísmos?|temblor(?:es)?|inundaci(?:ón|ones)|inundad[oa]s?|se inundó|riada\\w*|la DANA|dana de|gota fría|huracán|huracanes|tornado\\w*|tifón|incendios? forestal\\w*|incendios?|se quemó (?:la|el|todo|nuestr[oa])|ardió|ardieron|quemad[oa] por completo|tsunami|maremoto|deslizamiento de tierra|deslave\\w*|derrumbe\\w*|derrumb\\w+|alud(?:es)?|huaico\\w*|volcán|volcanes|erupción|evacu\\w+|accidente (?:aéreo|de (?:tren|avión|autobús|tráfico))|descarril\\w+|se estrelló|damnificad[oa]s?|víctimas mortales|equipos? de rescate|rescatistas|rescat\\w+ (?:a|con vida|cuerpos)|protección civil|catástrofe\\w*|desastres? natural\\w*|zona cero|escombros|réplicas|estado de emergencia|explosión (?:de gas|en)|apagón general|perdieron (?:la casa|sus casas|todo)|perdimos (?:la casa|todo)|lo perdieron todo|lo perdimos todo|desaparecid[oa]s',
      ],
      hints: [
        'barro|lodo|fango|el agua|tormenta|fuego|llamas|humo|víctimas?|donar|donaci(?:ón|ones)|donativos|ayuda humanitaria|voluntari[oa]s|bomberos|atrapad[oa]s|rescat\\w+|destruid[oa]s?|destruyó|palas?|sirenas?|emergencia\\w*|albergue|sequía|arras\\w+|ceniza\\w*|casas|edificio\\w*',
      ],
    },
  },
  exact: {
    politics: ['PSOE', 'PP', 'VOX', 'Vox', 'Podemos', 'Sumar', 'PRI', 'PAN', 'Morena'],
    layoff: ['ERE', 'ERTE'],
    illness: ['VIH', 'ELA', 'UCI'],
  },
};
