import type { DelicateWords } from './words.ts';

export const delicateSpanish: DelicateWords = {
  groups: {
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
  `,
  trade: `
    #([.,]#)? ?%, por ciento, # ?(€|euros), clientes?, usuari[oa]s?, suscriptor*, software, aplicaci*, app
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
      `,
      words: `
        muertes?, muert[oa]s?, difícil despedida, eternidad, alma rota, in memoriam, paliativ*, descansa, ya no está (aquí|con)
        ya no está, su ausencia, tu ausencia, (silla|mesa) vacía, no contestas, sin nadie, ceremonia de despedida
      `,
      hints: `
        adiós, despedida, te extrañ*, extrañar*, la familia, su familia, flores, velas?, lágrimas
        demasiado pronto, ausencia, se fue, para siempre, consuelo, cielo, anoche
        (su|mi) (hija|hijo|mujer|esposa|marido|viuda) (me )?(llamó|avisó|quiera), hace _ años que, capilla
        papá, mamá, mi hermano, mi hermana, su risa, su sonrisa, (me|nos) enseñó, gracias por todo, última vez
        nunca olvid*, tu legado, su legado, colgado, nunca más, homenaje, vacío, perdón si
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
      `,
      hints: `
        hospital*, tratamiento*, operaron, operación, resultados, pruebas, recuperación, recuperar*, pañuelo
        goteo, sesiones, enferm[oa], agotamiento, mamografía, cama, fuerzas, médicos, doctora?, de baja
        mi salud, su salud, mi cuerpo, llor*, valiente, aguja*, frases motivadoras, radiografía, suero
        terapia, medicamento*, discapacidad, el pelo, cuidar*, rehabilitación, urgencias, infarto
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
        no por (decisión propia|voluntad propia|gusto), (deslocaliz|externaliz)* … (producción|empleos|puestos|departamento|equipo)
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
      `,
      hints: `
        último día, familias, persianas?, acceso (revocado|bloqueado|cortado), llamada de
        (diez|cinco|quince|tres) minutos, videollamada, una caja, credencial, laptop, (después de|tras) # años
        me comunicaron, ya no existe, nóminas?, hipoteca, acreedores, juzgado, no es culpa, fuimos
        nuevas oportunidades, recomend*, la plantilla, cierre, el taller que, mi abuelo, no duermo, firmé
        la lista, ni siquiera
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
      `,
      words: `
        víctimas?, armas?, moratones?, moretones?, moratón, agresor, atac*, golpeó, ejército, Israel, israelí*
        Siria, siri[oa]s?, Afganistán, Sudán, Rusia, Líbano, delincuen*, inseguridad, pandillas?, maras?
        odio, juzgado de violencia, denunci(é|ó)
        trincheras?, soldados, pistola, golpes, bofetada, puñetazos?, la maleta y, pasan a cobrar
        quien no paga, hacer las maletas, haciendo las maletas, armas
        refugiad[oa]s?, sirenas, violencia*, terroris*, robaron, secuestr*
      `,
      hints: `
        sótano, frontera, refugio, miedo, amenaz*, sirenas?, sangre, explosi(ón|ones), alarma, tiemblan
        maletas?, escond*, a salvo, herid[oa]s?, hablar, toque de queda, sin luz, apagón, celos, gritos?
        gritaba, policía*, en su país, en mi país, me fui, pagar, cobrar, tres generaciones
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
      `,
      words: `
        inmigrantes?, migrantes?, extranjer[oa]s?, acento, embaraz*, discapacidad*, discapacitad[oa]s?
        minorías?, maternidad, feminis*, musulman[ae]s?, jud[ií][oa]s?, rampa, denunci(é|aron)
        conciliación … (madre|mujer|castig)*, (5#|6#) años y, cirujano de guardia
        prejuicios?, indígenas?, quechua, velo, mi edad, demasiado (mayor|viej[oa]), acento
        gente como (tú|usted|nosotros), baja (maternal|de maternidad), la empresa es mía
        nuestra (encantadora|guapa) *, me acompañó (al|a la) (taxi|hotel|habitación)
        estereotip*, discrimin*, brecha (salarial|de género), igualdad (salarial|de género|real)
      `,
      hints: `
        chistes?, bromas?, mujeres, apellido, la foto, sonreí, nadie dijo nada, se rieron, se rió, risas
        callé, me preguntaron, le preguntaron, rodilla, hombres, señorita, por atrás, invisible, me miran
        vergüenza, dignidad, quien se fue fui yo, recursos humanos dijo, limpiadora, de guardia, igualdad
        inclusión, diversidad, género, delante de todo, llevo _ años aquí, cuotas de, sord[oa]s?, cieg[oa]s?
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
        el cura del pueblo, (mi|nuestra|tu|su) fe, la fe (cristiana|católica|me|nos|mueve|en Dios), fe en (Dios|Él)
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
      `,
      words: `
        desastres?, temblor, lodo, fango, llamas, rescat*, atrapad[oa]s, destruid[oa]s?, destruyó, albergue
        arras*, tragedia*, donativos?, damnific*, derrumbe, heridos, incendios?
        escombros, accidente, se vino abajo, última señal, si alguien (lo|la) ha visto, la explosión, refugio, albergues?
        terremotos?, sismos?, seísmos?, (las|la|una|por las|tras la) inundaci(ón|ones), inundaci(ón|ones)
        inundad[oa]s?, huracán, huracanes, tornado*, tifón, ciclón, tsunami, volcán, volcanes, erupción
        evacu*, protección civil, catástrofe*, (el|un|los) temblor(es)?
      `,
      hints: `
        el agua, barro, tormenta, fuego, humo, bomberos, víctimas?, emergencias?, sequía, ceniza*, explosión
        accidente*, donar, donaci(ón|ones), ayuda humanitaria, voluntari[oa]s, palas?, sirenas?, casas, mantas
        botas, de la madrugada, cerro, reconstru*, solidari*, estamos bien, viv[oa]s, de cero
        por dónde empezar, granizo, temporal, lancha, si alguien
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
      `,
      words: `
        tragedia, desgarr*, insoportable, pesadilla, tristeza, muy triste, triste noticia
        no puedo dejar de (llorar|pensar), me cuesta (mucho )?(escribir|contar), impotencia, rabia
        desconsuel*, inconsolable*, horror, (perdón|disculp*) si
        sin palabras, lo más (duro|doloroso|triste)
      `,
      hints: `
        lágrimas, llor*, miedo, vergüenza, duele, dolor, abrazos?, temblando, nunca lo conté, en voz alta
        intimidad, comprensión, ánimo, rot[oa], gracias por no, ya sabéis, ya saben, no escriban, no duermo
        no puedo hablar, contesto tarde, estos días
      `,
    },
  },
};
