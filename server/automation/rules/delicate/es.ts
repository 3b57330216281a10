import type { DelicateWords } from './words.ts';

export const delicateSpanish: DelicateWords = {
  endings: 's|es',
  groups: {
    family: `
      padre, papá, madre, mamá, hermano, hermana, hij[oa]s?, marido, esposo, esposa, mujer, pareja
      abuel[oa]s?, bebé
      niñ[oa]s?, tí[oa], prim[oa], niet[oa], suegr[oa], cuñad[oa], sobrin[oa], padres, gemel[oa]s, melliz[oa]s
      pequeñ[oa]
      familia, viej[oa], mejor amig[oa]
    `,
    n: `
      #, un, una, dos, tres, cuatro, cinco, seis, siete, ocho, nueve, diez, once, doce, trece, catorce, quince, dieci_
      veinte, veinti_, (tre|cuare|cincue|sese|oche)nta, cien, varios
    `,
    relative: `
      padre, papá, madre, mamá, hermano, hermana, hijo, hija, marido, esposo, esposa, mujer, pareja, amig[oa]
      compañer[oa], coleg[oa], colega, mentora?, jef[ea], abuel[oa], abuelit[oa], tí[oa], prim[oa], bebé
      vecin[oa], soci[oa]
      fundadora?, niñ[oa], padres, hij[oa]s, niet[oa], suegr[oa], cuñad[oa], sobrin[oa], profesora?
      maestr[oa], viej[oa], gemel[oa]s?, aprendiz, directora?
    `,
    my: 'mi, mis, nuestr[oa]s?, su, sus, tu, un, una, el, la, al, a la, los, las',
    people: `
      personas, compañer[oa]s, emplead[oa]s, trabajador(es|as), colegas, familias, amig[oa]s, puestos, empleos
      operari[oa]s, de nosotros, profesionales
    `,
    place: `fábrica, planta, tienda, oficina, taller, sede, sucursal, mina, restaurante, panadería, negocio
    empresa, local, bar, hotel, obrador, librería, imprenta, centro`,
  },
  figurative: `
    (despedimos|despidiendo|despedir|jubilamos) (a|al) (nuestr[oa] |mi |el |la )?(viej[oa]|antigu[oa]|sistema|ERP|servidor|excel|fax|software|programa|herramienta)*
    batalla (ganada|perdida), a sangre y fuego, religiosamente, bautiz(amos|ó|aron) (el|la|así|al)
    (primera|última) línea de (caja|soporte|atención)
    gobierno (del?|de los) (dato|datos|corporativo|IT|TI), hormigón armado
    corrupt[oa]s? (archivo|fichero|dato)*, (archivos?|ficheros?|datos?|backups?) (está |están )?corrupt[oa]s?
    aceite de oliva virgen, bajas? (temperatura|calidad|presión|demanda)
    (seguros?|póliza|protección|cobertura|protegid[oa]s?|asegurad[oa]s?)( _)? (contra|ante|frente a) *
    contra (incendios|inundaciones|robos)
    quem(ar|ando|amos|a) (caja|presupuesto|dinero|horas|leads|etapas|calorías)
    se quem(ó|aron) (el|la|los) (presupuesto|pan|tostadora|caja|leads?|dinero|filtro)
    incendio (en|de) (caja|la bandeja)
    (detector|extintor|alarma|simulacro|puerta|prevención|riesgo)(es)? (de|contra) (incendios?|evacuación|humo|fuego|inundaciones)
    simulacro*
    muert[oa]s? de (risa|hambre|sueño|miedo|vergüenza|ganas|aburrimiento), punto muerto
    (tiempos?|ángulos?|pesos?|horas) muert[oa]s?, letra muerta
    (código|capital|enlaces?|lead|leads|links?) muertos?
    (la )?muerte (del|de la|de las|de los|de|anunciada del?) (correo|e-?mail|oficina|reuni*|papel|cookies?|currículum|CV|PowerPoint|fax|tienda*|comercio|creatividad|innovación|PDF|SEO|marketing|Excel|contraseñas?|agile|Scrum|*)
    muerte súbita del *, a vida o muerte
    (el|la) (correo|e-?mail|proyecto|idea|reunión|oficina|servidor|batería|móvil|papel|currículum|producto|negocio|conversación|SEO|CV|PDF|fax|Excel|marketing)* (no )?((ha |está |se |ya |no |sigue )+)?(murió|muerto|muere|muerta|muriendo)
    (SEO|email|mailing|marketing|Excel) (no )?(ha |está )?(muerto|murió)
    (proyectos?|ideas?|iniciativas?|propuestas?) … (muert[oa]s?|murió|mueren|muere)
    (mueren?|murió|morir) (en|dentro de) (un|una|el|la|los) (cajón|comité|bandeja|excel|reunión|backlog|powerpoint)
    mor(ir|imos|ía) de (éxito|risa|sed), muero por, morirse de
    (matar|mata|matan|matamos|maté|mató|mataron) … (tiempo|ideas?|proyectos?|pájaros|procesos?|moscas|creatividad|innovación|negocio|margen|conversión|foco|productividad|funciones|reuniones|funcionalidad*|motivación|ventas|producto|cultura)
    a muerte, deadlines?, killer *, matadora?
    guerra (de|por|del|contra|en) (los |las |el |la )?(precios?|talento|atención|papel|cifras|desgaste|reuniones|bugs|egos|clics|descuentos|ofertas)
    (war room|en pie de guerra|dar guerra|nombre de guerra|caballo de batalla)
    (ataques?) (informático|de ransomware|de phishing|DDoS|cibernético|de risa|de nervios)*
    (superficie|vector)(es)? de ataque, ciber-?ataques?
    bombas? (de (calor|agua|riego|gasolina)|sumergibles?|hidráulicas?|de achique), pasarlo bomba
    (noticia|precio)s? bomba, tiros? (al aire|por la culata)
    (disparar|dispara|dispararon|disparó) (las?|los|el) *, se dispar*, (en primera línea|a pie de cañón)
    batalla (de|por|del) *, soldado de la empresa, (un|como) misil
    avalancha de *, lluvia de (ideas|correos), tormenta (de ideas|perfecta), inundad[oa]s? (de|por correos)
    inundaci* de (correos|mensajes), terremoto (político|en el sector|empresarial), tsunami de
    apaga* (fuegos|incendios|el fuego), apagafuegos, tasa de quema, burn rate, cortafuegos
    a prueba de (fuego|balas|bombas), (un|gran|auténtico|verdadero|total|qué|receta para el) desastre
    desastre (de|total en) (reunión|proyecto|excel|lanzamiento|presentación)
    explosión de (ventas|datos|creatividad|pedidos)
    (caída|caídas) del? (sistema|servidor|servicio|web|último)
    (rescate|rescatar|rescatamos) ((de |del |un |una |el |la )+)?(datos?|clientes?|proyecto|cuenta|producto)
    cáncer (de la|del) (burocracia|empresa|organización|código|oficina), viral*
    enferm[oa] de (reuniones|éxito), dolor(es)? de cabeza, puntos? de dolor
    diagn[oó]stic* (de (la )?(empresa|procesos|máquina|averías|red|sistema|marca|datos|negocio)|electrónic*|energétic*|financier*|del taller|gratuito|inicial|digital)
    cuello de botella, anestesi* a la empresa, recetas? de
    salud (financiera|de la marca|de los datos|del código|del negocio|organizacional)
    (software|sistema|citas|proveedor|gestión|compras|licitación) … hospital*
    (hospital|hospitales) … (sistema|software|licitación|proveedor|contrato|redujo|esperas), primeros auxilios
    cirugía (fina|de precisión), infarto (cuando|al ver)
    gracias a Dios, por (el amor de )?Dios, Dios mío, (sabe Dios|Dios sabe), vaya por Dios, ni Dios, todo Dios
    si Dios quiere, como Dios manda, a la buena de Dios, santo grial, vacas? sagradas?
    (la|una) biblia (de|del|para), (de buena|de mala|mala) fe
    fe en (el|la|los|las) (proceso|equipo|proyecto|datos|producto), dar fe, doy fe, fe pública, mantra, gurús?
    evangeli(zar|zador|sta)*, confesión, confieso, misa* de ocho, ir a misa, el diablo está en, santo y seña
    por fin
    (órgano|restaur*|reforma*|obra|obras|tejado|rehabilita*|climatiza*|ilumina*) … (catedral|iglesia|convento|monasterio|capilla|ermita|mezquita|templo)
    milagro (económico|de las ventas|excel), pecados? (de|del|capitales?) *, sagrad[oa]s? (las|los|el|la) *
    polític[ao]s? (de|interna|comercial|salarial|retributiva) ?(precios|devolu*|privacidad|empresa|descuentos|retribu*|gastos|oficina|cambios|retorno|calidad|cookies|vacaciones|teletrabajo|viajes|compras|seguridad|contraseñas)?
    partidos? de (fútbol|pádel|tenis|baloncesto|vuelta|ida), partido a partido, partido amistoso
    (sacar|saca*|sacarle|sacado) … partido
    (elección|elecciones) (de|del) (herramienta|proveedor|material|software|tema|color|*)
    elecciones sindicales, comité de empresa, discriminar entre
    (despedir|despedirse|despedirme|despedirnos|despedimos|despido|despedida|despedimos) (de|del|de la) (la )?(verano|año|cliente|excel|papel|* año|oficina|vieja|antiguo|antigua|viejo|ERP|local|correo|solter*)
    (nos|me|se) (despedimos|despido|despide|despidió|despiden) (de|del) (la|los|las|el|mi|nuestra)? ?(viej[oa]|antigu[oa]|excel|papel|oficina|ERP|fax|*)
    adiós (a|al) (la|los|las|papel|excel|correo)? ?*
    recort(e|es|ar|amos|ó) ((de |los |en |el |la )+)?(costes?|costos?|gastos?|tiempos?|plazos?|reuniones|presupuesto|consumo|energía|papel|funciones)
    (perdimos|perder|perdido|perdió|perdí) ((a |al |un |el |una |la |ese |# )+)?(clientes?|contrato|cuenta|pedido|licitación|venta|oportunidad|tiempo|foco|maleta|miedo|ventas)
    abandono del carrito, indemnización del seguro, seguro de *
    liquidación (de stock|de temporada|por rebajas), dirección (de|del) *
    (evaluación|oferta|reunión|carta|página|entrevista|plantilla|presentación|formación|puerta fría|prensa|radio|televisión|llamada|moda) (_ )?(ha |está |ya )*(muert[oa]|murió)
    silla vacía (de|en) (_ )?(reunión|reuniones|cliente|mesa)
    (descans(a|e|en) en paz|d\\.?e\\.?p\\.?|r\\.?i\\.?p\\.?|q\\.?e\\.?p\\.?d\\.?) (_ )?(el |al |la |los )?(viej[oa] )?(fax|excel|impresora|correo|papel|servidor|ERP|CRM|software|sistema|hojas? de cálculo|flash|skype|portátil|máquina|cookies|formulario|proceso)
    historias? de guerra
    miedo a (hablar|presentar|vender|delegar|fracasar|equivocar|la página|lanzar|cambiar|preguntar|cobrar|publicar)*
    (rodilla|espalda|pies?|piernas?|muñeca) (me |te |nos )?(protesta|protestan|duele|duelen)
    (enterr(ar|amos|emos|é)) (_ )?(la |el |las |los )?(presentaci|hojas?|excel|papel|diapositiva|proceso|power|informe|fax|sistema|proyecto|idea|formulario|burocracia)*
    (llor|lágrim)(é|ó|a|amos|ar|ando|as|aba|aron|an)? (de|por) (la )?(alegría|risa|emoción|felicidad|orgullo)
    transición (a|al|hacia|energética|digital|ecológica|profesional|de carrera|de gobierno)
    bandera roja, nadie se (murió|muere|ha muerto) (por|porque|de|si), (piernas|pies|brazos) muert[oa]s
    (casi|por poco) (nos|me) (mata|matan), (feliz|buen) accidente
    accidente (fue|resultó|se convirtió) (_ )?(mejor|nuestr[oa]|una)*, rama equivocada
  `,
  trade: `
    #(.#)? ?%, por ciento, # ?(€|euros), clientes?, usuari[oa]s?, suscriptor*, software, aplicaci*, app
    productos?, herramientas?, plataforma*, panel, lanza(mos|miento|r), ventas?, precios?, márgen*
    presupuestos?, leads?, conversión, marketing, campañas?, proveedor*, compras
    datos, servidor*, modelos?, buscamos, webinar*, demos?, indicador*, kpis?, checklist, plantillas? de
    métricas?, trimestre, tickets?, facturas?, facturaci*, pedidos?, onboarding, backlog, sprints?, máquinas?
    sensor*, algoritmo*, startup*, licitaci*, escalar, automatiz*, ERP, artículos, costes?, costos?, pymes?
    contrat(a|o) en, entrega, embalaje, logístic*
  `,
  topics: {
    death: {
      clear: `
        murió, murieron, mueren?, morir, muriendo, muri[oó], (ha|han|había|hubiera|haya) muerto, fallec*
        difunt[oa]s?, funeral*, entierro*, enterra*, velatorio*, velorio*, tanatorio*, cementerio*, tumba
        ataúd, féretro, cenizas, luto, (el|un|mi|su|de|en|este|del|nuestro) duelo, en paz descanse
        (descansa|descanse|descansen|descansar|descansad) en paz, que en paz, q.?e.?p.?d, D\\.E\\.P\\.
        pésame*, condolencias, obituario*, esquela*, viud[oa]s?, enviud*, huérfan[oa]s?, suicid*
        (se quitó|quitarse|quitó) la vida
        (aborto espontáneo|perdí un embarazo|pérdida gestacional|muerte perinatal)
        (perdí|perdimos|perder) (al|a la|el|nuestro|a nuestro|a nuestra|un) (bebé|hij[oa]|embarazo)
        nació (sin vida|dormid[oa]), cuidados paliativos
        (último|último gran) adiós, última despedida, última morada, último (viaje|aliento|suspiro|abrazo)
        nos (dejó|ha dejado|dejaste|dejaron|dejó ayer|dejaba)(?! (un|una|claro|algo|con|sin|la|el|lo|de|pensando|muy|una|en|fuera|atónitos))
        nos (dejó|ha dejado|dejaba) (el|la|en la|de) … (lunes|martes|miércoles|jueves|viernes|sábado|domingo|noche|semana|madrugada|repente|forma|manera)
        (se (me|nos|le|les)|se) (fue|ha ido|marchó|fueron|está yendo|va) … (para siempre|demasiado pronto|sin avisar|sin despedirse|anoche|de repente|de golpe|antes de tiempo|del todo|al cielo|en paz|un ángel)
        (partió|partiste|partieron) (ayer|hoy|el|la|demasiado|al|a los|a la|anoche|esta), en memoria de
        a la memoria de, (asesin)*
        (perdí|perdimos|perdió|perder|perdido|perdiste) a {my} ((querid|joven|mejor) )?{relative}
        (despedimos|despedí|enterramos|lloramos) (hoy |ayer )?a (mi|nuestr[oa]|su|tu|quien|don|doña|_)
        le (despediremos|despedimos|despediremos)
        (lo|la) (despediremos|despedimos|despidió|enterramos|velamos|despidieron)
        por primera vez sin (él|ella|ti|mi)
        (primer[ao]?|primeras?) (navidad|navidades|cumpleaños|año|día|reunión|verano) … sin (él|ella|ti|mi|su|papá|mamá)
        (hoy|ayer|mañana|este mes) (habría|hubiera|hubieras|habrías|cumpliría|cumplirías), habría cumplido
        cumpliría #, echar* de menos (a|tu|su), hasta siempre, marcando (tu|su) número
        (tu|su) (número|voz|contacto|último mensaje|último audio|risa) … (teléfono|móvil|celular|guardad[oa]|borrar|oír|escuchar|contestador)
        no volvió a (despertar|casa), su corazón (se paró|dejó|no aguantó|se detuvo|no resistió)
        (con|profundo|inmenso|gran|hondo|mucho|infinito) (dolor|pesar|tristeza) (comunicamos|informamos|anunciamos|despedimos|compartimos)?
        con (profund[oa]|inmens[oa]|gran|enorme|muchísima|el) … (dolor|pesar|tristeza|corazón (roto|encogido|partido))
        (lamentamos|lamento|sentimos) … (fallecimiento|pérdida|partida|muerte|comunicar|informar)
        (abrazo|ánimo|fuerza|consuelo|resignación) … (a su|a la|para su|para la|para toda su|a sus) (familia|hijos|hijas|mujer|esposa|marido|familiares|viuda)
        acompañamos (a|en) … (familia|sentimiento|dolor), minuto de silencio, a media asta, crespón
        lazo negro
        (empresa|oficina|tienda|taller|persiana) … (cerrad[oa]|cerrará|cerramos) … (duelo|luto|respeto|memoria|despedirl[oa]|funeral)
        la familia (pide|ruega|agradece|ha pedido|solicita), un vacío (enorme|inmenso|imposible|que)
        tras … (larga|dura|breve|cruel) … (enfermedad|batalla|lucha)
        (perdió|perdido|perder) (la|su) (batalla|lucha|vida)
        se queda como está, sin (él|ella) (por primera vez|desde|ya no)
        (regamos|riego|regar) … (macetas|plantas)
        (flores|velas|girasoles|una rosa) … (mesa|silla|mostrador|taquilla|puesto|persiana|escritorio)
        (hasta que|cuando) su (hija|hijo|familia|mujer|viuda|marido) (quiera|venga|pueda), coche fúnebre
        pasillo de honor, (tres|dos|cinco|un|diez|#) años sin (ti|él|ella|mi|papá|mamá)
        desde que (te fuiste|se fue|no estás|no está)
        se nos (fue|ha ido) (para|demasiado|ayer|anoche|hoy|don|doña|nuestr[oa]|mi|un gran|una gran|un amigo|una amiga|el alma|rosit*)
        ya no está (entre|con) nosotros
        (sensible|irreparable|temprana|dolorosa|repentina) (partida|pérdida|ausencia)
        la partida de (nuestr[oa]|mi|un|una|don|doña)
        (su|tu) (silla|mesa|taza|escritorio|bata|taquilla|despacho|bici|mandil|casco|chaqueta|delantal|gorra) … (sigue|vací[oa]|colgad[oa]|intact[oa]|queda como)
        (te|lo|la) (extraño|extrañamos|extrañaremos), te (echo|echamos|echaré|echaremos) de menos
        te echo en falta, allá donde estés, dondequiera que estés, desde el cielo, vuela alto
        buen viaje (amig[oa]|maestr[oa]|compañer[oa]|papá|mamá|don)
        no (volvió a casa|volverá a casa|despertó|llegó a (jubilarse|casa|conocer)), capilla ardiente
        responso, encend* … velas? por
        deja (un vacío|mujer|esposa|huérfan*|dos hijos|tres hijos|una hija|un hijo|a su familia)
        sigo marcando tu
        (mi|nuestr[oa]) (hermano|hermana|padre|madre|hijo|hija|abuelo|abuela|papá|mamá) (habría|hubiera) (_ )?(cumplido|firmado|estado|celebrado|estudiado|terminado)
        nadie (ocupa|se sienta en|toca) su (silla|mesa|sitio|taquilla), nos ha dejado nuestr[oa]
        (silla|mesa|taza|taquilla|despacho|sitio|puesto|mandil|delantal) de _ (_ )?(está|sigue|queda|se queda|quedó|estará) (_ )?(vací[oa]|libre|intact[oa]|igual|como)
        (dio|hizo|tocó|cerró|condujo) (_ )?su (último|última) (_ )?(vuelta|turno|viaje|guardia|función|canción|paseo|clase|partido|servicio)
        (un|dos|tres|#|cinco|diez) (año|años|meses|mes|semanas) sin (tus?|sus?|ti|él|ella|papá|mamá|mi {family})
        (hace|hizo) (_ )?(un|dos|tres|#|cinco|diez|veinte) (año|años|meses) (_ )?(que )?(te fuiste|se fue|nos dejó|murió|perdí|perdimos|partió|no estás|no está)
        (habría|hubiera|habrías) (_ )?(soplado|celebrado|cumplido|cumplidos|estado orgullos[oa])
        (hoy |ahora |ya )?tendría (hoy |ya |ahora )?{n} años
        (hoy|mañana) (cumpliría|cumplirías|sería su cumpleaños|es tu cumpleaños)
        (montaña|mar|carretera|río|avalancha|alud) (_ )?(se quedó|se llevó|se lo llevó|nos quitó|nos robó|nos arrebató|me quitó) (con |a )?(_ )?(uno|una|nuestr[oa]|dos|mi|tres|l[oa]s)
        (perdimos|perdí|hemos perdido|perdió|perdieron) (ayer |hoy |anoche |este _ |el _ |al? |a nuestr[oa] )+(_ )?(_ )?({family}|compañer[oa]|amig[oa]|un (gran|buen)|una (gran|buena)|maestr[oa]|colega|uno de los nuestros|jefe|jefa|soci[oa])
        (misa|responso|funeral|ceremonia|despedida|velatorio|acto) (por|de|para|en (recuerdo|memoria)) (_ )?(nuestr[oa]|mi|_|don|doña) (_ )?(_ )?(será|tendrá|se celebra|este|el) (_ )?(lunes|martes|miércoles|jueves|viernes|sábado|domingo|mañana|hoy)
        la familia (agradece|agradecemos|quiere agradecer)
        (beca|premio|fundación|fondo|torneo|carrera|aula|sala|calle|banco) … (lleva|lleve|con) (el|su) nombre (de)? ?(nuestr[oa]|mi|de|hijo|hija)
        el nombre de (nuestr[oa]|mi) (_ )?{family}
        (ambulancia|ayuda|helicóptero|médicos) (_ )?(llegó|llegaron) (_ )?(tarde|demasiado tarde)
        no llegó a tiempo, (policías?|guardia civil|agentes|policía) (_ )?(_ )?(a|en) (la|mi|nuestra) puerta
        hay un antes y un después
        (perdió|ha perdido|perdiste|pierde) (_ )?(_ )?(la|su|esta|una) (_ )?(batalla|lucha|pelea|vida)
        (no|sin) (_ )?(vio|veía|encontró|encontraba|ver|encontrar|había|vieron) (_ )?(otra )?(salida|otro camino)(?! (a|para) (el|la|los|este) (mercado|negocio|proyecto|producto))
        quitarse de en medio, teléfono de la esperanza, línea de (crisis|ayuda|vida)
        (no estás|no estáis|no están|no estamos) sol[oa]s?, (pide|pedid|pidan|busca|buscad|busquen) ayuda
        si (esta noche |hoy |tú )*(no puedes|no podéis|no pueden) más
        (llama|habla|hablad|llamad) (a|con) alguien, prevención del suicidio
        (ya )?no (hay|había|hubo|tenía|encontraron|se oía|escuchaban) (_ )?latidos?, sin latidos?
        íbamos a ser (padres|tres|cuatro|cinco|papás|mamás|uno más)
        (cuna|carrito|moisés) (_ )?(vací[oa]|sigue|está|volvió|sin)
        (brazos|cuna|manos|cuarto|habitación) vací[oa]s?
        (habitación|cuarto) … (bebé|cuna|niñ[oa]) … (no|nunca|sin|vací[oa])
        (bebé|hij[oa]|niñ[oa]) que (no|nunca) (_ )?(llegó|nació|vino|conoc*|pud*|volvió|abracé|abrazamos)
        nació (sin llorar|en silencio|dormida|dormido|muert[oa]), bebé (estrella|arcoíris|arco iris)
        aborto(s)? (natural|retenido|tardío)
        perdimos (el|al|a la|nuestro) (bebé|embarazo|niñ[oa]|gemel[oa]s|criatura)
        (nadie|ninguno|no) (_ )?(_ )?(se atreve|toca|mueve|quiere|ocupa|habla|borr*) (a )?(_ )?(mover|tocar|quitar|su|sentarse|hablar) (_ )?(silla|planta|mesa|taza|sitio|chaqueta|número|de (él|ella))
        (sigo|seguimos) (poniendo|haciendo|guardando|marcando|llamando|escuchando) (_ )?(dos tazas|su|tu|un plato|una silla|sitio|el café)
        (se (nos|me|le) )?(apagó|apaga) (la vida|su luz|su voz|el corazón|nuestr[oa]|una estrella)
        dej(ó|a|aste) (de latir|un hueco|este mundo|un vacío|su silla|huérfan*)
        (su|tu|el) corazón (dejó|se paró|se detuvo|no resistió|dijo basta), descansa (ya |ahora |por fin |en)+
        (voló|vuela) (al cielo|alto|lejos), se (durmió|ha dormido) (para|en paz|y no)
        se nos (va|fue|marchó|murió|apagó) (_ )?(_ )?{relative}
        (último|últimos|última|últimas) (días|horas|deseo|palabras|adiós|aliento|respiro|despedida|beso|voluntad) (_ )?(de|con|a|juntos)
        (abraz|llam)(ad|a|en) (_ )?(a )?(los vuestros|los tuyos|vuestros padres|tus padres|tu gente|sus hijos|vuestra madre|tu madre|tu padre)
        todo mi (cariño|apoyo|ánimo) (a|para) (la|su|los) (familia|familiares|compañer*)
        (mucha|toda la) fuerza (a|para) (la|su|los|mi|todos)
        (él|ella|abuel[oa]|papá|mamá|padre|madre|{family})? ?ya no (puede|podrá|podremos) (_ )?(preguntar|reír|llamar|ver|oír|cantar|contar|leer|contestar|venir|bailar|abrazar|discutir)(me|le|lo|la)?
        nunca más (podrá|podré|podremos|volverá)
        (iglesia|parroquia|capilla|tanatorio|sala) estaba (_ )?(llen[oa]|abarrotad[oa]|pequeñ[oa]|a rebosar)
        (lo|la|los) (encontraron|hallaron) (_ )?(el |en |sin vida|muert*|ayer|hoy|anoche|donde|tarde)
        (llamó|escribió|avisó|contestó|vino) (su|la) (mujer|marido|hija|hijo|madre|padre|hermana|hermano|viuda|familia)
        (uno|una|dos|solo uno|solo dos|no todos) (_ )?(volvió|volvieron|bajó|bajaron|regresó|regresaron|salieron|llegó)
        bajó (solo |sólo )?un[oa]
        (no vino|no llegó|no apareció) (_ )?(_ )?(llam|a mediodía|su|nadie|más|nunca)*
        plant(ar|ará|arán|aremos|amos|ó) un árbol
        primer[ao]? (_ )?sin (las|los|la|el|sus|tus) (_ )?de (mamá|papá|mi madre|mi padre|la abuela|el abuelo|mi abuela|mi abuelo|ella|él)
        (perr|gat)[oa] (_ )?(murió|se fue|cruzó|nos dejó|dormir)
        donde (íbamos|solíamos|jugábamos|nos sentábamos|pescábamos) (a )?
        (dormimos|dormir|dormí|sacrificamos|sacrificar|despedimos) a (nuestr[oa]|mi|el|la) (_ )?(perr[oa]|gat[oa]|caballo|mascota)
        no se (levantó|despertó|ha despertado) (de|más|ya|el)
        deja (a )?(un|una|dos|tres|cuatro|su|#) (_ )?(chicos|chicas|hij[oa]s?|niñ[oa]s|mujer|esposa|marido|viuda|familia|pequeñ[oa]s|gemel[oa]s)
        (recordamos|recuerdo|homenajeamos|rendimos homenaje|pensamos en|no olvidamos) (hoy |siempre )?a (los|las|nuestr[oa]s?|l[oa]s #|quienes) (_ )?(_ )?(mineros|víctimas|caídos|muertos|fallecid*|compañer[oa]s que|que|{n})
        no queda nadie
        (recogemos|recaudamos|juntamos|reunimos) (_ )?(dinero|fondos|donativos) para (_ )?(_ )?(viuda|niños|hijos|familia|mujer|madre|entierro|tratamiento)
        sobreviv(ió|í|iente|ientes|ieron) (a|de|del|al) (los |las |la |el |un |una )?(campos?|holocausto|genocidio|accidente|atentado|cáncer|guerra|bombardeo|abuso)
        holocausto, Auschwitz, campos? de concentración, pogromo*
        (echo|echaré|echamos) de menos (_ )?(contigo|con (él|ella)|tu|tus|su|sus|discutir contigo|hablar con|sentarme con|reír), echo de menos (_ )?contigo, extraño (tu|tus|su|sus|hablar|discutir), (teléfono|timbre|móvil|llamada) (_ )?(a|de) (las|la) (una|dos|tres|cuatro|cinco|madrugada)
        velas encendidas
      `,
      words: `
        muertes?, muert[oa]s?, difícil despedida, eternidad, alma rota, in memoriam, paliativ*, descansa
        ya no está (aquí|con)
        ya no está, su ausencia, tu ausencia, (silla|mesa) vacía, no contestas, sin nadie
        ceremonia de despedida
        sus tazas, dos tazas, la ambulancia, latido, le cogí la mano, su mano
        (agarr|cog|sujet)(é|aba|ía|ó) (su|la) mano, irreemplazable, irremplazable, huérfan*, herencia
        tan joven, demasiado joven, inolvidable, cordada, tu recuerdo, su recuerdo, su legado
        mineros, ferry, perro … (dormimos|años), viuda
      `,
      hints: `
        adiós, despedida, te extrañ*, extrañar*, la familia, su familia, flores, velas?, lágrimas
        demasiado pronto, ausencia, se fue, para siempre, consuelo, cielo, anoche
        (su|mi) (hija|hijo|mujer|esposa|marido|viuda) (me )?(llamó|avisó|quiera), hace _ años que, capilla
        papá, mamá, mi hermano, mi hermana, su risa, su sonrisa, (me|nos) enseñó, gracias por todo, última vez
        nunca olvid*, tu legado, su legado, colgado, nunca más, homenaje, vacío, perdón si
        (mi|mis|nuestr[oa]s?) (hij[oa]s?|mujer|marido|padres?|madre|hermano|hermana|abuel[oa]s?|niñ[oa]|prim[oa])
        mejor amigo, mejor amiga, nadie habla, nadie se atreve, nadie lo cuenta, sigo poniendo, sigue a
        por ella, por él, un año sin, todavía no puedo
        el domingo, desde el domingo, tu turno, vací[oa], su voz, hueco, estrella
      `,
      exact: 'DEP, QEPD, QDEP, EPD, D\\.E\\.P',
    },
    illness: {
      clear: `
        quimio*, radioterapia, metástasis, maligno, malign[oa]s, incurable*
        enfermedad (rara|grave|crónica|terminal|degenerativa|autoinmune|mental|neurológica)
        diagnosticad[oa]s?, derrame (cerebral)?, paro (cardíaco|cardiaco), coma inducido, en coma
        (cuidados intensivos|terapia intensiva|neonat*), prematur[oa]s?, covid persistente
        fecundación in vitro, infertilidad
        (una|la|mi|su|con|por|de|sufro|tuve|tengo|tenía) depresión, depresión
        (la|mi|su|con|por|de|tengo|crisis de|ataques? de|trastorno de) (ansiedad|pánico), bipolar*, anorexia
        bulimia, alcohólic[oa]s?, alcoholismo, (mi|su|la|una) adicci*, adict[oa]s?
        (días|meses|años) (sobri[oa]|sin beber|limpi[oa]), dejé de beber, recaída*, recaí, psiquiátric[oa]
        (tema|temas|motivos?|razones|problemas?) de salud, crisis nerviosa, colapso nervioso, me derrumb*
        me rompí, autolesi*
        cama de(l)? hospital, (ingresad|hospitalizad|internad)[oa]s?, ingresaron
        operación (a vida|de corazón|a corazón|de urgencia), entre la vida y la muerte
        (lucha|luchando|pelea|peleando|luchar|luchó) … (por|contra) (su|la|mi) (vida|enfermedad)
        (baja|licencia|incapacidad) (médica|laboral|por (depresión|ansiedad|estrés|enfermedad))
        (meses de|semanas de|estoy de|estuve de|llevo … de|sigo de) baja, reposo (médico|absoluto)
        enferm[oa]s? (de|grave|crónic[oa]|terminal)*
        (está|estoy|estaba|estuve|cayó|caí|estuvo|muy) enferm[oa], enfermó, enfermé
        sin salir de (su|mi|la) (cuarto|habitación|casa|cama)
        repetir (la prueba|las pruebas)
        (el doctor|la doctora|el médico|la médica|los médicos|los doctores|el oncólogo|la oncóloga|el neurólogo|la neuróloga|el cirujano|el especialista|mi médico|mi médica|mi doctora) ((me |nos |le |no |se |que |ya )+)?(dijo|llamó|explicó|dice|dicen|dijeron|digan|hablan|hablaron|giró|miró|encontró|confirmó|da|dan|dieron|mandó|recomendó|sabe|saben|pudo|esperan|quitó|bajó)
        lo que (digan|diga|dicen|decidan) los médicos, (malas|peores) noticias … (médic|hospital|prueb)*
        (cuidar|cuido|cuidando|cuidé|acompañar|acompaño) ((de |a )+)?(mi|su) (madre|padre|mujer|marido|hij[oa]|abuel[oa]|herman[oa]|esposa|esposo|pareja|papá|mamá)*
        olvid* (mi|su|nuestro|el) nombre, (se me|se le|me|le) … (cae|cayó|caía|caen|cayeron) el pelo
        (perder|perdí|perdió|perdiendo) (el pelo|la vista|el oído|la memoria|la voz|la pierna)
        (no|sin) (pude|podía|poder|puedo|logré|conseguía|pude) … (levantarme|salir de la cama|abrir el portátil|dejar de llorar|respirar|levantarse)
        (eché|puse|ponía|echaba|rompí|solté|encerré|encerraba|acabé) … (a llorar|llorando|llorar)
        (llorar|lloraba|llorando) … (cocina|baño|coche|carro|oficina|ducha|parking)
        (temblaban|tiemblan|temblando) las manos, (a|en la sala de) urgencias
        (sesión|ciclo|tratamiento) (número )?(uno|dos|tres|cuatro|cinco|seis|#) de
        el pelo (ya )?(volverá|crecerá|crece|se me|se le)
        (no sabe|no recuerda|ya no sabe|olvidó|olvida) (quién soy|quién es|mi nombre|cómo me llamo|quiénes somos)
        nació (_ )?(semanas|meses) (antes|prematur*)
        nació (antes de tiempo|con|a las) … (semanas|gramos|meses)
        (la|lo) (peino|baño|visto|cuido|acuesto|alimento)
        (sordera|ceguera|parálisis|amput*|prótesis|sonda|suero|catéter)
        (medio|lado) (_ )?(cuerpo|cara) … (responde|siente|mueve|dormid*), (tocar|toqué|tocó) la campana
        me sobraba el tiempo, (trabajamos|trabajo) y cuidamos
        (vivir|convivir|vivo|convivo) con (una|la|el|un) (enfermedad|dolor|VIH|ELA|epilepsia|depresión|ansiedad|diabetes|cáncer|trastorno)
        (mi|su|tu|esta maldita|larga|grave) enfermedad
        (me|le|les|nos|te|lo|la) (han |ha |habían )?(diagnosticad|diagnosticó|diagnosticaron|ingresaron|hospitaliz|operan|operaron|operarán|internaron)*
        me detectaron, (mi|su|nuestro|tu) diagnóstico, (mi|su|nuestra|propia) salud mental, cuidar mi salud
        me quemé, (encontraron|encontré|noté|notó|palpé) un bulto, un bulto en (el pecho|la mama|el cuello)
        (mancha|sombra|masa) en (el|la|mi|su) (pulmón|pecho|placa|hígado|cerebro|radiografía)
        (su|mi) (tercera|segunda|cuarta|quinta) operación, operación de (corazón|cadera|columna|cerebro)
        en silla de ruedas
        (biopsia|resonancia|TAC|analítica|mamografía) … (llegó|salió|mal|no era|confirm*)
        resultados … no (eran|fueron|son) (los|lo)
        (mi|nuestr[oa]) (_ )?(hij[oa]|niñ[oa]|madre|padre|bebé|mujer|marido|herman[oa]|pequeñ[oa]) … (en el hospital|ingresad[oa]|UCI|enferm[oa]|operan|quirófano|operación|quimio|enfermedad)
        (noches|semanas|meses) en … (hospital|UCI|pediatría|neonatos)
        (hospital|planta|unidad) (infantil|oncol*|pediátric*|de oncología)
        (ya )?no (me|nos|la|lo) (reconoce|reconoció|conoce), no sabe quién soy
        (quedan|me quedan) … (quimios|sesiones de (quimio*|radio*)|ciclos), sesiones y el pelo
        (dejo|dejar|aparto|apartarme|retiro|retirarme|me aparto|me alejo|hago una pausa|pausa) … (salud|tratamiento|médicos|sanar|recuperarme)
        mi cuerpo (_ )?(dijo|paró|pasó factura|avisó|se apagó|me pidió|no puede|ha dicho)
        (centrarme|enfocarme|concentrarme|dedicarme) … (mi salud|mi recuperación|mi tratamiento|sanar|curarme)
        (enfermedad|paciente|fase) terminal, (soy|como|como la|su) cuidador[a]?, trabajamos y cuidamos
        cuido (a|de) mi, (meses|semanas) ingresad[oa]
        (tengo|tiene|tuve|tuvo|mi|su) cáncer, (me|le|la) (dio|detectaron) (un )?(cáncer|ictus|infarto)
        (sufrí|sufrió|tuve|tuvo) un (ictus|infarto|derrame)
        cáncer de (mama|pulmón|colon|piel|próstata) … (mi|me|quimio)
        (madre|padre|mamá|papá|abuela|abuelo|mujer|marido) … (demencia|alzh?eimer|párkinson|cáncer)
        (niñ[oa]|hij[oa]|bebé|pequeñ[oa]|gemel[oa]s|melliz[oa]s) (_ )?(_ )?(llegó|llegaron|nació|nacieron|vino|ha nacido) (_ )?(demasiado pronto|antes de tiempo|muy pronto|con _ semanas|de _ semanas|en la semana|prematur[oa]s?|muy pequeñ[oa])
        pesa (solo |apenas |casi )?{n} (gramos|kilos?), respirador, ventilación mecánica
        intubad[oa]s?, neonat*
        (donante|donación|trasplante|banco) de (médula|órganos|sangre|riñón|hígado|células|plaquetas|corazón)
        médula( ósea)?
        (necesita|necesito|necesitamos|espera|esperamos|buscamos|busco|recibió|donó|dona|donar) (_ )?(_ )?(riñón|hígado|corazón|pulmón|pulmones|médula|donante|sangre|plaquetas|trasplante)
        células madre, compatibles? (con|para) (él|ella|mi|su|hugo), grupo sanguíneo
        lista de espera (para|de) (un|trasplante*|órgano*)
        (se )?han? (extendido|propagado) (al?|a los) (_ )?(pulmón|pulmones|huesos|hígado|ganglios|cerebro)
        se ha extendido, (hay |tiene |tengo )?(ganglios|metástasis)
        (llegaron|llegan|tengo|tenemos|dieron|me dieron|recogí|recibí|recibimos|esperamos|esperando) (ya )?(los|mis|sus) resultados(?! (del? (trimestre|año|ejercicio|encuesta|auditoría|campaña)))
        (el|la|mi) (médico|médica|doctora?|cirujan[oa]|oncólog[oa]|neurólog[oa]|ginecólog[oa]|radiólog[oa]) (_ )?(sonrió|calló|bajó|se quedó|miró|dejó de|habló|me miró|lloró|cerró)
        (salió|salí|salió bien|sale|salir|entró|entra|entré) (_ )?(del|de|al|a|en) quirófano
        cuidados (paliativos|intensivos), psiquiátric*
        (aprendo|aprender|aprendiendo|aprendí|volver|vuelvo|vuelto|volví) a (andar|caminar|hablar|escribir|leer|tragar|comer|vivir|respirar) (_ )?(de nuevo|otra vez|con|sin|solo|sola)
        (mitad|lado|brazo|pierna|mano|ojo) (derech[oa]|izquierd[oa]) (_ )?(_ )?(se apagó|se me|dejó|dormid[oa]|paralizad[oa]|no responde|sin|no se|murió|inmóvil)
        (me|le|les) (amputaron|cortaron la|quitaron (la|el|un|una) (pierna|pecho|brazo|riñón|útero|mama)|operaron|ingresaron|indujeron|extirparon)
        (perdí|perdió|perder) (la|el|una|un) (pierna|brazo|mano|ojo|vista|pecho|movilidad|habla|audición)
        silla de ruedas, parapléjic*, tetrapléjic*, paralizad[oa] (de|desde|medio|la)
        (camión|coche|autobús|moto|tren|carro|conductor|furgoneta) (_ )?(_ )?(saltó|atropell*|embistió|arrolló|golpeó|se llevó|se estrelló|se salió|chocó)
        atropell*, arrollad[oa]
        (mi|su|nuestr[oa]) (hij[oa]|niñ[oa]|madre|padre|hermano|hermana|mujer|marido|bebé) (_ )?está (viv[oa]|grave|estable|en coma|ingresad[oa]|intubad[oa]|sedad[oa]|luchando|en la UCI|con respirador|en el hospital)
        (última|últimas|primera) (copa|botella|cerveza|raya|apuesta|dosis|calada)
        {n} (días|meses|años|semanas) (sin|limpi[oa]|sobri[oa]) (beber|jugar|consumir|apostar|probar|alcohol|una copa|drogas|tocar)
        ludopat*, ludópat*, me jugué, (jugué|aposté|gasté) (los|nuestros|todos los) ahorros, lo escondí
        este es el día #
        (bebía|bebí|jugaba|consumía) (a solas|a escondidas|sol[oa]|demasiado|todos los días|cada noche)
        (madre|padre|abuel[oa]|mamá|papá|mujer|marido) (_ )?(me )?(preguntó|pregunta|pregunt*|confund*) (_ )?(si conocía|si yo|quién|cómo me|dónde está su|por su madre|si era)
        (no|ya no) (me |nos )?(conoce|reconoce|recuerda|sabe) (_ )?(quién|mi|a su|su|nada)
        (no )?(abro|abrí|he abierto|salgo|salí|duermo|dormía|duermo|como) (_ )?(_ )?(_ )?desde (_ )?(enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|hace|que|el)
        (vestirme|ducharme|levantarme|peinarme) (_ )?(era|es|fue|me|ya)
        (casi|por poco) (acaba|acabó|me mata|pudo|termina) (conmigo|mi)
        (fingiendo|fingí|fingía|fingir|sonreía|sonreí|sonriendo) (_ )?(_ )?(en cada|estar|que (todo|estaba)|durante|por dentro|en todas)
        detrás de (mi|la|su|esa|una) sonrisa
        (estoy|estaba|estuve|me siento|me sentía|está|sigo) (_ )?(hundid[oa]|deprimid[oa]|agotad[oa] por dentro|sin fuerzas|al límite|desbordad[oa]|en tratamiento|en terapia|de baja)
        (posparto|postparto)
        (desde|tras|con|por) (el|un|una|la|su|mi) (ictus|infarto|operación|accidente|diagnóstico|trasplante|brote|recaída|ingreso|parto)
        esclerosis( múltiple)?
        diagnostic(ar|aron|ado|ada|ó) (_ )?(_ )?(a|con|esclerosis|cáncer|una|un|me|mi|la|diabetes|ela)
        (me|le|nos) (acaban de|han|van a) (diagnosticar|operar|ingresar|detectar|quitar|encontrar)
        parte médico, pronóstico (grave|reservado), la UCI, en la UCI
        (no|nunca) (he sido|soy|era|estoy siendo) (_ )?(yo|yo mism[oa]|la misma|el mismo)
        (dejó|dejé|deja|ha dejado) de (comer|hablar|dormir|respirar|salir|levantarse|caminar|responder|reír|sonreír)
        (mi|la|el) (médic[oa]|doctora?|psicólog[oa]|terapeuta|psiquiatra|neurólog[oa]) (_ )?(le |lo |me |la )?(puso|dio|llama|llamó|mandó|encontró|dijo|dice) (_ )?(nombre|palabra|así|que|lo que|la baja|es)
        (estoy|está|estamos|sigo|sigue) en (una |la )?lista (de espera|de trasplantes?|.)
        hace(os|rse|te|rnos) donantes?, carnet de donante, (algunos|muchos) no (_ )?reciben (la|esa) llamada
        cojeo, cojera, muletas, conmoción cerebral, (planta|enfermeras|servicio|unidad|pasillo) de oncología
        goter[oa], vía central, catéter
        (escondía|escondí|escondido|escondiendo) (_ )?(_ )?(los vasos|las botellas|botellas|latas|pastillas|las pastillas|las heridas|los cortes|cicatrices)
        (llev|meti|ingres)(é|amos|ar|ado|aron|imos) (a )?(mi|nuestr[oa]) (_ )?(madre|padre|abuel[oa]|marido|mujer) (_ )?(en|a) (una |la )?residencia
        contar (autobuses|baldosas|escalones|minutos|pastillas), (tocar|toqué|tocado) fondo
        acantilado
        (enfermera|enfermero|médica|doctora|matrona|comadrona|cirujano|cirujana) (_ )?(me|nos|le) (abrazó|cogió|agarró|tomó|lloró|miró|susurró|dio la mano)
        no (sentía|sentí|siento) nada
        (después|tras|desde|antes) (del|el) (parto|ictus|infarto|accidente|diagnóstico|trasplante|aborto)
        matrona, comadrona, posparto, laringe, traqueo*, ostom*
        (paso|pasar|pasé|entro|vuelvo|volver|entrar) (por|al|a) (el )?quirófano
        quirófano por (segunda|tercera|cuarta)
        (me|le|nos) (ha |han )?(quitado|quitó|robó|robado|arrebató|costó|costado) (_ )?(la|el|las|los|mi|su) (_ )?(voz|vista|oído|memoria|fuerza|pierna|carreras|salud|infancia|trabajo|puesto|nombres|aire|energía|futuro|sueño)(?! de (los|las) clientes)
        (cuando|al) (falló|fallar) (_ )?(el|la) (segundo|tercer|tercera|cuarto|quinto|último|última) (intento|ronda|ciclo|transferencia)
        (segundo|tercer|cuarto|quinto|último) (intento|ciclo) (_ )?(falló|fracasó|no funcionó|negativo)
        covid largo, (meses|años|días) limpi[oa], párkinson, (el|mi|un) pánico (_ )?(no|era|es|me)
        (hago|necesito|tomo|me tomo) una (pausa|baja) (_ )?(_ )?(_ )?(_ )?(médic*|doctor*|salud|cabeza|corazón|cansad*), (cabeza|corazón|cuerpo|alma) (_ )?(_ )?(_ )?(llena|cansad[oa]|agotad[oa]|pesad[oa]|rot[oa]), corazón de (un|una) (desconocid[oa]|extrañ[oa]|donante)
        (supimos|supe|perdimos) (_ )?en la semana (veinte|doce|dieciséis|#), (empiezo|comienzo|empieza) (el|mi|su) tratamiento(?! de), ya no (encuentra|recuerda|reconoce) (el baño|su casa|la cocina|a sus|mi nombre|quién)
      `,
      words: `
        cáncer, tumor(es)?, oncol*, oncóloga?, biopsias?, enfermedad, cirugía, quirófano, psiquiatr*
        medicación, pastillas, antidepresivos, síntomas, ansiedad, burn-?out, autismo, TDAH, peluca
        convalec*, insomnio, planta infantil
        salud (mental|emocional), quirófano, el diagnóstico, sillas? de ruedas, burn-?out, psicólog[oa]
        ya no sabe quién, no era lo que esperábamos, no eran los que esperábamos, no pude más, el pelo ya
        (de|un|el|mi|su|tengo|tiene|tenía|tuve|con|contra el|al|del) cáncer
        (paciente|superviviente|sobreviviente|enferm)* … cáncer, leucemia, linfoma, melanoma, demencia
        alzh?eimer, alzhéimer, p[aá]rkinson, esclerosis, epilepsia*, diálisis, trasplante*, trastorno*
        psiquiatra*, fibromialgia, endometriosis, ictus, (un|de|tras el) infarto
        quirófano, riñón, riñones, médula, ganglios, respirador, psicólog[oa], psiquiatra
        terapeuta, alcohol, drogas, adicci*, sobredosis, cicatriz, cicatrices, deprimid*, cirujan[oa]s?
        anestesia, migraña*, menopausia, insomnio, esclerosis, sobriedad, paciente de
        parto, matrona, laringe, quirófano, enfermera me, el diagnóstico de
        vivir con (párkinson|cáncer|diabetes|epilepsia|dolor), pánico
        incubadora, mineros?
      `,
      hints: `
        hospital*, tratamiento*, operaron, operación, resultados, pruebas, recuperación, recuperar*, pañuelo
        goteo, sesiones, enferm[oa], agotamiento, mamografía, cama, fuerzas, médicos, doctora?, de baja
        mi salud, su salud, mi cuerpo, llor*, valiente, aguja*, frases motivadoras, radiografía, suero
        terapia, medicamento*, discapacidad, el pelo, cuidar*, rehabilitación, urgencias, infarto
        monitores, los resultados, toda la energía, lo importante, me dedico a, paso mis proyectos
        el silencio, en cada reunión, latidos, la lista, hospital, sonrió, débil, toda la noche, la cama
        urgencia, desconectad[oa]
      `,
      exact: 'VIH, ELA, UCI, UTI, UVI',
    },
    layoff: {
      clear: `
        despidieron, despidió, despiden
        (fui|fue|fuimos|fueron|son|soy|han sido|he sido|sido|ser|estoy) despedid[oa]s?
        despedid[oa]s (de|sin|por|en)?, (me|le|les|nos|te) (han |ha |habían |iban a )?despedi(do|r|eron|ó)
        despedir a (#|la mitad|mi|mis|nuestr*|compañ*|media|un tercio|gente|personas|emplead*|todo)
        (recorte|recortes|reducción|ajuste|ajustes|reestructuración|despido) (masivo )?(de|en) (la )?(personal|plantilla|empleo|puestos|equipo|nómina)
        recort* (_ )?(plantilla|personal|puestos|empleos)
        (perdí|perdió|perdieron|perder|pierden|perdido|perdimos|pierde|quedarse sin|quedé sin|quedaron sin|quedan sin|quedó sin|quedamos sin|sin|quedado sin|quedo sin) (mi |su |el |sus |los |nuestro |un )?(empleos?|trabajos?|puestos?( de trabajo)?|chamba|laburo|pega|ingresos|sueldo)
        (en el paro|al paro|en paro|cobrar el paro|de paro|estoy parad[oa]|lista del paro), carta de despido
        (búsqueda activa|búsqueda) de (empleo|trabajo), cesantía, cesante*
        (eliminaron|eliminar|eliminan|suprim*|amortiz*|desaparecen|recortan|cortaron) (mi|su|el|_) (puestos?|posición|plaza|área|departamento|equipo)
        (afectad[oa]s?|impactad[oa]s?) por (el|la|los|las|este|esta|un|una) … (recortes?|reestructur*|despidos?|ERE|ERTE|reducción|ajustes?|cierre|layoff*)
        (tuve que ser yo|me tocó) … (despid*|decir*|comunic*)
        cerr(é|amos|ó) para siempre
        (cierra|cierran|cerró|cerramos|cerrar|cerramos) (sus|nuestras|las) puertas
        (último|la última|últimas?) (nómina|sueldo|quincena)
        ya no (tenía|tengo|teníamos) (correo|acceso|usuario|trabajo)
        me (quitaron|cortaron|bloquearon|revocaron) (el )?(correo|acceso|usuario|ordenador)
        años … (caben|cabían|metid[oa]s|entran) en una (caja|mochila|bolsa), una caja de cartón
        no por (decisión propia|voluntad propia|gusto)
        (deslocaliz|externaliz)* … (producción|empleos|puestos|departamento|equipo)
        se apaga(n|ron)? (los|el|las|la) (hornos?|máquinas?|luz|luces|cadena|calderas?|fábrica|prensas?)
        no duermo desde, mandar a casa, (me|nos|los) mandaron a casa
        sobreviví a(l)? (este|esta|ronda|recorte|despido)
        (apagar|apagué|apagamos) … (última vez|para siempre)
        prescind* de (mí|mis|nosotros|sus servicios|#|personal|compañer*)
        (mi|su|nuestro) (puesto|plaza|cargo|rol|contrato|departamento) (_ )?(ya no existe|dejó de existir|desaparece|desapareció|eliminad[oa]|amortizad[oa]|fue eliminad[oa]|se elimina|no se renov*|terminó antes)
        (parte|víctima) (de|del) (los|las|el|este|esta|la|un) … (recortes?|despidos?|reestructuración|ERE|despedid[oa]s)
        (me|nos) (echaron|han echado|botaron|corrieron|pusieron en la calle)(?! una mano)
        (me|nos) (acompañaron|escoltaron) a la (puerta|salida)
        (tuve|tuvimos|tuvo|tengo|tenemos|tenido|tocado|toca) (que )?(despedir|dejar ir|prescindir|bajar la persiana|echar el cierre)
        que dejar ir a, ya no formo parte de
        (cierra|cierran|cerró|cerraron|cerrar|cerramos|cerré|cierro|cerrado) (definitivamente|para siempre)
        (cierra|cierran|cerró|cerraron|cerrará|cierre de|cerrar|cerramos) (la|nuestra|mi) (fábrica|planta|mina|fundición)
        (he tenido que|tuve que|tuvimos que|hemos tenido que) cerrar (la|el|mi|nuestr[oa]) {place}
        {place} … (cierra|cerró|cerramos|cerrará) (para siempre|definitivamente|sus puertas)
        (última vez|para siempre|definitivamente) … persiana
        persiana … (última vez|para siempre|definitivamente)
        (no hay|sin|no queda|no tenemos) dinero … (nóminas?|sueldos?|último mes), ni para el último mes
        no (puedo|podemos|pude|pudimos) pagar … (nóminas?|sueldos?|salarios?)
        (entregué|entregamos|devolví|devolvimos) (mi|nuestr[oa]s?) … (laptop|portátil|credencial|gafete|tarjeta|llaves|acreditación|pase)
        último día … (no fue|no por|no es por|despid*|recort*|ERE|cierre definitivo)
        no (fue|ha sido|es) (por )?(mi|nuestra|una) decisión (mía|propia|nuestra)?
        no (fue|es) por (gusto|voluntad propia|decisión propia), no lo elegí
        me (comunicaron|informaron|notificaron) … (ya no|prescind*|despid*|despedid[oa]|recorte*|rescind*|no continu*)
        (currículums?|CV|candidaturas|solicitudes|postulaciones) … (sin respuesta|silencio|rechazos)
        (vaciar|vacié|recogí) mi (taquilla|mesa|escritorio|despacho)
        (años|vida) … (caben|cabe|metid[oa]s) en una (caja|bolsa|mochila), a los (_) que quedaban
        (hemos entrado|entramos|entra) en (concurso|quiebra), (mi|los|estos) despidos?
        (bajé|bajamos|he bajado|hemos bajado) la persiana
        (mi|nuestro|su|tu) (puesto|plaza|trabajo|equipo|rol|cargo|departamento|área|sede|contrato) (_ )?(_ )?(sobra|sobran|no hace falta|ya no es|no continúa|terminó|termina|se acaba|acabó|se acabó|no sigue|se va a|se cierra|se externaliza|finaliza|se extingue|queda fuera)
        (sobro|sobramos|sobraba|sobrábamos)
        (seguridad|vigilancia|el vigilante|el guardia|un guardia|el segurata) (_ )?(_ )?(me |nos )?(esperaba|acompañó|acompañaba|esperando|escoltó|miraba|a mi lado|vigilaba)
        ({n} años|años|vida|carrera) (_ )?(_ )?en una (bolsa|caja|mochila|maleta|tela)
        equipo de (_ )?{n} (_ )?(pasó|pasa|quedó|queda|pasamos|quedamos|se quedó|se queda) (_ )?(a|en|de|ser)
        no (hicisteis|hicieron|hiciste|hicimos|habéis hecho|han hecho|hice) nada mal
        a (los|las) {n} (que|compañer[oa]s|personas) (_ )?(salieron|salen|se van|se fueron|ya no|se marchan|despedid[oa]s|hoy|dejan)
        no (abrirá|abre|abrimos|abriremos|volverá a abrir|vuelve a abrir) (_ )?(mañana|más|nunca|el lunes|hoy|sus puertas|las puertas|la persiana)
        (ya )?no (abrirá|abriremos) (mañana|más|nunca|el)
        (papeles|documentación|solicitud|llaves|concurso) (_ )?(en|al|ante) (el )?juzgado
        (presentamos|presentan|presentó|anunci*|negoci*|entra*|aplic*|firm*|afectad*|salí|fuera|otro|nuevo|un) (_ )?(por |en |el |un )?(ERE|ERTE|concurso|expediente de regulación)
        no (conseguí|conseguimos|logré|logramos|pude|pudimos|hemos conseguido|he conseguido) (_ )?(_ )?(ronda|inversión|financiación|inversor|inversores|comprador|salvar|pagar|sostener|mantener|levantar la|cerrar la)
        (tengo|tenemos|tuve|tuvimos|toca|he tenido|hemos tenido) (que )?(cerrar|despedir|echar|bajar|prescindir|liquidar|clausurar)(?! (un|una|el) (trato|acuerdo|ciclo|año|venta))
        (invitación|reunión|llamada|convocatoria|cita) (_ )?sin (título|asunto|agenda|motivo|aviso|explic*)
        (sin|ya no tenía|perdí el|cortaron el|me quitaron el) acceso (a|al|desde|y)?
        (ya )?no (tenía|tengo|teníamos) acceso
        (mi|el) contrato (_ )?(terminó|termina|acaba|acabó|no se|finaliza|venció)
        no (me|nos|le|les) (renuevan|renovaron|han renovado|renovarán)
        (permiso|visado|visa|residencia|papeles) (_ )?(_ )?(depende|dependen|vence|caduca|caducan) … (contrato|empleo|trabajo)
        {n} días para (irme|irnos|salir|encontrar|dejar|marcharnos)
        (confiaron|confían) en mí para (_ )?(pagar|su|llegar|mantener)
        (banco|cola|comedor) (de|en|social) (el )?(alimentos|banco|comedor)
        (cortado|cortaron|corta|cortan) (la|el) (luz|calefacción|agua|gas), desahuci*, desalojo
        (vivir|vivo|dormir|duermo|duerme|quedarse|quedarnos|quedé) en la calle, sin techo
        no llego a fin de mes, embarg(o|aron|ada|ado)
        (empresa|compañía|dirección|jefe|jefa|central) (_ )?(ha decidido|decidió|decide|me comunicó|nos comunicó|anunció|ha anunciado) (_ )?(_ )?(que )?(mi puesto|mi plaza|ya no|prescindir|cerrar|recort*|no continu*|reducir|trasladar|deslocaliz*|no contar|no renovar|sobr*)
        (sustituid|reemplazad)[oa]s? por (una|un|la) (máquina|IA|inteligencia|software|algoritmo|robot|persona más barata)
        (me|nos) (sustituyó|reemplazó|cambiaron por) (_ )?(una|un|la) (máquina|IA|inteligencia|software)
        (son|eran) {n} familias (que|sin|y)
        (supimos|supe|supieron|enteramos|enteré|comunicaron|enteraron) (_ )?(_ )?(por|mediante|en|a través de) (un |una |la |el )?(correo|email|e-mail|prensa|mensaje|whatsapp|videollamada|carta|periódico|slack|teams)
        (trabajo|puesto|puestos|producción|empleo|equipo) (_ )?(_ )?(se (hará|va|irá|traslada|mueve|llevan)|pasa) (_ )?(a|en) otr[oa] (país|sitio|ciudad|continente|planta)
        (hacernos|ser|volvernos) (más )?pequeños (para|si|o), (apretones|apretón) de manos
        administrador (_ )?(se queda|tiene|recibe|toma|entra|con) (_ )?(llaves|la empresa|las)
        (lo siento|perdón|disculpas) (mucho )?(por|a|para) (las |los |cada |todas las |todos los |una de las )?({n} )?(familias|compañer[oa]s|trabajadores|emplead[oa]s|personas|cada|vosotros|ustedes|uno de)
        {n} de (nosotros|nosotras|nuestr[oa]s) (_ )?(supimos|nos|perd*|fuimos|salimos|nos enteramos|nos vamos|se van)
        (planta|fábrica|mina|sede|tienda|factoría|sucursal|astillero|escuela|hospital) (de|en) _ (_ )?(cierra|cerrará|echa el cierre|se cierra|cerró|se clausura)
        me llamó alguien (a quien|que) (_ )?(nunca|no|jamás)
        mi (mesa|puesto|despacho|sitio|silla|cargo) (_ )?(ya )?no (estaba|existía|era)
        (desde|perdí) (ayer|hoy|el lunes|esta semana) (_ )?(mi|sin) (_ )?(puesto|trabajo|empleo)
      `,
      words: `
        ERTE, reestructuraci*, open to work, opentowork, recursos humanos (me|nos|y|estaba)
        decisión (más )?(difícil|dura|dolorosa), compañeros que (se van|salen|ya no|se quedan|quedan)
        (equipo|los|las) que se queda*, desempleo, sin ingresos, fin de una etapa, rescisión, búsqueda laboral
        mi último día … (sin|no|tras|después), recortes? en, los recortes, el ERE
        la mitad (del equipo|de la plantilla), no hay dinero, bajar la persiana
        no es culpa (tuya|vuestra|suya|de ustedes), leyó un (papel|guion|comunicado), ni siquiera firmó
        indemnización, último turno, tenía correo
        despidos?, despidos masivos, finiquito*, desvincul*, desemple*
        (concurso de acreedores|quiebra|bancarrota|insolvencia|insolvente*|liquidación de la (empresa|sociedad|plantilla|compañía)|suspensión de pagos|administrador concursal)
        en el juzgado, vigilancia me, acreedores, embargo, hipoteca
        permiso de residencia, sesenta días, la siguiente ronda, cierre de la, última ronda, el paro
        ochenta familias
        (empezar|empiezo|empezando|volver a empezar) (de nuevo|otra vez|de cero|desde cero) a los (4#|5#|6#|cincuenta*|sesenta*)
      `,
      hints: `
        último día, familias, persianas?, acceso (revocado|bloqueado|cortado), llamada de
        (diez|cinco|quince|tres) minutos, videollamada, una caja, credencial, laptop, (después de|tras) # años
        me comunicaron, ya no existe, nóminas?, hipoteca, acreedores, juzgado, no es culpa, fuimos
        nuevas oportunidades, recomend*, la plantilla, cierre, el taller que, mi abuelo, no duermo, firmé
        la lista, ni siquiera
        si conocéis, si conocen, aquí estoy, {n} años, mi contrato, abrieron mis abuelos, mis abuelos
        confiaron, el nombre de cada, esta mañana, tres generaciones
        algo mejor
      `,
      exact: 'ERE, ERTE',
    },
    violence: {
      clear: `
        (la|una|de|esta|en|esa|por la|zona de|crímenes de) guerra, guerras, bombarde*, misil(es)?
        ataques? (aére*|con (drones|cuchillo)|terrorista|armado|ruso|israelí), drones (cay*|atac*|sobre)
        alarma antiaérea, asilo( político)?, exiliad[oa]s?, (mi|el|al|en|su) exilio
        desplazad[oa]s (por|intern|de), frente de batalla, en el frente, alto el fuego, genocidio, masacres?
        rehenes?, rehén, Ucrania*, ucranian[oa]s?, Gaza, Cisjordania, palestin[oa]s?, Hamás, Kiev, Járkov
        Odesa, Leópolis, Mariúpol, Jersón, Donbás, Alepo, talib*
        tiroteos?, balacera*, balazos?, a tiros, disparos, (le|les|me|nos) dispar*
        entraron (armados|a robar|encapuchados|con (armas|pistolas|cuchillo*|machetes)), apuñal*, navajazo*
        cuchillad*, asesin*, homicidio*, feminicidi*, sicari*, (nos|me|le|los) extorsi*, extorsi*
        cobro de piso, narcos?, narco*, cártel*, atentados?, viol(ada|adas|aron|ador|adores|ó a)*
        violación(?! (de (datos|contrato|seguridad|la norma|privacidad)))
        abus(o|os) (sexual|infantil|de menores)*, abus(ó|aron|aba|ado|ada) de (mí|ella|él|mi|su|una|niñ)*
        (acoso|agresi[oó]n|agresiones|violencia) (sexual|machista|física)*, acosador*, agredi*, agresor*
        maltrat*
        tortur*, desaparecid[oa]s?, (su|mi|una|nuestra) desaparición, amenazas de muerte
        orden de (alejamiento|protección), casa de acogida, si alguien pregunta por mí
        cambié de (ciudad|número|nombre)*, no (digáis|digan|digas) dónde (vivo|estoy|trabajo)
        (una|dos|con una|sola) (maleta|mochila|bolsa) y (dos|mis|tres|un|una|l[oa]s) (niñ|hij)*
        me guardó la maleta
        (me fui|salí|escapamos|salimos) … (de casa|con lo puesto|con una maleta|con los niños|con mis hij[oa]s|de madrugada)
        (salió|salieron|salimos|huyó|vino|llegó|llegaron) de (Ucrania|Mariúpol|Járkov|Siria|Venezuela|Cuba|Afganistán|Gaza|Kiev|Nicaragua|Sudán|Irán)
        asalt(o|aron|ado|antes?)*, atrac(o|aron|ador|adores)*, robo (con|a mano|armado|violento), levantón
        fosas?, ajuste de cuentas, crímenes?, crimen, víctimas? (de|mortal)*
        (ha llegado|llegó|llegado|recibió|recibí) la (carta|citación|orden) … (frente|ejército|guerra|trincheras|filas)
        (llamado|llamaron|llamados) a filas, reclutamiento, reclut(ado|aron|an)
        (durmieron|durmió|dormimos|duermen|duerme) en (el|la|los) (metro|sótano|pasillo|refugio|bañera)
        (pegaron|golpearon|agredieron|atacaron|apuñalaron|dispararon) (a|al) (un|una|mi|nuestr|la|el|su|conductor|chófer|enfermer)*
        (mi|nuestra|su) (ciudad|casa|calle|barrio|pueblo|escuela) … (cayó|bombard|atacad|destru|blanco)*
        cambi(é|amos) la cerradura, (volver|vuelvo|caminar|camino) … (sola|solas) … (noche|miedo)
        (una bomba|bombas|la bomba) (cay*|explot*|en el|sobre|mat*|atómica), la invasión de
        invadi(ó|eron|do) (Ucrania|Kuwait|su|mi país|nuestro), (huir|huyó|huyeron|huimos|huí|huyendo) de
        (hombres|encapuchados|entraron|ladrones) armados, entraron armados
        (a punta de|con una|sacó una|nos apuntó con) pistola, (me|la|lo|nos) acos(ó|aba|aban|aron|an)
        agresión, agresiones, agresor(es)?
        (me|le|la|mi madre|a mi madre) (pegaba|pegó|golpeó|golpeaba|maltrataba|estranguló|encerraba)
        amenazó de muerte, (levantó|alzó|levantaba) la mano (delante|contra|a los|a mi|sobre)
        a (golpes|puñetazos|patadas)
        (me|nos|la) (siguió|siguieron) hasta (el coche|mi coche|casa|el portal|su coche)
        (las|en las|significa) trincheras, me controló el, me controlaba el
        (me|nos|le) (dijo|decía|repetía|hizo creer|convenció) (_ )?que (_ )?no (_ )?(valía|valgo|servía|era|sirvo) (_ )?(nada|nadie|para nada)
        (sin él|sin ella) (_ )?no (sería|era|soy|valía|valgo|podría) (_ )?nad(a|ie)
        (cogí|agarré|tomé|metí|vestí|desperté) a (los|mis|las|l[oa]s dos|mis dos) (niñ[oa]s|hij[oa]s|pequeñ[oa]s) (_ )?y
        (conduje|caminé|anduve|viajé|manejé) toda la noche
        (mangas? largas?|gafas de sol|maquillaje|pañuelo) (_ )?(en|para|todo el) (julio|agosto|junio|verano|tapar|cubrir|ocultar|la oficina)
        (echó|echaron|puso|pusieron|metió) algo en (mi|la|el|su) (copa|bebida|vaso|café), burundanga
        sumisión química, (dije|grité|repetí) que no (a gritos|y)*, me quedé (paralizada|congelada|helada)
        (nadie|no) (_ )?(puede|debe|puedo|podemos) (_ )?(saber|decir|contar) (_ )?dónde (vivo|vivimos|estoy|estamos|vive)
        marcas en (los|el|las|sus) (brazos|cuello|muñecas|piernas|cuerpo)
        (me|la|le|nos|lo) (controlaba|aislaba|vigilaba|aisló|humillaba|encerraba|amenazaba|empujó|agarró|estrangulaba|manipulaba|manipuló|insultaba|perseguía|acechaba|drogó|drogaron|tocó sin|violó|forzó|pegó|pegaba)
        (lo|la) que (me|nos) hizo (él|mi|aquel|ese|un)
        tardé (_ )?(_ )?años en (decir|contar|escribir|denunciar|hablar|poner|entender)
        (mi|nuestra|su) (_ )?(ciudad|pueblo|país|calle|barrio|tierra|familia) (_ )?(_ )?(sale|está|sigue|vuelve|salió|aparece|arde|fue) (_ )?(_ )?(otra vez |de nuevo )?(en las noticias|en guerra|en llamas|bajo|atacad[oa]|bombardead[oa]|destruid[oa]|ocupad[oa]|sitiad[oa]|sin luz)
        (qué|cuál) (calle|edificio|barrio|casa|escuela) (_ )?(ha sido|fue|es|cayó|queda)
        (mis|sus|nuestros) (padres|abuelos|hermanos|suegros|tíos) (_ )?(no (quieren|pueden|logran) (_ )?(irse|salir|huir|dejar|marcharse)|siguen (allí|allá|atrapados|en))
        (marido|hermano|hijo|padre|primo|novio|amigo|compañero) (_ )?(está|fue|sigue|ha sido|combate|lucha|cayó) (_ )?(en el frente|llamado|movilizad[oa]|reclutad[oa]|pres[oa]|detenid[oa]|encarcelad[oa]|en la cárcel|desaparecid[oa]|en la guerra|herid[oa]|secuestrad[oa]|en prisión)
        pateras?, cayucos?, (en|a) (la cárcel|prisión), pres[oa]s? polític[oa]s?, encarcelad[oa]s?
        (casa|casas|centro|centros|piso) de acogida
        (madres|mujeres|niñ[oa]s|familias|personas) que (llegan|huyen|llegaron|escapan|escaparon) (_ )?(_ )?(de noche|sin nada|huyendo|con marcas|con moratones|con lo puesto|de la guerra|con golpes)
        trata de (personas|mujeres|blancas|menores), matrimonio forzado, mutilación, chantaje*, sextorsi*
        (orden|carta|llamada) de (movilización|reclutamiento|filas|detención|búsqueda)
        (protección|asilo|refugio) (internacional|político|de emergencia)
        (no )?volv(erán|ieron|ió|erá) a (casa|clase) (_ )?(esta|hoy|nunca|con|del)
        dos niños (_ )?no (vuelven|volverán|volvieron)
        escuché (_ )?(los )?(disparos|tiros|gritos|explosiones)
        (pegan|pega|pegaban|pegaba|golpea) (a|en|con) (su|mi|los|la|l[oa]s)
        (tenía|yo tenía|ella tenía) {n} (años )?cuando (_ )?(empezó|pasó|ocurrió|comenzó|sucedió|me|él|aquello)
        él era (mi|nuestro|su) (_ )?(entrenador|profesor|maestro|tío|padrastro|cura|jefe|marido|primo|vecino|padre|pastor)
        (la|el) (jueza?|fiscal|tribunal|policía) (me |le |nos )?(preguntó|dijo|creyó|miró|condenó|dictó|leyó|llamó)
        (declaré|testifiqué|declarar ante|el juicio|la sentencia|puse (una|la) denuncia|denuncié)
        (seguía|sigo|me sentía|sintiéndome|me siento) (_ )?(amenazad[oa]|perseguid[oa]|insegur[oa]|en peligro|vigilad[oa])
        Jartum, Teherán, Beirut, Rafah, Idlib, Goma, Homs, Saná, Kabul
        (dos|las) (marcas|palomitas|rayitas) (grises|azules), lo último que (tengo|tenemos|sé|supe|sabemos) de
        (cruzar|cruzamos|cruzó|crucé|cruzaron) (la frontera|el río|el mar|la selva|el Darién)
        (dejamos|dejé|dejaron) (_ )?todo atrás, mirar (por encima del hombro|hacia atrás)
        (con|un|una) (un |una )?(rifle|fusil|metralleta|machete|escopeta|cuchillo en), rifle
        (contaba|cronometraba|vigilaba) (_ )?mis (minutos|pasos|llamadas|horas|gastos), me leía los mensajes
        (leía|revisaba|controlaba) mis mensajes
      `,
      words: `
        víctimas?, armas?, moratones?, moretones?, moratón, agresor, atac*, golpeó, ejército, Israel, israelí*
        Siria, siri[oa]s?, Afganistán, Sudán, Rusia, Líbano, delincuen*, inseguridad, pandillas?, maras?
        odio, juzgado de violencia, denunci(é|ó)
        trincheras?, soldados, pistola, golpes, bofetada, puñetazos?, la maleta y, pasan a cobrar
        quien no paga, hacer las maletas, haciendo las maletas, armas
        refugiad[oa]s?, sirenas, violencia*, terroris*, robaron, secuestr*
        manga larga, preso, presa, cárcel, prisión, detenid[oa]s?, no valía nada, maltratador
        regímenes, exilio, persecución, perseguid[oa]s?, salvamento, migrantes, patera, moratones
        veterano, huir, huyendo, huyó, soldado, toda la noche
      `,
      hints: `
        sótano, frontera, refugio, miedo, amenaz*, sirenas?, sangre, explosi(ón|ones), alarma, tiemblan
        maletas?, escond*, a salvo, herid[oa]s?, hablar, toque de queda, sin luz, apagón, celos, gritos?
        gritaba, policía*, en su país, en mi país, me fui, pagar, cobrar, tres generaciones
        las noticias, mis padres, qué calle, los niños, conduje, de nuevo, salvamento, anochecer, los brazos
        de noche, quieren irse, viv[oa]s?
        tiene nombre
      `,
    },
    discrimination: {
      clear: `
        racis*, racial(es)?, racializad*, sexis*, machis*, homof[oó]b*, transf[oó]b*, xen[oó]f*, antisemit*
        islamof*, mis[oó]gin*, edadis*, capacitismo, aporofobia, clasis*, gordofobia
        acoso( laboral| escolar)?, acosad[oa], insult*, (discurso|delito|mensajes|comentarios) de odio, nazis?
        esvástica, (color|tono) de (mi|su|la|tu|nuestra) piel, piel (oscura|morena|negra|más oscura)
        (mi|su) (color|tono) de piel, micro-?(machismo|agresion|racismo)*, patriarca*, techo de cristal
        por ser (la |una |un |el |demasiado )?(única )?(mujer(es)?|negr[oa]|gitan[oa]|inmigrante|indígena|gay|lesbiana|trans|moren[oa]|extranjer[oa]|musulmana?|mayor|latin[oa]|sudamericana?|migrante|madre|discapacitad[oa]|viej[oa]|jud[ií][oa]|joven y mujer|árabe|pobre|colombian[oa]|venezolan[oa]|marroquí)
        (soy|eres|era|somos|es) (negr[oa]|gitan[oa]|indígena|mapuche|afro*|morena|trans|lesbiana|gay|marroquí|musulmana?|inmigrante|la única|sord[oa]|cieg[oa])
        afro(colombian|descendiente|latin|american)*, de dónde (eres|soy|es|son|vienes), hiyab, gitan[oa]s?
        mapuches?, aimara, compañeros (hombres|varones), la única (mujer|negra|indígena|gitana|chica|madre)
        (vuelve|vete|regresa|lárgate|vuélvete) a tu (país|tierra|pueblo), a tu país
        me (confund|tomaron|toman|tomó|confundieron)* (con|por) (la|el|una|un) … (limpia*|camarer[oa]|secretaria|asistent[ae]|empleada|repartidor|mesero|becari[oa]|enfermera|azafata|recepcionista|guardia|chófer|servicio|chica|muchacha)
        (entrada|puerta|ascensor|elevador) de servicio
        (la|el) (señora de la limpieza|de la limpieza|de los cafés|del café) … (pens*|cre*|confund*)
        (tráe|traiga|trae|sirve|sírve|ponga|pon|prepara)(me|nos|rnos|nos)* … (cafés?|un café)
        (nos traes|me traes|puedes traer) … (café|cafés), (homosexual|lesbiana|bisexual)*
        (salir|salí|salido) del armario, LGTB*, LGBT*, (mi|nuestro) (novio|marido) y yo, transexual*
        no binari[oa], apellido (árabe|extranjero|indígena|gitano|marroquí|latino|mapuche|quechua)
        (mismo|misma) (CV|currículum|perfil|currículo) … (nombre|foto|apellido)
        con (el|mi|su|otro) (nombre|apellido) … (llamaron|entrevistas?|nadie|ninguna|respuesta|piso)
        (mi|su|nuestro|por el|el) acento
        (quedarme|quedar|quedarse|quedé|estaba|estoy|estás|estar|queda) embarazada, para no agobiarte
        reducción de jornada … (ascenso|puesto|cuid*)
        (me|le) (tocó|tocaba|rozó|puso la mano|agarró|acarició|besó|miraba) (la|el|en|por) … (rodilla|pierna|muslo|cintura|culo|espalda|pecho|hombro|mano|escote|trasero|pelo)
        (mano|manos) (en|por|sobre) (mi|la|el|su) (rodilla|pierna|muslo|cintura|espalda|hombro|culo)
        (mensajes|mensajitos) de madrugada, manos largas
        (guapa|bonita|cariño|nena|niña|princesa|mi amor|muñeca|reina|preciosa) (me dijo|tráe*|me llamó|me llama|dijo el|no te)
        (me llam(ó|an|aban|aba)) … (nena|niña|bonita|guapa|cariño|exagerada|histérica|negra|india|sudaca|mora|princesa)
        qué (llevaba|llevabas) puesto, sudaca*, panchit[oa]s?, moros?, sobrecualificad[oa]
        (al|a mi) (compañero|colega) … (le preguntaron|no se lo|sus objetivos|nadie le), hombre blanco
        la que se (tuvo|tuve) que ir
        qué bien hablas, (hablas|habla) (muy )?bien … (para|español|castellano|idioma)
        para ser (de|mujer|una|tan|extranjer*|latin*|inmigrante|gitan*|negr*|tu)
        (en representación|en nombre|de parte) de mi (jefe|marido|padre|socio)
        (la|esta) (empresa|clínica|patente|tienda|idea) es mía
        (quién|y quién) (cuida|cuidará|cuidaría|se queda con|se encarga de) (a )?(de )?(los|tus|sus) (niños|hijos|niñ*)
        los de (tu|su) (país|clase|tipo|raza)
        (gan|cobr)(o|a|an|aba|aban|é|ó|aría) … menos que … (él|ellos|mis compañeros|los hombres|un hombre|mi compañero|sus compañeros|mi predecesor)
        (pensaba|pensabas|piensas|planeas|planeaba|quería) … (tener hijos|quedar* embarazada|ser madre)
        (embarazada|embarazo) … (entrevista|ascenso|despid*|no me renov*|jefe dijo|proyecto)
        (comentarios?|chistes?|bromas?|piropos?) sobre (mi|su|nuestro) (cuerpo|escote|falda|acento|físico|origen|piernas|peso|ropa)
        histéricas?, cosa de (hombres|mujeres), trabajo de (hombres|mujeres), cuota femenina
        por (mi|su) acento, se (ríen|rieron|burl*) de (mi|su) acento
        (casero|propietario|inmobiliaria|piso) … (apellido|acento|extranjer*|al verme|al verlo|al verla)
        (quité|borré|eliminé) (mi foto|la foto|mi edad|la fecha de nacimiento|mi apellido)
        (con|de|tengo|cumplí|a los) (4#|5#|6#) … (invisible|sobrecualificad[oa]|demasiado mayor|nadie me (llama|contrata)|no me llaman)
        (cambié|cambió|cambiar) (mi|su|el) (nombre|apellido), (mujer|chica) … (no puede|no sabe|débil)
        pueblos? indígenas? … (derechos|tierra|despoj*)
        (me|nos|la|le|sufrí|sufro|es|de) discrimin*
        (pid(ió|ieron|en|e)|exig*|solicit*|pedir|piden) (_ )?(_ )?(_ )?(el documento|la documentación|el DNI|los papeles|identificación|el pasaporte|la cédula|el carnet|credencial)
        (adivina|adivinad|adivinen|imaginad|imaginen|imagina) (la diferencia|por qué|quién|cuál|a quién)
        más cómod[oa]s? con (alguien|otra persona|un hombre|otro|una persona)
        (otra|buena|mejor) (imagen|presencia) (para|de cara|con|.)
        (dejó|dejaron|tiró|tiraron|puso|lanzaron|lanzó) (un |una )?(plátano|plátanos|banana|bananas)
        lo llam(ó|aron|an) (una )?(broma|chiste|malentendido|humor|cumplido), era (solo |una )?(una )?broma
        (mucho|demasiado|poco apropiado|no es) (trabajo |puesto )?(para|de) (una )?(madre|mujer|señora|mamá|embarazada|chica|persona de mi edad)
        madre de (dos|tres|cuatro|un (niño|bebé))
        (se lo|la|el puesto|el proyecto|el ascenso) (_ )?(dieron|dio) a (uno|otro|un hombre|un compañero|alguien) que
        (entró|entraba) (en|hace) (_ )?(dos|tres|mayo|seis|un) (_ )?(meses|mes)
        (nadie|ninguno) (_ )?(_ )?(dijo|hizo) (nada|algo|una palabra)
        (miraron|mirar|mira|miran) (a|para|hacia) otro lado
        (me|nos|le|la|lo) (escup*|insult*|excluy*|humill*|ridiculiz*|marginar*|marginan|apart*|discrimin*|señal*|burl*|acos*|ningune*|invisibiliz*) (_ )?(en|por|porque|delante|a|y|durante|cada|hasta)
        (no|nos) (alquilan|alquilaban|alquila|alquilar) (_ )?(a|porque|por)
        (sin|no hay|no había|no tiene) (_ )?(rampa|ascensor accesible|intérprete|baño adaptado|subtítulos) (para|y|no|porque|así)
        (bolso|mochila) (_ )?(al verme|cuando (me|paso|entro))
        (cambian|cambió|cruzan|cruzó) de (acera|asiento|vagón)
        (desde|tras|durante|antes de|con) mi transición
        (quité|borré|puse|oculté|saqué) (_ )?(mi|la) (edad|foto|nombre|fecha|apellido|dirección)
        (luego|hasta que|cuando|y) me vieron
        (la|el|una|un) únic[oa] (_ )?(negr[oa]|mujer|gitan[oa]|musulman[oa]|indígena|mayor|discapacitad[oa])
        (me da|me dio|siento|sentí|qué) vergüenza(?! (vender|vend|hablar en público))
        (escribió|pintó|escribieron|pintaron|rayaron|garabate*) (_ )?(_ )?(_ )?(_ )?(en|sobre) (mi|nuestr[oa]|su|la) (_ )?(taquilla|puerta|coche|pared|mesa|casa|fachada|escaparate|persiana)
        (vete|vuelve|váyanse|lárgate) a (casa|tu)
        (tras|después de|al volver de|desde) (la|mi) (baja|licencia|permiso) (maternal|de maternidad|de paternidad|por maternidad|parental)
        desde que (llevo|uso|cumplí|salí|estoy) (_ )?(velo|pañuelo|hiyab|silla|cincuenta|50|60|armario|embarazada)
        no (nos|me|le|les|la|lo) (dejaron|dejan|permitieron) (entrar|pasar|subir|sentar*), (por|con) la silla de (mi|su|ruedas), (nos|me) (echaron|invitaron a salir) (del|de la|por), mi (compañero|aprendiz|becario|colega) … (hombre|varón)
      `,
      words: `
        inmigrantes?, migrantes?, extranjer[oa]s?, acento, embaraz*, discapacidad*, discapacitad[oa]s?
        minorías?, maternidad, feminis*, musulman[ae]s?, jud[ií][oa]s?, rampa, denunci(é|aron)
        conciliación … (madre|mujer|castig)*, (5#|6#) años y, cirujano de guardia
        prejuicios?, indígenas?, quechua, velo, mi edad, demasiado (mayor|viej[oa]), acento
        gente como (tú|usted|nosotros), baja (maternal|de maternidad), la empresa es mía
        nuestra (encantadora|guapa) *, me acompañó (al|a la) (taxi|hotel|habitación)
        estereotip*, discrimin*, brecha (salarial|de género), igualdad (salarial|de género|real)
        plátano, banana, adivinad, humillaci*, rampa, estereotip*, dignidad, exclusión, odio, migrante
        capacidades diferentes, sordera, autist*, señalad[oa]
      `,
      hints: `
        chistes?, bromas?, mujeres, apellido, la foto, sonreí, nadie dijo nada, se rieron, se rió, risas
        callé, me preguntaron, le preguntaron, rodilla, hombres, señorita, por atrás, invisible, me miran
        vergüenza, dignidad, quien se fue fui yo, recursos humanos dijo, limpiadora, de guardia, igualdad
        inclusión, diversidad, género, delante de todo, llevo _ años aquí, cuotas de, sord[oa]s?, cieg[oa]s?
        esta zona, más cómodos, los clientes se, cómod[oa]s, lo llamaron
      `,
    },
    politics: {
      clear: `
        campaña electoral, Congreso de los Diputados, senador*, presidente del Gobierno
        presidente? (Sánchez|Milei|Petro|Boric|Sheinbaum|Maduro|Bukele|López|Noboa|Kast|Lula), Pedro Sánchez
        Feijóo, Abascal, Ayuso, Milei, Petro, Maduro, Bukele, Sheinbaum, AMLO, López Obrador, Kirchner*
        Zapatero, Rajoy, Puigdemont, Boric, Kast, peronis*, Trump*, Putin, Netanyahu, Zelenski, chavis*
        correís*, uribis*, petris*, sanchis*
        partidos? (polític|popular|socialista|en el poder|de gobierno|de izquierdas?|de derechas?|de turno|conservador)*
        (mi|su|ese|este|qué|otro|un|tu|el|ningún|cualquier) partido (que|gan*|gobern*|vot*|quiere|dice|al que|polític*|en|tiene|me|nos)
        ultra-?(derecha|izquierda|derechistas?)*, extrema (derecha|izquierda), fachas?, rojos y, fascis*
        dictador*, dictadura, autoritari*, régimen, ir a votar, votantes?, urnas?, papeletas?, referéndum
        plebiscito*, consulta popular, investidura, moción de censura, ley de amnistía, amnistía
        (los|estos|esos|nuestros|sus|unos|todos los) polític[oa]s
        polític[oa]s (que|nos|corruptos|de (turno|verdad|todos)), la clase política
        (hablar|hablo|hablamos|meterme|meto|entrar|opino|opinar) (aquí )?(de|en|sobre) política, apolític[oa]
        sus señorías
        gobierno (de (turno|izquierdas?|derechas?|Sánchez|Milei|Petro|coalición)|actual|corrupto|central)
        coalición de gobierno, independentis*, nacionalis*, (el |del |derecho al |ley del )aborto
        golpe de estado, golpistas?, (impuesto) (a las fortunas|de sucesiones), agenda 2030, agenda globalista
        (el|este) domingo … (memoria|vot*|urnas|decide|decidimos|elegimos)
        cuotas? de autónomos … (suben|señorías|gobierno|ministr*)
        (esos|estos|los) señores … (cámara|congreso|parlamento|senado|gobierno|madrid)
        (mitad|tercio) (del|de este|de nuestro) país, (lo que|así) (votó|votaron|votamos|han votado)
        escrutinio, balotaje, (ayuntamiento|alcalde|alcaldesa) … (partido|votos|pleno|dimit|corrup)*
        (este|ese|actual) presidente, presidente de la república
        la (derecha|izquierda) (y la|gan*|gobern*|radical|española|votó|quiere|en el poder)
        (votar|voté|votó|votaron|votad|votaré|votamos) (a|por|al|contra) (la|el|un|este|ese|esa|los|las|favor|_) *
        ir a votar, (le|les|su|mi) (dio|dimos|dieron) … voto, (este|ese) gobierno
        (el|nuestro) gobierno (nos|miente|no hace|roba|actual|quiere que|ha vuelto a)
        gobierno de (izquierda|derecha|turno|coalición|España|México|Argentina|Colombia), corrupción
        (polític[oa]s?|gobierno|jueces) corrupt[oa]s?, ley trans, ley de vivienda
        cámara (alta|baja|de diputados|de representantes), (esos|estos) señores … (cámara|congreso|gobierno)
        (mitad|tercio) del país, (domingo|anoche) … (urnas|escrutinio|comicios), nos fríen a
        (los|las) (jueces|medios) … (comprad*|gobierno|presidente|presión)
        lo que está haciendo … (presidente|gobierno|jueces)
        (resultados?|noche|día|después|tras|antes) (de|las|de las|de estas) elecciones(?! (sindicales|al comité|de delegad|del colegio))
        (dije|prometí|juré) que (_ )?nunca (escribiría|hablaría|publicaría|opinaría)
        (el domingo|este domingo|mañana) (votad|vota|voten|votamos|hay que votar|id a votar)
        (votad|vota|voten) (el|este|por favor|con)
        (ese|este|aquel) partido (_ )?(quiere|propone|promete|plantea|dice|hace)
      `,
      words: `
        gobiernos?, ministr[oa]s?, votar, oposición, protestas?, parlamento*, congreso de, senado, izquierdas?
        derechas?, fiscalía, inmigración, aranceles, Moncloa, Casa Rosada, poder judicial, caudillo*
        izquierdista*, los jueces, clase trabajadora, su voto
        votos?, voto, la política, en política, segunda vuelta, concejal*, manifestaci(ón|ones)
        reforma laboral, este país, nuestro país, nos arruina, levantó la mano, corrupt[oa]s?, indulto*
        elecciones, elector(al|ales|es|ado)*, (comicios|sufragio), democrátic*, populis*, diputad[oa]s?
        (la|nuestra|una|esta|democrátic)* democracia*, socialis*, comunis*
        el Congreso, una bandera
      `,
      hints: `
        presidente, presidenta, partido, política, políticas, polític[oa]s?, el domingo, jueces, autónom[oa]s?
        cuotas?, callar, mira hacia otro lado, ciudadan[oa]s?, libertad, derechos, leyes, mentiras?, vergüenza
        pueblo, ni los unos, no tiene nombre, subsidios?, impuestos, Hacienda, Bruselas, este país
        nuestro país, que cada uno recuerde, los pequeños
      `,
      exact: 'PSOE, PP, VOX, Vox, PRI, Morena, Junts, ERC, Bildu, PNV',
    },
    religion: {
      clear: `
        Dios, Jesús( de| es| me|cristo)?, Jesucristo, Cristo, Alá, bíblic[oa]s?, Corán, Torá
        (la|a la|de la) Virgen( _)?, oraci(ón|ones), orar, oramos, oran
        rez(ar|o|amos|aba|é|ado|ando|an|aron|as), iglesias (evangélic|católic)*, sinagogas?, ramadán, iftar
        Yom Kipur, Janucá, cuaresma, (el|mi|su) bautizo, bautizad[oa]s?, bautismo, sermón, sermones, homilía
        evangelio*, rabino*, imán de, sacerdotes?, parroqui*, pastor(es)? (evangélic|de (mi|la|nuestra)) *
        (el|al|del) papa(Francisco|León)?, Vaticano, musulm[aá]n*, islam*, cristian(ismo|[oa]s?), catolicismo
        evangélic[oa]s?, ate[oa]s?, ateísmo, agnóstic[oa]s?, religi(ón|ones|os[oa]s?|osidad), Espíritu Santo
        Semana Santa, procesi(ón|ones), cofradía*, hermandad, (la|una|a|de|en|en la) misa, salmos?
        (que )?(Dios|él) (l[oae]s?|te|nos|os) (bendiga|guarde|acompañe), bendiga, bendigan, bendiciones
        bendición, (nuestro|gracias al|del) Señor (es|me|nos|Jesús)?(es|me|nos|quien|Jesús|ha|no|en)?
        gloria a, versículos?, judaísmo, judí[oa]s?, teolog*
        ayun(o|ar|amos|ando|é) (durante|desde|hasta|en|por|y|del)?, congregación
        (bendice|bendecir|bendecimos) *, la secta, testigos de Jehová, mi creencia, mis creencias
        (Inmaculada|Guadalupe|Pilar) … (Virgen|patrona|rezar), retiro espiritual, crucifijo, rezar el rosario
        Navidad cristiana, misioner[oa]s?, catequ*, primera comunión, hindú*, budis*
        el cura del pueblo, (mi|nuestra|tu|su) fe, la fe (cristiana|católica|me|nos|mueve|en Dios)
        fe en (Dios|Él)
      `,
      words: `
        iglesias?, bendecid[oa]s?, creencias?, espiritual*, pecado*, gracia divina, amén, creyentes?, oraron
        convento, monasterio, profeta, versículo, su fe, milagro de
        Biblia*, (la|una|mi|nuestra|su|a|en) iglesia, mezquitas?, obispos?, monjas?, monjes?, párroco*, kosher
        halal, peregrin*, católic[oa]s?, Camino de Santiago
      `,
      hints: `
        ayuno, cielo, creer en, creo en, puesta de sol, cada mañana, propósito, Navidad, testimonio
        providencia, esperanza, cruz, patrona?, fe, alma, templo, altar, santo, santa, velo, cura, capilla
        catedral, sagrad[oa]s?, ángel(es)?, milagros?, agradecid[oa]
      `,
      exact:
        '(confío en|doy gracias a|gracias a|en manos de|con|sin|pongo en) Él, (Su|en Sus) (voluntad|manos|gracia|misericordia), El Señor (es|me|nos|quien|ha)?, (el|al) Señor (es|me|nos|quien|ha)',
    },
    disaster: {
      clear: `
        se (nos )?inund*, riadas?, la DANA, dana de, gota fría
        se (nos |me |le )?(quemó|quemaron|incendió) (todo|la|el|nuestr[oa]|las|los|mi)?
        (ardió|ardieron|arde|ardía|ardiendo), quemad[oa] por completo, (las|en|entre|por las) llamas, maremoto
        deslizamiento*, deslave*, derrumb*, alud(es)?, avalancha, huaico*, huayco*
        (accidente|accidentes) (aéreo|de (tren|avión|autobús|tráfico|coche|bus|helicóptero|trabajo|moto)|laboral|mortal|ferroviario|en (la|el) (carretera|obra|autopista|mina))*
        descarril*, se estrelló, damnificad[oa]s?, víctimas mortales, equipos? de rescate, rescatistas?
        rescat* (a|con vida|cuerpos|de (los|entre)), desastres? natural*, zona cero, estado de emergencia
        apagón general
        (perdieron|perdimos|perdí|perdió|perder|perdido) (la casa|sus casas|todo|nuestra casa|su casa|mi casa|el taller|la cosecha|absolutamente todo)
        lo (perdieron|perdimos|perdió|perdí|hemos perdido|han perdido) todo, todo perdido, desaparecid[oa]s
        bajo (el agua|los escombros|el lodo|el barro|tierra), sepult*
        desbord*
        se (hundió|desplomó|derrumbó|cayó) (el|la|un|una) … (puente|techo|edificio|escuela|mina|presa|tejado|muro|carretera|grúa|andamio)
        la (presa|riada|corriente|tormenta|ladera|montaña) … (rompió|llevó|arrastró|cedió|cayó|arrasó|reventó|dejó)
        (caído|cayó|cayeron) (de|desde) (un|el|la) (andamio|tejado|techo|altura|grúa|obra), cruz roja
        Paiporta, ahog(ó|aron|ado|ada|ados)*, grisú, derrumbamiento
        naufrag*
        (aniversario|un año|meses|años) (de|desde) (la riada|la dana|el incendio|el terremoto|la explosión|el derrumbe|el accidente|el volcán|la inundación|la tragedia)
        (dormimos|duermen|durmiendo|dormir) en (el|la|un) (polideportivo|gimnasio|coche|carro|escuela|carpa|calle)
        réplicas del? (terremoto|sismo|temblor), (entre|bajo) los escombros, la lava, incendios? forestal(es)?
        el incendio (de|del|que|se|nos|arrasó|destruyó|en|empezó)
        (un|otro) incendio (arrasó|destruyó|acabó|en nuestr*|se llevó)
        (grave|trágico|terrible|fatal) accidente, (explosión) (de gas|en la (fábrica|planta|mina))
        la explosión
        (barro|lodo|fango|agua|río|cerro|monte|mar) (_ )?(se llevó|nos llevó|arrastró|se desbordó|se vino|arrasó|llegaba (a|hasta)|llegó a|sepultó|lo cubrió|cubrió)
        (cerro|puente|techo|edificio|muro|ladera|escuela) (_ )?(se vino abajo|se derrumbó|se desplomó|se cayó|cedió)
        (siguen|continúan) (sacando|buscando|atrapad*|desaparecid*|bajo), sacando gente
        (necesitamos|necesitan|hacen falta|faltan|traigan|traed) … (palas|mantas|víveres|botas|generadores|pañales)
        (estamos|están) (tod[oa]s )?(viv[oa]s|a salvo|ilesos), sin luz (ni|desde), punto de acopio
        (salieron|zarparon) … (lancha|barca|bote) … (vuelt|volvi|regres)*, naufragio
        no sabemos nada de (él|ella|ell*|nuestr*|mi), se lo llevó (el agua|la riada|el río)
        desde la (riada|dana)
        (el fuego|las llamas|el incendio|el agua|la riada|el barro|el viento|el temporal|la tormenta|la lava|el huracán|el granizo|la tromba|el mar|el humo) (_ )?(se llevó|se lo llevó|nos llevó|arrasó|consumió|devoró|destruyó|arrancó|entró|llegó|llegaba|cubrió|cubría|alcanzó|subió|acabó|tumbó|derribó|sepultó|dejó sin|lo quemó|se tragó|rompió|levantó|quemó)
        en los (tejados|techos), en las azoteas, sin (casa|techo|hogar) (a la|al|a donde|donde|desde)
        (no tienen|no tenemos|no tiene|no tengo|sin) (_ )?casa (a la )?(que )?(volver|adonde|donde)
        (tejado|techo|cubierta) (de la (nave|casa|fábrica|escuela)|se (hundió|cayó|voló|vino)|arrancad[oa]|volad[oa])
        (dejó|dejaron|suspend*|ces*|abandon*|continúa|sigue|siguen|reanud*|reto*) (de |la |las |el |con la )*(búsqueda|buscar|búsquedas|rescate|rastreo|labores)
        (no sabemos|no se sabe|nadie sabe|sin saber|sin noticias|sin rastro|ni rastro) (nada )?(de|desde)
        (visto|vista|vieron|vio) (_ )?(por )?última vez, última vez que (la|lo|l[oa]s) (vi|vieron|vimos)
        su paradero, (cualquier|toda) (pista|información|dato) (ayuda|sirve|cuenta|es útil|sobre su)
        llevaba (puesta |puesto )?(una|un|unos) (chaqueta|camiseta|pantal*|abrigo|vestido|sudadera|mochila|vaqueros|gorra)
        volvi(ó|eron) (con|sin|solo|solos|sol[oa]) (tres|dos|cuatro|uno|él|ella|ellos|una)
        (salieron|salimos|eran|éramos|iban|íbamos) {n} (_ )?(_ )?(_ )?(_ )?(_ )?(_ )?(_ )?(_ )?(volvieron|vuelven|volvimos|vuelto|regresaron|faltan)
        (han|hemos) (vuelto|regresado) (solo |sólo )?{n}, la cordada, alpinist*, montañer*, espeleólog*
        (compartid|comparte|compartan|difundid|difundan) (_ )?(si|por favor|y|para que|este mensaje|su foto)
        (conducid|conduce|conduzcan|maneja|manejen) (despacio|con cuidado)
        (accidente|choque|siniestro|incidente) (de|en|mortal|del|con) (_ )?(la (A|AP|N|M)-?#|carretera|autopista|trabajo|obra|tráfico|fábrica|tren|avión|moto|coche|sábado|domingo|lunes|martes|miércoles|jueves|viernes)
        conductor (borracho|ebrio)
        (lo|todo lo) que (teníamos|tenían|quedaba|quedó) (_ )?(se|lo|bajo|ardió|perd*|es|son)
        (solo|sólo|únicamente) (_ )?(queda|quedan|quedó|quedaron) (_ )?(cenizas|escombros|barro|humo|las paredes|ruinas)
        luces (prendidas|encendidas) (_ )?desde
        (tierra|suelo|edificio|paredes|casa) (_ )?(tembló|temblaba|tiembla|temblaron|se movió|crujió)
        (edificio|casa|bloque|calle) (de al lado|de enfrente|contigu[oa]|vecin[oa]) (_ )?(no|se|ya|cayó|desapareció)
        (seguimos|siguen|aún|todavía) (_ )?(contando|buscando|esperando noticias|sin saber)
        (cogimos|agarramos|llevamos|tomamos|salvamos|metimos) (solo |sólo )?(los|las|el|la) (perros?|gatos?|pasaportes?|fotos|papeles|niños|documentos)
        borrach[oa] al volante, (un|el) borracho, subieron … (bajó|bajaron|volvió) (uno|solo)*
        (escalera|andamio|techo|grúa) de nuestra obra
        (ferry|barco|avión|tren|helicóptero|autobús|lancha|pesquero|teleférico|puente|mina|pozo) (_ )?(_ )?(_ )?(_ )?(_ )?(_ )?(_ )?(se hundió|hundido|naufragó|se estrelló|volcó|descarriló|se cayó|desapareció|explotó|ardió|se incendió)
        sabemos de (tres|dos|cuatro|uno|algunos), (el )?pozo {n}
        (calor|frío|rayo|ola|gas|alud|corriente) (_ )?(mató|se llevó|costó la vida|acabó con)
        (ladera|montaña|tierra|cerro|suelo|colina) (_ )?(_ )?(_ )?(_ )?(moviéndose|se mueve|se movió|se desliza|cediendo|cae)
        (todo lo que|lo que) (nos |me |les )?(queda|quedó|tenemos|teníamos|poseemos) (_ )?(cabe|está|es|ardió|se)
        costó la vida
      `,
      words: `
        desastres?, temblor, lodo, fango, llamas, rescat*, atrapad[oa]s, destruid[oa]s?, destruyó, albergue
        arras*, tragedia*, donativos?, damnific*, derrumbe, heridos, incendios?
        escombros, accidente, se vino abajo, última señal, si alguien (lo|la) ha visto, la explosión, refugio
        albergues?
        terremotos?, sismos?, seísmos?, (las|la|una|por las|tras la) inundaci(ón|ones), inundaci(ón|ones)
        inundad[oa]s?, huracán, huracanes, tornado*, tifón, ciclón, tsunami, volcán, volcanes, erupción
        evacu*, protección civil, catástrofe*, (el|un|los) temblor(es)?
        temporal, tejados, azoteas, accidente, salvamento marítimo, helicóptero, granizo, donaciones
        al anochecer, semáforo, montaña … (sábado|domingo|volv*), desapareció, desaparecieron, sin luz
        vendaval
      `,
      hints: `
        el agua, barro, tormenta, fuego, humo, bomberos, víctimas?, emergencias?, sequía, ceniza*, explosión
        accidente*, donar, donaci(ón|ones), ayuda humanitaria, voluntari[oa]s, palas?, sirenas?, casas, mantas
        botas, de la madrugada, cerro, reconstru*, solidari*, estamos bien, viv[oa]s, de cero
        por dónde empezar, granizo, temporal, lancha, si alguien
        estamos todos bien, en una noche, los vecinos, tres generaciones, desde el sábado, si vivís, primos?
        los míos, el sábado, están todas, desde el jueves
      `,
    },
    personal: {
      clear: `
        (post|publicación|mensaje|texto|noticia|carta|palabras|líneas|llamada) (más )?(difícil|duro|dura|triste|dolorosa|doloroso|amarga|complicad[oa])
        (post|publicación|mensaje|llamada|noticia) que (nadie|nunca|no) (quiere|quería|querría|quise|hubiera|me hubiera)
        (aviso|advertencia) de contenido
        (no|sin) (frases|consejos|moralejas?|lecciones|lección|aprendizajes?)
        no (hay|traigo|busco|tengo) (lección|moraleja|consejo|aprendizaje)*
        (corazón|alma) (rot[oa]|partid[oa]|encogid[oa]|destrozad[oa]|en un puño), destrozad[oa]s?
        devastad[oa]s?, en shock
        (estoy|estamos) (rot[oa]s?|hundid[oa]s?|desolad[oa]s?|consternad[oa]s?|conmocionad[oa]s?)
        desolad[oa]s?, consternad[oa]s?, conmoci*
        nunca (pensé|imaginé|creí) … (escribir|publicar) (esto|estas|algo)
        no sé (qué decir|cómo escribir|cómo contar), no (hay|encuentro|tengo|existen) palabras
        (me|nos) (faltan|quedo sin) palabras
        (por favor|os pido|les pido) … (no (pregunten|preguntéis|llaméis|llamen|escriban)|intimidad|privacidad)
        gracias por (respetar|no escribirme|no preguntar|no llamar)
        divorci*, (mi|nuestra|su) separación
        (tras|desde|después de|con) (la|mi|una|nuestra) (separación|ruptura|divorcio)(?! de (datos|responsabilidades|poderes|residuos|funciones))
        custodia( compartida)?
        (mujer|marido|pareja|esposa|esposo|novi[oa]) (_ )?(se fue|me dejó|se marchó|se ha ido|me ha dejado|nos dejó|me engañó|me abandonó|pidió el|y yo (nos separamos|nos hemos separado))
        (veo|ver|tengo|veía|abrazo) a mis (hij[oa]s|niñ[oa]s|pequeñ[oa]s) (_ )?(_ )?(cada|un fin|fines|solo|dos|los fines)
        cada dos fines de semana, (madre|padre) solter[oa]
        (cuándo|cuando) (vuelvo|vuelves|volverá|vuelve|regresas) a casa
        (mi|nuestr[oa]) (hij[oa]|niñ[oa]|adolescente) (_ )?(_ )?(no quiere|ya no|no habla|se encierra|se corta|no come|sufre|dejó de|llora|tiene miedo)
        acogimiento, servicios sociales, adopción (fallid*|se cayó|no), no me habl(a|o) con (mi|mis)
        lo (cuento|digo|escribo|comparto) (_ )?(porque|para que) (nadie|no|el silencio|alguien|otra|otros|sé)
        (escribo|cuento|comparto) esto porque
        (no )?estoy list[oa] para (_ )?(volver|hablar|pintar*|contestar|nada|despedir*)
        (perdimos|perdí|hemos perdido|he perdido|perdieron) (casi )?todo
        (estaré|estoy|estaremos|voy a estar) (_ )?(desconectad[oa]s?|ausente|ausentes|fuera|sin conexión|offline) (unas|unos|un|por|hasta|durante|estos)
        (mi|nuestro) mundo (se (paró|detuvo|derrumbó|vino abajo|rompió)|cambió)
        (me|nos) (cambió|rompió|partió|destrozó|hundió) (la vida|el alma|el corazón|por dentro)(?! para bien)
        la llamada que (ning[uú]n|nadie|todo)
        (asuntos|motivos|razones|problemas|crisis|emergencia) (personales|familiares|familiar|personal)
        (lo más|solo) importante (_ )?(ahora|es que (está|estamos|están))
        eso es lo (único|que) (que )?(cuenta|importa)
        no (busco|quiero|necesito) (frases|consejos|lástima|pena|compasión|likes)
        (prefería|quería|quiero) que (lo|os|se) (supierais|supieran|enterarais|enteraran|enteréis|oyerais) (_ )?(por mí|de mí)
        nos separamos (después|tras|de mutuo|y|hace|.), nos hemos separado
        no tengo palabras (para|.)
        (me asusta|me da miedo|me aterra|me preocupa) como (padre|madre|mujer|persona|migrante|abuel[oa])
        la casa está en venta
        en (la oficina|el trabajo) nadie lo (sabe|sabía), nadie lo (notó|supo)
      `,
      words: `
        tragedia, desgarr*, insoportable, pesadilla, tristeza, muy triste, triste noticia
        no puedo dejar de (llorar|pensar), me cuesta (mucho )?(escribir|contar), impotencia, rabia
        desconsuel*, inconsolable*, horror, (perdón|disculp*) si
        sin palabras, lo más (duro|doloroso|triste)
        matrimonio, pesadillas?, culpa, mi ex, los ahorros, soledad, a escondidas, alma
        fingiendo, silencio casi, desconsolad*, abandon(ó|aron), llorando, duro golpe
        vergüenza, la jueza, mi entrenador, borracho, mi médica, mi médico, tembló
        escondía
      `,
      hints: `
        lágrimas, llor*, miedo, vergüenza, duele, dolor, abrazos?, temblando, nunca lo conté, en voz alta
        intimidad, comprensión, ánimo, rot[oa], gracias por no, ya sabéis, ya saben, no escriban, no duermo
        no puedo hablar, contesto tarde, estos días
        mis hijas, mis hijos, mi hijo, mi hija, mi mujer, mi marido, en cada reunión, llevo meses
        por teléfono, a casa, nunca pensé, lo escondí, fines de semana, no estoy lista, despacio, esta noche
        estoy viva, toda la noche, cariño
        su mujer, últimamente, lloré, nadie lo sabe, amenazada, dónde he estado, me asusta, no vino
        mi hermana
      `,
    },
  },
};
