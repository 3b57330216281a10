import { type Bank, lines } from './types.ts';

export const es: Bank = {
  leads: lines(`
    Un coste callado de todo lo que rodea a {topic}:
    El punto débil al trabajar con {topic} rara vez es el plan:
    A los dos meses de trabajar con {topic} suele verse esto:
    Quien llega nuevo y se ocupa de {topic} lo nota primero:
    Lo que suele fallar con {topic}:
    Antes de comprar herramientas para {topic} conviene mirar los hábitos:
    Casi todo el roce con {topic} viene de una sola cosa:
    Casi nadie planifica la otra mitad del trabajo con {topic}:
    Hay un efecto secundario cuando se trabaja con {topic}:
    Con prisas, el debate sobre {topic} esconde algo:
    Sobre el papel, el plan para {topic} es sencillo; en la práctica
    Un ángulo muerto en los debates sobre {topic}:
    Los equipos pequeños viven otra cara del trabajo con {topic}:
    En organizaciones grandes se añade algo al trabajo con {topic}:
    Pasado el entusiasmo inicial por {topic},
    Sin una persona responsable para {topic},
    Sola, la rutina que se crea con {topic} se tuerce:
    Al tercer mes de trabajo con {topic},
    Visto desde fuera, el problema con {topic} es simple:
    Fácil de olvidar al hablar sobre {topic}:
    Miremos el momento del relevo en el trabajo con {topic}:
    Parte del problema con {topic} está en otro sitio:
    Muchas veces el atasco con {topic} es aburrido:
    Tarde o temprano, con {topic},
    La mitad del debate sobre {topic} se salta esto:
    Otra lectura del problema con {topic}:
    Debajo de la discusión sobre {topic} hay otra más llana:
    Si algo se rompe con {topic}, suele ser esto:
    En plenas vacaciones se nota el hueco que hay con {topic}:
    Junto a la parte visible del trabajo con {topic},
    Cuando dos equipos comparten la tarea con {topic},
    Incluso con buenas reglas para {topic},
    La gente que convive con {topic} conoce el patrón:
    Las reglas solas no resuelven casi nada con {topic}:
    El dinero rara vez pone el límite para {topic}:
    Preguntando por ahí sobre {topic} siempre sale lo mismo:
    Terminado el piloto con {topic},
    Ningún plan para {topic} recoge esto:
    Mucho de lo que se achaca al trabajo con {topic} es más antiguo:
    Desde el lado de quien recibe el trabajo con {topic},
    Entre departamentos aparece el mismo tropiezo con {topic}:
    El tiempo es el problema menor con {topic}:
    Si la carga se duplica, algo cede primero con {topic}:
    Al segundo año de trabajo con {topic},
    Pocas listas de control para {topic} lo mencionan:
    Algunas pérdidas que llegan con {topic} no salen en ningún informe:
    Detrás de los datos sobre {topic} hay casi siempre una costumbre:
    Una pega habitual con {topic}:
  `),
  points: {
    general: lines(`
      quien decide casi nunca ve la primera consecuencia
      la excepción de un día es la norma en primavera
      la buena intención no tiene hueco en ninguna agenda
      se copia un método que funcionó en otro sitio y se olvidan sus condiciones
      la cifra más interesante es la que nadie recoge
      la objeción dicha en voz baja en el pasillo habría ahorrado un mes
      hace falta una cara nueva que pregunte por qué se hace así
      el segundo intento cuesta más nervios que dinero
      la vieja hoja de cálculo sobrevive junto al sistema nuevo
      el relato deja fuera a quienes probaron lo mismo y lo dejaron
      una buena semana puede tapar un mal proceso
      la primera versión se lleva la atención y la quinta, los usuarios
    `),
    engineering: lines(`
      los mismos dos compañeros arreglan lo que nadie documentó
      una luz roja se ignora en cuanto ha fallado dos veces sin motivo
      el apaño de un script olvidado sobrevive a tres reescrituras
      la cola crece en el hueco que queda entre dos grupos
      el manual describe la arquitectura del año pasado
      un servicio viejo con un usuario pide tanta atención como uno nuevo con mil
      la espera crece con el tamaño del cambio, así que los grandes esperan más
      el arreglo silencioso de la noche nunca llega al backlog
    `),
    sales: lines(`
      la operación muere entre dos agendas, mucho antes del no
      quien firma nunca vio la diapositiva que convenció a los demás
      la rebaja de fin de trimestre vuelve como precio de salida
      las notas recogen lo que se dijo y olvidan quién calló
      un aliado sin presupuesto hace perder tiempo a las dos partes
      compras llega tarde y reabre lo que parecía cerrado
      el segundo mejor contacto contesta antes y se lleva casi toda la atención
      un no en la segunda semana sale más barato que un quizá en el sexto mes
    `),
    people: lines(`
      los jefes se enteran del cambio un día antes que el resto
      quien se marcha dejó de preguntar meses antes
      dos entrevistadores anotan cosas distintas y recuerdan la misma anécdota
      quien trabaja a media jornada recibe la invitación y se pierde la reunión
      las reglas no escritas se explican en la comida, a quienes comen juntos
      los candidatos internos se enteran los últimos del resultado
      la promesa la hizo alguien que ya está en otro departamento
      los callados reciben comentarios una vez al año y los ruidosos cada semana
    `),
    design: lines(`
      el apellido largo rompe la pantalla que solo se probó con cortos
      cinco usuarios encuentran el fallo grande y se les escapa el del lector de pantalla
      el mensaje de error se redacta al final, cuando casi nadie queda
      la maqueta enseña diez elementos y la vida trae cero o mil
      el componente viejo sobrevive en la única página que da dinero
      todos asienten ante el boceto y luego buscan el botón de volver
      la traducción es un tercio más larga y saca el botón de la pantalla
      el recorrido con teclado se comprueba una vez, antes del último rediseño
    `),
    finance: lines(`
      la estimación falla por la única factura que se escapa del mes
      cada centro defiende la cifra del año pasado porque fija la siguiente
      la hoja de cálculo tiene una autora y doce lectores temerosos
      a los morosos se les conoce por su nombre y conservan los mismos plazos
      detrás de una provisión hay a menudo una decisión aplazada
      las compras pequeñas tardan más porque cada una lleva dos firmas
      la comparación con el año anterior compara dos calendarios distintos
      el colchón está en tres sitios y cada dueño conoce uno
    `),
    health: lines(`
      el formulario pide por tercera vez lo que ya se dijo en recepción
      los detalles se pierden en los diez minutos en que coinciden dos grupos
      la visita de las ocho marca el retraso de toda la mañana
      la documentación pasa a la tarde, cuando los detalles se han borrado
      hay intérprete para la primera visita y falta en la segunda
      el cambio pactado entre dos compañeras nunca llega al cuadrante
      el teléfono suena más justo cuando el mostrador está lleno
      quien conoce la planta de memoria deja de leer la pizarra
    `),
    sustainability: lines(`
      la mayor parte está en proveedores que nunca contestan el cuestionario
      la pieza de recambio existe y falta el manual para montarla
      el casero lee el contador y la inquilina paga el recibo
      dos bases de datos pueden diferir más que dos años de ahorro
      las cajas vuelven a tiempo de todas partes menos del almacén lejano
      el ahorro aparece en la partida de otro departamento
      una visita anunciada con tres semanas encuentra el almacén ordenado
      la agenda del electricista fija el calendario, diga lo que diga la ayuda
    `),
    marketing: lines(`
      se juzga a las dos semanas y el comprador decide a los cinco meses
      la anécdota que repiten los compradores nunca sale en la diapositiva
      el último clic se lleva el mérito y la primera conversación, nada
      la lista crece con gente que solo quería la descarga
      ventas se entera del nuevo mensaje por un posible comprador
      la agenda se llena de fechas que fuera de la empresa no importan a nadie
      los tres mejores contactos habrían llamado igualmente
      el titular pasa tres ensayos y el formulario que hay detrás tiene nueve campos
    `),
    product: lines(`
      el cliente más ruidoso firma la mitad de las peticiones
      la gente cuenta lo que hizo la última vez y adivina lo que haría
      los primeros en llegar prefieren lo nuevo por definición
      la opción que nadie usa tiene un usuario, y está en el consejo
      el objetivo recibe un número y el número se maquilla en un trimestre
      soporte sabía la respuesta antes de que nadie preguntara
      las fechas aparecen justo en los puntos menos seguros
      quitar una opción cuesta tres reuniones y añadirla, ninguna
    `),
    education: lines(`
      el curso acaba el viernes y la vieja rutina vuelve el lunes
      quien más lo necesita es quien menos manda en su agenda
      el certificado prueba la asistencia y el jefe quería una destreza
      el acompañante se elige por rango y las dudas son cotidianas
      practicar exige una tarea real, y esas se reservan a los veteranos
      el dinero caduca en diciembre, así que noviembre se llena de seminarios
      la nota llega después del examen, cuando ya no cambia nada
      la mejor explicación es la de quien lo aprendió hace un mes
    `),
  },
  endings: {
    case: lines(`
      Basta imaginar a la persona más nueva decidiendo sola {when}.
      La escena típica es un relevo a medias {when}.
      Se ve con una sola petición urgente {when}.
      Lo acaba explicando quien está en recepción {when}.
      Un proveedor pequeño lo notaría antes, por ejemplo {when}.
      Típico es el correo que contestan tres y no cierra nadie {when}.
      La persona suplente sin notas lo descubre {when}.
      Conviene mirar la tarea más pequeña de la lista {when}.
      Un refuerzo tropieza con ese hueco al tercer día {when}.
      Una excepción olvidada basta para pararlo todo {when}.
      Empieza con un apaño inofensivo {when}.
      Dos departamentos se quedan esperándose {when}.
    `),
    question: lines(`
      ¿Quién nota primero que ya no funciona {when}?
      ¿Qué es lo primero que se abandona {when}?
      ¿Se mantiene el acuerdo {when}?
      ¿Quién puede decir que no {when}?
      ¿Dónde se enteran los recién llegados {when}?
      ¿Habría motivo para volver a lo de antes {when}?
      ¿Qué parte sigue andando sola {when}?
      ¿Cómo se distingue una mala semana de un problema duradero {when}?
      ¿Quién carga con el trabajo extra {when}?
      ¿Existe un plan de reserva {when}?
      ¿Bastaría una versión más ligera {when}?
      ¿De qué primera señal cabe fiarse {when}?
    `),
    counter: lines(`
      Una regla estricta hace más daño que bien {when}.
      En un grupo de cuatro sirve más lo contrario, sobre todo {when}.
      No hacer nada es la respuesta más barata {when}.
      El método de siempre gana {when}.
      Más estructura solo frena {when}.
      Esa lógica se da la vuelta {when}.
      La rapidez pesa más que la uniformidad {when}.
      El consejo deja de ser cierto {when}.
      Una única persona al mando se convierte en el atasco {when}.
      Esperar un mes sería mejor decisión {when}.
      Una excepción es la salida más honesta {when}.
      Contarlo crea el incentivo equivocado {when}.
    `),
    number: lines(`
      Las dudas que vuelven a los quince días se pueden contar, y otra vez {when}.
      Las horas hasta la primera respuesta lo dirían {when}.
      Diez casos en una hoja de papel bastan para verlo {when}.
      Uno de cada cinco es un límite de alarma útil {when}.
      Los casos reabiertos en un mes normal son la referencia; conviene volver a contar {when}.
      Un cronómetro una mañana dice más que un cuestionario {when}.
      Se puede apuntar a cuánta gente hay que preguntar {when}.
      Los asuntos abiertos de más de treinta días son los que hablan {when}.
      Vale la pena anotar cuántas veces se mueve la fecha pactada {when}.
      Media hora a la semana son tres jornadas al año, y más {when}.
      La media dice poco; mejor mirar la décima parte más lenta {when}.
      Al lado iría el coste de un día de retraso {when}.
    `),
    connect: lines(`
      En las cocinas alguien revisa cada plato en el pase; otra mirada ayudaría {when}.
      Los pilotos repiten cada instrucción en voz alta; hacer lo mismo ayudaría {when}.
      En los relevos se entrena la entrega más que la carrera; un ensayo compensaría {when}.
      Las bibliotecas expurgan sus estantes con fecha fija; una caducidad ayudaría {when}.
      Los escaladores se revisan los nudos; entre dos se vería casi todo {when}.
      Los jardineros podan en invierno, antes de que duela; un corte temprano ayudaría {when}.
      Las aseguradoras dejan una franquicia a cada cual; eso cambiaría la conducta {when}.
      En tráfico se sabe que un carril nuevo se llena; más capacidad sirve de poco {when}.
      Los teatros tienen suplente para cada papel; un segundo nombre ayudaría {when}.
      En estadística el próximo dato se acerca a la media; conviene paciencia {when}.
      Los barcos parten el día en guardias; una hora fija de relevo ayudaría {when}.
      En ajedrez se pierde por tiempo con mejor posición; un límite por decisión ayudaría {when}.
    `),
  },
  circumstances: lines(`
    cuando dos compañeros libran la misma semana
    en el primer mes tras una reorganización
    cuando quien lo montó ya se ha ido
    cuando llegan peticiones de dos lados a la vez
    el último día hábil antes de un plazo
    cuando en junio ya se ha gastado medio presupuesto
    en un grupo repartido en tres husos horarios
    cuando una segunda sede debe seguir las mismas reglas
    en las semanas con más gente nueva
    después de un trimestre sin ningún susto
    cuando la única experta pasa el día en reuniones
    en una semana corta entre dos festivos
    en cuanto una auditora pide los justificantes
    cuando alguien entra con un contrato temporal
    con la mitad de gente y la misma carga
    un viernes a las cuatro de la tarde
    mientras un proyecto grande se lleva a todos
    cuando el programa de detrás cambia de licencia
    tras el tercer cambio de planes en un mes
    en una empresa que acaba de duplicar su tamaño
    cuando la voz más fuerte de la sala está en contra
    para quien solo está dos días por semana
    durante el mes más flojo del año
    cuando ya nadie pregunta por ello
  `),
};
