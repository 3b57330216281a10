import type { Sentences } from '../../sentences.ts';

/** Why a post was chosen or not, and what the checks say of a comment. */
export const choices: Sentences = {
  // Posts
  Commented: 'Comentada',
  'Chosen: a comment is being written': 'Elegida: se está escribiendo un comentario',
  'Chosen: its comment waits for your approval': 'Elegida: su comentario espera su aprobación',
  'Chosen: whether the comment was posted is not known. It will not be sent again':
    'Elegida: no se sabe si el comentario se publicó. No se volverá a enviar',
  'Chosen: the comment did not reach LinkedIn. It will not be sent again':
    'Elegida: el comentario no llegó a LinkedIn. No se volverá a enviar',
  'Not yet: another post came first. It may still have its turn':
    'Todavía no: otra publicación iba antes. Aún puede llegarle el turno',
  'Not yet: the author was answered %{when}': 'Todavía no: ya se respondió al autor %{when}',
  'Skipped: it is your own': 'Omitida: es suya',
  'Skipped: it is by another of your accounts': 'Omitida: es de otra de sus cuentas',
  'Skipped: one of your accounts has answered it, or the post that it repeats':
    'Omitida: una de sus cuentas ya la ha comentado, o la publicación que repite',
  'Skipped: its author takes no comments': 'Omitida: su autor no admite comentarios',
  'Skipped: it is in a private group': 'Omitida: está en un grupo privado',
  'Skipped: it has no words to answer': 'Omitida: no tiene texto al que responder',
  'Skipped: it was posted %{when}': 'Omitida: se publicó %{when}',
  "Skipped: '%{quote}' is among the people to avoid":
    'Omitida: «%{quote}» está entre las personas que desea evitar',
  "Skipped: '%{quote}' is among the companies to avoid":
    'Omitida: «%{quote}» está entre las empresas que desea evitar',
  "Skipped: it says '%{quote}', which is among the words to avoid":
    'Omitida: contiene «%{quote}», que está entre las palabras que desea evitar',
  'Skipped: it is written in %{language}': 'Omitida: idioma: %{language}',
  'Skipped: it is gone': 'Omitida: ya no existe',
  'Skipped: LinkedIn takes no comment on it': 'Omitida: LinkedIn no admite comentarios en ella',
  'Skipped: no comment good enough could be written': 'Omitida: no se logró un comentario lo bastante bueno',
  'Skipped: no comment good enough could be written (%{check})':
    'Omitida: no se logró un comentario lo bastante bueno (%{check})',
  'Skipped: the writer refused to answer it': 'Omitida: el redactor se negó a responder',
  'Skipped: its comment was discarded': 'Omitida: su comentario se descartó',
  'Skipped: its comment was discarded (%{check})': 'Omitida: su comentario se descartó (%{check})',
  'on %{date}; one comment per author in %{time}': 'el %{date}; un comentario por autor cada %{time}',
  'on %{date}; posts are answered for %{time}': 'el %{date}; las publicaciones se comentan durante %{time}',
  '1 day': '1 día',
  '%{count} days': '%{count} días',

  // Checks, by name
  empty: 'vacío',
  'too long': 'demasiado largo',
  refusal: 'negativa',
  placeholder: 'texto por rellenar',
  mention: 'mención',
  link: 'enlace',
  hashtag: 'etiqueta',
  instructions: 'instrucciones',
  'off topic': 'fuera de tema',
  'other language': 'otro idioma',
  repeats: 'repetición',

  // What the checks found
  'There is no comment': 'No hay comentario',
  'There is a comment': 'Hay un comentario',
  '%{length} of at most %{most} characters': '%{length} de %{most} caracteres como máximo',
  'It is a comment': 'Es un comentario',
  'The writer refuses, or speaks of itself: “%{quote}”':
    'El redactor se niega o habla de sí mismo: «%{quote}»',
  'Nothing is left to fill in': 'No queda nada por rellenar',
  'Left to fill in or to take off: “%{quote}”': 'Por rellenar o quitar: «%{quote}»',
  'Mentions nobody': 'No menciona a nadie',
  'Would mention somebody: “%{quote}”': 'Mencionaría a alguien: «%{quote}»',
  'Holds no link': 'No contiene ningún enlace',
  'Holds an address: “%{quote}”': 'Contiene una dirección: «%{quote}»',
  'Holds no hashtag that was not asked for': 'No contiene etiquetas que no se hayan pedido',
  'Holds a hashtag: “%{quote}”': 'Contiene una etiqueta: «%{quote}»',
  'Repeats what the writer was told': 'Repite las instrucciones dadas al redactor',
  'Says nothing of what the writer was told': 'No revela las instrucciones dadas al redactor',
  'It is the first': 'Es el primero',
  '%{share} like the nearest of the last %{count}':
    'Se parece un %{share} al más próximo de los últimos %{count}',
  'Can’t be told across languages': 'No se puede saber entre idiomas distintos',
  'Takes up %{words} of the post': 'Retoma %{words} de la publicación',
  'a word': 'una palabra',
  '%{count} words': '%{count} palabras',
  'Takes up nothing of the post': 'No retoma nada de la publicación',
  'Takes up nothing of the post but what orders its reader about':
    'De la publicación solo retoma lo que da órdenes al lector',
  'The post says too little to tell': 'La publicación dice demasiado poco para saberlo',
  'Too short to tell the language': 'Demasiado corto para reconocer el idioma',
  '%{language}, as the post is': '%{language}, como la publicación',
  '%{language}, as the prompt asks': '%{language}, como piden las instrucciones',
  'In one of the languages of the post': 'En uno de los idiomas de la publicación',
  'In %{language}; the post is in %{other}': 'Idioma: %{language}; idioma de la publicación: %{other}',
  'The answer was cut off at its limit, or withheld':
    'La respuesta se cortó al llegar al límite o fue retenida',
};
