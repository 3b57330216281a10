import { type Points, thoughts } from '../types.ts';

export const es: Points = {
  'Las quejas bajaron un {pct} por ciento sin ninguna herramienta nueva.': thoughts(`
    case: Una bajada así también puede significar que la gente se cansó. Quien antes escribía cada semana y ahora calla sabría decirlo.
    case: En atención al cliente pasa lo contrario: tras un arreglo de verdad, las quejas suben un mes porque la gente ve que escribir sirve.
    question: Las quejas que quedan suelen ser las caras. ¿De qué tipo son las vuestras?
    question: ¿Se enteraron quienes se habían quejado, o simplemente se quedaron sin motivos para escribir?
    counter: Menos quejas dicen poco si también baja el volumen. Por cada cien casos, ese {pct} por ciento puede quedarse en nada.
    counter: A veces lo bueno es que haya más quejas: en cuanto alguien responde, se cuenta lo que antes se callaba, y la cifra primero sube.
    number: Con veinte quejas al mes, un {pct} por ciento es un puñado que explica cualquier semana de vacaciones. Con quinientas ya es un resultado.
    number: Al lado faltan dos datos: cuántos casos hubo en total y cuántas personas se quejaron dos veces por lo mismo.
    connect: En aviación, que bajen los avisos de incidentes despierta sospechas. Solo es buena señal si la gente aún se atreve a avisar.
    connect: Las tiendas conocen la versión callada: por cada cliente que protesta en caja, otros se van sin decir palabra. Contarlos completaría el cuadro.
  `),
  'Lo difícil nunca fue el método, sino decidir qué dejar fuera.': thoughts(`
    case: La primera excepción prueba lo que se dejó fuera: alguien de arriba pide justo lo que se quitó, y vuelve a entrar por la puerta de atrás.
    case: En el relevo se ve si lo que quedó fuera sigue fuera. Quien llega sin saber qué se quitó ni por qué lo añade otra vez antes de un mes.
    question: ¿Está escrito en algún sitio qué se dejó fuera y por qué, para que nadie lo reponga de buena fe?
    question: ¿Quién se opuso a quitar cosas, y hubo que recuperar alguna más tarde?
    counter: En un sector regulado se da la vuelta: la lista de lo prescindible es corta, y ahí lo difícil sí es el método.
    counter: Quitar es fácil para quien no necesita lo que se quita. La factura le llega al único usuario que lo necesitaba.
    number: Una prueba sencilla: si en noventa días nadie ha preguntado por nada de lo eliminado, se podía haber quitado más.
    number: Basta contar todo lo que hay y luego lo que alguien usa de verdad en un mes. La diferencia es lo próximo que puede quedar fuera.
    connect: Al preparar la mochila se aprende a dejar cosas fuera: cada cosa pesa poco, y la última se nota el segundo día.
    connect: Los museos viven de dejar fuera: casi toda la colección está en el almacén, y por eso la exposición se entiende.
  `),
  'Ahora escribimos la decisión antes de la reunión, no después.': thoughts(`
    case: El momento delicado es la reunión en que lo escrito está mal. Si nadie se atreve a tacharlo, aquello era una ceremonia.
    case: Con la decisión por escrito ganan sobre todo quienes se conectan desde fuera, porque en el pasillo nunca pudieron opinar.
    question: Quien redacta el borrador ya tiene media decisión ganada. ¿El bolígrafo cambia de manos?
    question: ¿Con qué frecuencia cambia la reunión el texto todavía, y alguien notaría que dejara de cambiar?
    counter: Con un problema que nadie entiende aún sale mal: la frase escrita arrastra a todos, y el comentario raro que habría ayudado no llega.
    counter: Decidir por escrito premia a quien escribe rápido. Hay gente que piensa hablando y se forma una opinión cuando el texto ya está cerrado.
    number: Quinientas palabras se leen en algo más de dos minutos. Si la reunión empieza con ese rato en silencio, todos las han leído de verdad.
    number: Un buen indicador sería la parte de borradores que sale cambiada. Si roza el cero, la reunión sobra; si roza el total, el texto llega pronto.
    connect: Los tribunales lo hacen al revés a propósito: la sentencia se redacta tras la vista, para que nadie parezca haber decidido sin escuchar.
    connect: En ciencia se llama prerregistro: anotar lo que se espera antes de ver los datos, y así cuesta más engañarse luego.
  `),
  'Un responsable claro vale más que {n} buenas intenciones.': thoughts(`
    case: Hasta las vacaciones del responsable. Si esas semanas las dudas vuelven a caer en {n} mesas, había un nombre en una tabla y poco más.
    case: Falla sin ruido cuando alguien responde por el resultado y no puede tocar la agenda de quienes hacen el trabajo.
    question: Sin una línea que diga qué puede decidir a solas, responsable es solo un título. ¿Dónde está esa línea?
    question: ¿Se ofreció el responsable, o fue la persona que faltaba en la sala cuando hizo falta un nombre?
    counter: Un solo responsable es también un solo punto de fallo. Para lo que funciona de noche, mejor dos que entiendan sus notas.
    counter: Algunas cosas se estropean al tener responsable: en cuanto la cocina de la oficina tiene encargado, los demás dejan de limpiar la mesa.
    number: Prueba rápida: preguntar por separado a {n} personas quién responde de esto. Si no coinciden las {n}, queda trabajo.
    number: De responsable suele acabar gente ocupada. Una hora a la semana son seis jornadas al año, y habrá que quitarlas de otro sitio.
    connect: En una orquesta no hace falta reunión: el oboe da la nota y nadie discute quién fija la afinación.
    connect: La psicología lo llama difusión de la responsabilidad: cuantos más ven que algo va mal, menos probable es que uno actúe.
  `),
  'La gente no se resiste al cambio, se resiste a las sorpresas.': thoughts(`
    case: Un cambio anunciado también sorprende: el correo salió en mayo, pero el turno de noche mira el suyo dos veces al año.
    case: Peor es lo que se anunció para el tercer piso y acaba en el quinto. Después, durante una temporada, nadie cree ningún anuncio.
    question: Avisar con medio año para que nadie se sorprenda da también medio año de rumores. ¿Cuánta antelación es la justa?
    question: ¿Es de verdad solo la sorpresa cuando alguien pierde algo, como el cargo o la mitad interesante del trabajo?
    counter: Hay quien se resiste con razón: si pierde sueldo o rango, ve venir el cambio desde lejos y sigue sin quererlo.
    counter: Cuando ya está decidido, la sorpresa puede ser más amable. Meses de consultas sobre algo cerrado cansan más.
    number: La sorpresa se puede medir, como tiempo entre el primer rumor y la primera palabra oficial. Con menos de dos días, apenas circula una versión falsa.
    number: Conviene contar quién pregunta algo tras el anuncio. Si calla más de la mitad de los afectados, probablemente no llegó.
    connect: Los buenos dentistas evitan la sorpresa: dicen lo que viene ahora, y el mismo torno se lleva mejor.
    connect: En el andén también molesta la sorpresa: veinte minutos anunciados se llevan mejor que diez sin saber cuándo acaban.
  `),
  'Aprendimos más de los {n} fracasos que del único éxito.': thoughts(`
    case: El siguiente equipo repetirá el fracaso número dos, porque las notas están en el buzón de alguien que se fue.
    case: Enseñan los fracasos que se ven cerca de su causa. El que aparece al cabo de un año enseña sobre todo quién estaba entonces.
    question: ¿Hubo entre los {n} alguno que habría pasado por éxito si lo hubierais parado un mes antes?
    question: Visto desde hoy, ¿cuál de los {n} fracasos se habría cortado ya en la primera semana?
    counter: Ese único éxito quizá guarda más: muestra una combinación que funciona, y cada fracaso solo descarta una entre muchas.
    counter: Fracasar enseña si algo cambia entre medias. El mismo intento con más esfuerzo repite la lección a precio completo.
    number: Valdría la pena ponerles precio: el más barato de los {n} fracasos que enseñó algo es un presupuesto sensato para el próximo intento.
    number: Una línea por fracaso, con la semana en que ya se podía saber. La distancia hasta el final es lo que de verdad costó.
    connect: Los ajedrecistas repasan por eso las partidas perdidas. En las ganadas, los errores del rival tapan los propios.
    connect: En la guerra se blindaban los aviones donde los que volvían no tenían impactos. Los fracasos que nadie escribió son los que no volvieron.
  `),
  'La confianza creció cuando enseñamos los números sin adornos.': thoughts(`
    case: El segundo mes de números sin adornos cuesta más: aparece un mal dato y alguien propone suavizarlo un poco antes de enviarlo.
    case: Sin una definición, los números en bruto abren otra pelea. Dos áreas cuentan distinto el mismo caso, y las dos son honestas.
    question: ¿Usó alguien los números contra una compañera en las semanas siguientes, y cómo acabó?
    question: Los números para el equipo y los del consejo crean confianzas distintas. ¿Quién llegó a ver estos?
    counter: En un grupo pequeño, los números sin adornos acaban señalando a alguien. Si son menos de cinco, una media de más tiempo es más justa.
    counter: Sin adornos no quiere decir neutral: alguien eligió las columnas, y una tabla desnuda lo disimula mejor que un gráfico.
    number: De los números importan sobre todo las correcciones: cuántas veces alguien dice que una cifra está mal, y cuántos días pasan hasta que se corrige.
    number: Cada cifra necesita su fecha al lado, porque si falta se discute sobre datos viejos como si fueran de esta mañana.
    connect: Los restaurantes con la cocina a la vista enseñan todo sin adornos. Pocos clientes miran, y se cocina como si miraran todos.
    connect: Los servicios meteorológicos publican cuánto fallan sus pronósticos. Un error que se enseña hace menos daño que uno que descubren otros.
  `),
  'Sin {other} nos habría costado mucho más de {weeks} semanas.': thoughts(`
    case: La tentación llega justo antes de un plazo: sin {other} se ganan tres días ya, y la factura no aparece hasta primavera.
    case: Un mando recién llegado recorta justo eso primero, porque el coste le caerá a quien venga después.
    question: Una pérdida que no ocurrió se enseña mal a un escéptico. ¿Qué convenció a quienes pagan el trabajo con {other}?
    question: ¿Habría bastado una versión más ligera, o solo compensa cuando se hace entera?
    counter: El coste evitado es el argumento más cómodo. Hay equipos que lo omiten, les va bien y no publican nada sobre ello.
    counter: En un proyecto que puede cerrarse el mes que viene se vive bien sin {other}. Prevenir compensa en lo que va a durar.
    number: Por persona se entiende mejor: {weeks} semanas de un especialista y {weeks} de un equipo entero son sumas muy distintas.
    number: Habría que poner al lado las horas invertidas. Con una por cada diez ahorradas nadie discute; con una por cada dos, sí.
    connect: Los seguros parecen un derroche en los años buenos: dinero gastado y ningún susto. Para juzgarlos hacen falta diez.
    connect: El hilo dental plantea la misma cuenta: dos minutos al día contra una tarde larga dentro de cuatro años, que siempre parece lejos.
  `),
  'Cuando llegué a {company} había {n} documentos y ningún responsable.': thoughts(`
    case: Los documentos sin dueño envejecen a ritmos distintos. Quien llega encuentra antes el más viejo, porque es el que más enlaces recibe.
    case: La próxima reorganización dirá: los {n} documentos ya son uno, ese tiene responsable, y entonces el responsable cambia de área.
    question: Al fundir los {n} documentos suele molestarse quien escribió el mejor. ¿Cómo se resolvió eso?
    question: ¿Echaba alguien de menos un responsable en {company}, o habían encontrado un rodeo que les servía?
    counter: No es tan mal comienzo: {n} veces alguien se molestó en escribir. Peor sería un responsable sin ningún documento.
    counter: Un nombre dura lo que dura el puesto, pero una fecha de revisión en la cabecera sigue ahí cuando el responsable se ha ido.
    number: Conviene ordenar los {n} por fecha. Si el más reciente pasa del año, las respuestas se buscan en otra parte.
    number: Una medida justa son las visitas de los últimos noventa días. Si casi todas van a uno de los {n}, el resto es archivo.
    connect: Los archivos municipales tienen una norma para los papeles sin dueño: toda caja lleva la fecha en que se revisa o se destruye.
    connect: Wikipedia tiene millones de páginas y ningún dueño. Se mantiene porque hay listas de seguimiento: si algo cambia, alguien se entera.
  `),
  'El mes pasado nos sentamos {n} personas y contamos en qué se iban las horas.': thoughts(`
    case: Contar va bien hasta que la tarea favorita de alguien sale primera. Desde ese día se discute si el mes fue normal.
    case: Las horas entre dos tareas no salen en ningún lado: cinco minutos para encontrar el archivo y diez para volver a entrar.
    question: Lo estimado y lo contado rara vez coinciden. ¿Con qué tarea os equivocabais más?
    question: ¿Se dejó de hacer algo después de contar, o la lista solo explica por qué estaban todos cansados?
    counter: Un mes contado favorece lo que pasa cada semana. La tarea que se come tres días cada marzo no sale.
    counter: Las horas que se cuentan parecen más ordenadas que las demás. Mirar una cualquiera, sin aviso, halagaría menos.
    number: Cuatro semanas de cuarenta horas son 160 por cabeza. Lo que falte al sumar puede ser la partida más grande.
    number: Lo que baja de dos horas es ruido con {n} personas y un mes. Donde compensa decidir es en los tres bloques mayores.
    connect: Contar horas funciona como el cuaderno de gastos de casa: al apuntar, el gasto cambia antes de que nadie decida nada.
    connect: La materia oscura se dedujo porque lo visible no sumaba. Las horas que nadie sabe situar también merecen su renglón.
  `),
  'Todo cambió en la semana {weeks}, cuando la más joven del equipo hizo la pregunta evidente.': thoughts(`
    case: El primer día esa misma pregunta se aparta con la mano. En la semana {weeks} todos están ya bastante cansados para oírla.
    case: Las preguntas evidentes se acaban con el ascenso. La siguiente tendrá que venir de alguien que aún se extrañe.
    question: Casi nunca se cita la pregunta, y sería lo más útil para otros. ¿Cómo fue, palabra por palabra?
    question: ¿Es posible que alguien hiciera esa pregunta antes en voz más baja y que nadie la recogiera?
    counter: Parte del mérito es del momento: en la primera reunión, una pregunta así recibe una respuesta muy segura y muere.
    counter: Las preguntas ingenuas también frenan. Por cada una que salva un proyecto, varias reabren algo cerrado con buenos motivos.
    number: Tardar hasta la semana {weeks} tiene su precio: todas las anteriores por la gente de la sala. Media hora de preguntas tontas al principio sale barata.
    number: Durante quince días, apuntar quién pregunta en las reuniones. Si los tres más veteranos hacen más de la mitad, la evidente sigue esperando.
    connect: Andersen lo contó en un cuento: un niño dice que el emperador va desnudo, y todos los adultos ya lo habían visto.
    connect: Hay programadores que explican el error a un patito de goma, porque al decir lo evidente en voz alta aparece.
  `),
  'En {company} probamos primero el gran plan. Duró {n} días.': thoughts(`
    case: Los grandes planes viven más donde nadie mira. Ver el final a los {n} días es la forma barata de fracasar.
    case: Si el segundo plan lo escribe la misma mano, tendrá el doble de margen y no durará mucho más.
    question: ¿Qué cedió primero, las fechas o la idea de que todos se habían leído el plan?
    question: De un plan fallido casi siempre queda algo en pie. ¿Qué parte seguís usando?
    counter: Hay cosas que no se hacen por partes, como mudar un almacén. Ahí toca el gran plan, y dudar a los {n} días es normal.
    counter: Parar a los {n} días puede ser pronto: lo peor se ve cuando lo viejo ya no está y lo nuevo aún no ha llegado.
    number: Basta con comparar los días de planificar con los {n} que duró. Cuanto mayor sea la proporción, más corto debería ser el siguiente.
    number: Un plan de veinte pasos que salen bien nueve veces de cada diez llega al final en uno de cada ocho intentos, más o menos.
    connect: Moltke dijo que ningún plan sobrevive al primer contacto con el enemigo. Aun así, hizo calcular al minuto los horarios de los trenes.
    connect: La evolución no tiene gran plan, y sí una regla dura: cada paso pequeño debe servir por sí mismo. Como filtro para el segundo intento vale.
  `),
  'Hicimos un ensayo pequeño con {n} voluntarios y lo apuntamos todo.': thoughts(`
    case: Los voluntarios perdonan. Si las instrucciones aguantan lo dirá la primera persona obligada a participar.
    case: Cuarenta páginas de apuntes no las lee nadie. Al grupo siguiente le sirve la que dice dónde se atascaron los {n}.
    question: ¿Quién no se ofreció de voluntario, y sus motivos habrían enseñado algo que los {n} no podían saber?
    question: ¿Cambiaron algo los apuntes, o la decisión ya estaba tomada cuando se leyeron?
    counter: Con voluntarios sale bien casi todo, porque la atención hace la mitad del trabajo. Decide el grupo que viene detrás.
    counter: Si el efecto aparece en un caso de cada cincuenta, {n} personas son pocas. Puede que simplemente nadie tuviera mala suerte.
    number: Aunque a los {n} voluntarios les fuera bien, un fallo de cada {n} sigue siendo muy posible. Así son las cuentas de los ensayos pequeños.
    number: Doblar el grupo en cada ronda, empezando por {n}, y parar cuando no se apunte nada nuevo. Con tres rondas se llega lejos.
    connect: Los medicamentos se prueban por fases: el primer grupo pequeño busca daños, y solo los siguientes deben mostrar el beneficio.
    connect: Un editor de cocina ensaya cada receta sin su autor delante. Lo que salga mal es un error del texto.
  `),
  'La mitad de la reunión fue silencio, hasta que alguien dibujó el proceso en una servilleta.': thoughts(`
    case: Una servilleta muestra el proceso como lo ve una persona. Al pasar el bolígrafo, dos flechas se dan la vuelta.
    case: De camino a la wiki el dibujo se muere: en el programa tiene doce cajas más, y ya nadie se atreve a señalar.
    question: El silencio suele cortarlo quien más manda. ¿Qué hizo que esta vez nadie hablara?
    question: ¿Dónde está hoy la servilleta, y cuál de sus flechas ha resultado estar equivocada?
    counter: Callar no siempre es pensar. En algunas salas se espera a la persona que puede hablar primero, con servilleta o sin ella.
    counter: Los dibujos explican bien el orden, pero esconden las excepciones. Si hay diez, en la servilleta cabe una.
    number: Las flechas que vuelven a una caja anterior son trabajo hecho dos veces, y quitarlas es lo más barato. En una servilleta se cuentan en un minuto.
    number: Que tres personas dibujen el mismo proceso en cinco minutos. Las cajas que salen en una sola hoja son de las que hay que hablar.
    connect: En las películas los detectives pegan fotos en la pared por eso: un hueco en la lista no se ve, y en la imagen sí.
    connect: La radio teme los silencios, y los buenos entrevistadores los usan. A los cuatro segundos la gente dice lo que pensaba callarse.
  `),
};
