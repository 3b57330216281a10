import { lines } from '../bank/types.ts';
import type { BadParts } from './types.ts';

export const es: BadParts = {
  echoes: lines(`
    Exacto: {sentence}.
    Así es: {sentence}.
    Cierto: {sentence}.
    Aquí está dicho: {sentence}.
    Sí: {sentence}.
    «{sentence}», ese es el punto.
    Como dice la publicación: {sentence}.
    De verdad: {sentence}.
  `),
  echoEnds: lines(`
    Sobre todo con {topic}.
    Vale para {topic}.
    Eso pasa con {topic}.
    También para {topic}.
  `),
  retold: [
    [
      'Las quejas bajaron un {pct} por ciento sin ninguna herramienta nueva.',
      'las protestas disminuyeron con los mismos medios de antes',
    ],
    [
      'Lo difícil nunca fue el método, sino decidir qué dejar fuera.',
      'elegir a qué renunciar supera en dureza a cualquier técnica',
    ],
    [
      'Ahora escribimos la decisión antes de la reunión, no después.',
      'los acuerdos constan en papel con anterioridad al encuentro',
    ],
    [
      'Un responsable claro vale más que {n} buenas intenciones.',
      'una sola persona al cargo consigue más que mucha voluntad',
    ],
    [
      'La gente no se resiste al cambio, se resiste a las sorpresas.',
      'la plantilla acepta novedades siempre que se avisen',
    ],
    [
      'Aprendimos más de los {n} fracasos que del único éxito.',
      'los tropiezos enseñan más que un triunfo aislado',
    ],
    [
      'La confianza creció cuando enseñamos los números sin adornos.',
      'mostrar cifras desnudas generó credibilidad',
    ],
    [
      'Sin {other} nos habría costado mucho más de {weeks} semanas.',
      'de otro modo habría salido bastante más caro',
    ],
    [
      'Cuando llegué a {company} había {n} documentos y ningún responsable.',
      'al principio sobraban papeles y faltaba alguien al cargo',
    ],
    [
      'El mes pasado nos sentamos {n} personas y contamos en qué se iban las horas.',
      'un puñado de compañeros registró cómo transcurre la jornada',
    ],
    [
      'Todo cambió en la semana {weeks}, cuando la más joven del equipo hizo la pregunta evidente.',
      'alguien sin experiencia deshizo el nudo con una duda sencilla',
    ],
    [
      'En {company} probamos primero el gran plan. Duró {n} días.',
      'el proyecto ambicioso se vino abajo casi enseguida',
    ],
    [
      'Hicimos un ensayo pequeño con {n} voluntarios y lo apuntamos todo.',
      'un experimento modesto con participantes dispuestos quedó registrado por completo',
    ],
    [
      'La mitad de la reunión fue silencio, hasta que alguien dibujó el proceso en una servilleta.',
      'tras un rato sin palabras apareció un esquema',
    ],
  ],
  restated: lines(`
    las cosas salieron de otra forma que la supuesta
    el procedimiento descrito llevó al resultado descrito
    los hechos ocurrieron justo en ese orden
    quienes participaron vivieron una fase semejante
    el relato anterior se sostiene tal cual
    una cosa llevó a la otra, según se narra
    el desenlace coincide con la descripción
    ocurrió del modo en que se relata
  `),
  retellings: lines(`
    En otras palabras, sobre {topic}:
    Dicho de otro modo, con {topic}
    En resumen, para {topic}:
    Reformulando lo que se lee sobre {topic}:
    Por decirlo de otra manera, con {topic}
    Resumiendo, cuando se trata sobre {topic},
    Eso significa que con {topic}
    Traducido a palabras llanas, para {topic}:
  `),
  praise: lines(`
    ¡Gran publicación sobre {topic}!
    ¡Totalmente de acuerdo sobre {topic}!
    ¡Excelente reflexión sobre {topic}!
    ¡Cuánta razón! Muchas gracias por compartir.
    ¡Me encanta esta perspectiva sobre {topic}!
    ¡Das en el clavo! Qué importante hablar sobre {topic}.
    ¡Qué inspirador leer sobre {topic}!
    Sin duda alguna, muy acertado lo que dices sobre {topic}.
    ¡Bien dicho! Un gran recordatorio sobre {topic}.
    ¡Enhorabuena por poner el foco en {topic}, es inspirador!
  `),
  truisms: lines(`
    En el mundo actual es más necesario que nunca.
    El verdadero crecimiento ocurre fuera de la zona de confort.
    Confianza, claridad y propósito son los cimientos del éxito.
    Ahí es donde nace la magia.
    No se trata de herramientas, se trata de personas.
    El liderazgo auténtico despierta todo el potencial.
    Resiliencia, empatía y visión marcan la diferencia.
    El cambio verdadero es un viaje.
    No es solo una tendencia, es una mentalidad.
    Innovación, pasión y curiosidad allanan el camino.
  `),
  baits: lines(`
    ¡Gracias por compartir!
    ¿Qué opináis?
    ¡Sigue así!
    ¿Y tú, cómo lo ves?
    ¡Invita a la reflexión!
    ¡Mil gracias por este aporte tan valioso!
    ¿A quién más le pasa?
    ¡Brindo por más publicaciones así!
    ¡Adelante!
    ¡Me quito el sombrero!
  `),
  times: lines(`
    En mis doce años como jefe de equipo
    En nuestra empresa
    Con uno de nuestros clientes
    Cuando dirigí un departamento de 30 personas
    Después de ocho años en el sector
    En nuestro último proyecto
    En mi anterior empresa
    En mi época de consultor
    Con nuestro mayor cliente
    La primavera pasada, en mi equipo,
  `),
  claims: lines(`
    redujimos un 40 por ciento el esfuerzo con {topic}
    vi caer a la mitad las quejas sobre {topic}
    probamos {topic} con 200 personas y duplicamos nuestros resultados
    introdujimos {topic} y nuestros clientes ahorraron tres semanas
    llevé {topic} dos años y superamos todas las auditorías
    medimos {topic} y nuestra tasa de error bajó al 2 por ciento
    cambiamos {topic} y mi equipo creció un tercio
    monté {topic} desde cero y nuestras ventas subieron un 18 por ciento
    abandonamos {topic} y nuestros clientes no lo notaron
    convertimos {topic} en nuestra norma y nunca lo lamentamos
  `),
  offers: lines(`
    Nuestra herramienta automatiza {topic} por ti.
    Mi agencia ayuda a equipos con {topic}.
    Nuestra plataforma cubre {topic} desde el primer día.
    He escrito un curso sobre {topic}.
    Nuestro programa se encarga por usted, con {topic} incluido.
    Ofrecemos un taller sobre {topic}.
    Mi boletín trata cada semana sobre {topic}.
    Nuestro producto se creó para {topic}.
    Imparto una clase magistral sobre {topic}.
    Ayudamos a empresas como la tuya con {topic}.
  `),
  calls: lines(`
    Escríbeme y te enseño una demo gratis.
    La primera consulta de 30 minutos es gratis, reserva tu plaza.
    Mándame un mensaje y te lo muestro.
    Enlace en mi perfil, escríbeme.
    Pruébalo gratis hoy mismo, te paso el acceso.
    Te envío una muestra gratis, solo escríbeme.
    Llámanos y le enviamos nuestro precio.
    Pídanos presupuesto, es gratuito.
    Escríbeme y te hago un descuento.
    En mi perfil tienes los precios, la primera hora es gratis.
  `),
};
