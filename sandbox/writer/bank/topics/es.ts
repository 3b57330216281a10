import { type Topics, thoughts } from '../types.ts';

export const es: Topics = {
  general: thoughts(`
    case: La persona más nueva es la prueba para {topic}: no conoce ningún motivo y un viernes a las cuatro tiene que decidir sola.
    case: Lo que de verdad pasa con {topic} se ve la semana en que dos compañeros libran. Lo que siga en pie es el proceso real.
    case: Alguien de una empresa temporal, en su tercer día, encuentra dónde las normas sobre {topic} dejan de ser claras. Los demás pasan por ahí sin pensar.
    question: ¿Qué diría sobre {topic} alguien que probó lo mismo y lo dejó sin ruido al mes?
    question: ¿Quién carga con el trabajo añadido para {topic}, y se le preguntó antes?
    question: ¿Qué señal avisaría pronto de que el esfuerzo con {topic} ya no sirve, y quién la vería primero?
    counter: Entre cuatro personas puede ser al revés: menos reglas para {topic} y alguien con buena memoria.
    counter: No hacer nada merece una comparación justa. Parte de lo que molesta con {topic} se pasa solo al acabar la temporada alta.
    counter: Los consejos sobre {topic} valen hasta que cambia de puesto quien los defiende. Luego la costumbre debe aguantar sin abogado.
    number: Diez casos en una hoja bastan para ver si algo cambió con {topic}: la fecha y a quién hubo que preguntar dos veces.
    number: Media hora a la semana son tres jornadas al año. Es un precio honesto para {topic} antes del siguiente paso.
    number: Las medias esconden lo peor. Sobre {topic} dice más la décima parte más lenta, y reunirla lleva una tarde.
    connect: En los relevos se entrena la entrega más que la carrera, porque perder el testigo cuesta más que un mal tramo. Con {topic} puede pasar igual.
    connect: Las bibliotecas expurgan sus estantes con fecha fija. Una fecha así para {topic} ahorraría discutir qué está anticuado.
    connect: En el teatro cada papel tiene suplente. Para {topic} un segundo nombre cuesta poco y solo se echa en falta una vez.
  `),
  engineering: thoughts(`
    case: El servicio más pequeño lo enseña: un usuario, ningún responsable y un script de 2016. Si ahí funciona lo que se decide sobre {topic}, funciona.
    question: ¿Cómo se trabaja con {topic} en ese repositorio que todos tienen miedo de tocar?
    counter: En un equipo de tres, la mayoría de las reglas para {topic} cuestan más de lo que ahorran. Girar la silla es más rápido.
    number: La espera dice más sobre {topic} que el esfuerzo: apuntar quince días cuántas horas pasa parado algo ya terminado.
    connect: Una cocina saca la mesa entera a la vez, así que un plato lento retiene a cuatro. Con {topic} conviene buscar ese plato.
  `),
  sales: thoughts(`
    case: La rebaja que salva una venta la última semana del trimestre será el precio de partida del año siguiente. Ahí se mide cualquier plan para {topic}.
    question: ¿Qué opinan los compradores sobre {topic}, y ha preguntado alguien a quien compró en otra parte?
    counter: Con clientes que vuelven cada año, tanto esfuerzo en {topic} puede estorbar. Quieren una fecha y un precio por teléfono.
    number: Sumar los días sin movimiento en las últimas veinte ventas: ese total dice más sobre {topic} que la tasa de cierre.
    connect: Un médico pregunta dónde duele antes de recetar. Una charla sobre {topic} que empieza por el remedio despierta la misma desconfianza.
  `),
  people: thoughts(`
    case: Se nota con la gente a tiempo parcial: reciben la convocatoria, se pierden la reunión y oyen algo sobre {topic} a la hora de comer.
    question: Si no hubiera nadie de personal delante, ¿qué contaría sobre {topic} quien acaba de llegar a la casa?
    counter: En una empresa de treinta, las normas sobre {topic} pueden sustituir una conversación que ya existía. A veces era mejor.
    number: Antes de otra norma sobre {topic} habría que contar a cuántas de las bajas del año pasado les habría afectado.
    connect: Los ojeadores miran al futbolista cuyo equipo va perdiendo. También sobre {topic} cuenta más la mala semana que la buena.
  `),
  design: thoughts(`
    case: Un apellido de treinta letras en un móvil lento: cualquier decisión sobre {topic} se lo encuentra la primera semana.
    question: ¿Qué página incumple hoy lo acordado sobre {topic}, y es por casualidad la que da de comer?
    counter: Para una herramienta que diez expertos usan todo el día, el consejo habitual sobre {topic} puede fallar. Quieren densidad y atajos.
    number: Con cinco pruebas sale casi todo lo evidente. Para {topic} la sexta debería hacerla alguien que use solo el teclado, porque ahí falla lo demás.
    connect: Las señales de tráfico deben leerse de noche, con lluvia y en marcha. Sobre {topic} se decide a mediodía en una pantalla grande.
  `),
  finance: thoughts(`
    case: La factura que se desliza al mes siguiente es la prueba honesta para {topic}, y suele ser del proveedor más importante.
    question: ¿Quién, fuera de finanzas, tiene que cambiar una costumbre por {topic}, y qué gana con ello?
    counter: Con un solo producto y dinero en el banco, la precisión en {topic} es una afición. Vale más una cifra aproximada el lunes.
    number: Guardar las estimaciones viejas y compararlas al año: si los errores con {topic} van todos hacia el mismo lado, falla el método.
    connect: Los barcos anotan su posición a horas fijas, aunque no pase nada. Un dato sobre {topic} vale por los días aburridos de antes.
  `),
  health: thoughts(`
    case: Una visita sin intérprete es la prueba para {topic}: el formulario pregunta por tercera vez lo que nadie supo contestar en recepción.
    question: ¿Qué cambia con {topic} a las cuatro de la madrugada, cuando dos personas llevan toda la planta?
    counter: En una planta pequeña donde todos se conocen, más estructura para {topic} quita el minuto en que la gente hablaba.
    number: Diez minutos al día son unas 37 horas al año por enfermera. Cada idea sobre {topic} debería decir de qué lado cae.
    connect: En el control aéreo se repite cada instrucción. Para {topic} una frase repetida puede salir más barata que otro formulario.
  `),
  sustainability: thoughts(`
    case: Decide el propietario y paga el inquilino: con {topic} ese reparto puede frenar más que la técnica.
    question: ¿Qué supone el trabajo con {topic} para el proveedor más pequeño de la lista, ese que no tiene a nadie para los formularios?
    counter: Cuando el ahorro cae en el presupuesto de otra área, el mejor caso para {topic} se queda en diapositiva. Antes tiene que cambiar la contabilidad.
    number: Antes del total conviene mirar la línea mayor: con {topic} dos o tres partidas pueden ser casi todo, y el resto es redondeo.
    connect: El depósito por botella funciona porque la moneda se cobra en el acto. Lo que se promete sobre {topic} para 2040 compite con el sábado.
  `),
  marketing: thoughts(`
    case: Una clienta llama por el nuevo mensaje y en ventas lo oyen por primera vez. Esa llamada dice mucho sobre {topic}.
    question: Entre los diez mejores clientes, ¿cuántos llegaron sin {topic}, porque alguien los recomendó o por pura casualidad?
    counter: Donde el mercado son doce compradores, lo que se gasta en {topic} rinde más en doce llamadas.
    number: El informe cubre dos semanas y comprar lleva meses. Para {topic} sirve mejor que cuarenta clientes nuevos digan qué los trajo.
    connect: Ningún agricultor juzga la semilla a la semana de sembrar. Las cifras sobre {topic} de la primera quincena hablan sobre todo del tiempo.
  `),
  product: thoughts(`
    case: El cliente más grande pide una excepción por correo. En la respuesta se ve cuánto le importa al equipo lo dicho sobre {topic}.
    question: ¿Qué tendría que pasar para que cambiarais de idea sobre {topic}, y dónde lo veríais primero?
    counter: Con ocho clientes, buena parte de lo que se dice sobre {topic} es ceremonia. Llamar a los ocho lleva una tarde.
    number: Tomar las diez últimas decisiones y marcar las que sin {topic} habrían sido otras. Dos está bien; con cero es un ritual.
    connect: Quien pronostica el tiempo recibe la respuesta a la mañana siguiente, por eso afina. Sobre {topic} se sabe al cabo de un año.
  `),
  education: thoughts(`
    case: Decide el lunes siguiente: si la jefa reparte el trabajo de siempre, el miércoles nadie recuerda lo aprendido con {topic}.
    question: ¿De dónde sacan tiempo para {topic} las personas que menos mandan en su propia agenda?
    counter: Hay quien aprende porque no le queda otra. Con una tarea real y un plazo se pasa mucho tiempo sin {topic}.
    number: Sin práctica, buena parte se olvida en pocas semanas. Para {topic} rinde más un segundo encuentro al mes que un primero más largo.
    connect: Los músicos ensayan el compás difícil, despacio y a solas. Casi todos los planes para {topic} programan solo el concierto.
  `),
};
