import type { Sentences } from '../../sentences.ts';

/** What the doctor tells an operator, on the page as in the terminal. Names of settings, and of what a provider's dashboard has, stay. */
export const doctor: Sentences = {
  // What to do
  'Wait a few minutes and test again: the provider asks for a pause':
    'Espere unos minutos y pruebe otra vez: el proveedor pide una pausa',
  'Look at the log of the server for what is behind this': 'Mire en el registro del servidor qué hay detrás',
  'It is not set up, and in production nothing stands in for it':
    'No está configurado, y en producción nada lo sustituye',
  'Set %{names}': 'Ponga %{names}',
  'Set %{key} to a key that the provider still takes (it said: %{quote}), and restart':
    'Ponga en %{key} una clave que el proveedor aún acepte (dijo: %{quote}) y reinicie',
  "Check that %{address} is right and that this machine reaches it; look at the provider's status page":
    'Compruebe que %{address} es correcto y que esta máquina llega a él; mire la página de estado del proveedor',
  "Check that %{address} is right and that this machine reaches it (%{quote}); look at the provider's status page":
    'Compruebe que %{address} es correcto y que esta máquina llega a él (%{quote}); mire la página de estado del proveedor',

  // Refusals
  'No provider refuses what the automation asks': 'Ningún proveedor rechaza lo que pide la automatización',
  '%{who} refuses every comment since %{time}: %{quote}':
    '%{who} rechaza todos los comentarios desde %{time}: %{quote}',
  'Test the network above and look at its status page; accounts try again by themselves':
    'Pruebe la red más arriba y mire su página de estado; las cuentas vuelven a intentarlo solas',
  'Test the writer above, which names what to set; accounts try again by themselves':
    'Pruebe el redactor más arriba, que indica qué ajustar; las cuentas vuelven a intentarlo solas',

  // Backups
  'No backups are taken by the clock, as is usual outside of production':
    'No se hacen copias por horario, como es habitual fuera de producción',
  'No backups are taken by the clock': 'No se hacen copias por horario',
  'Set BACKUP_EVERY_HOURS=24 and restart, unless something else backs this up':
    'Ponga BACKUP_EVERY_HOURS=24 y reinicie, si nada más hace copias de esto',
  'No backup has been taken yet: the first comes ten minutes after the start of the server':
    'Aún no hay copias: la primera se hace diez minutos después de arrancar el servidor',
  'The latest backup failed: %{quote}': 'La última copia falló: %{quote}',
  'The latest backup is %{age} old': 'La última copia tiene %{age}',
  'The latest backup is %{age} old: %{file} (%{size})': 'La última copia tiene %{age}: %{file} (%{size})',
  'The latest backup is %{age} old: %{file} (%{size}), on the same disk as the database':
    'La última copia tiene %{age}: %{file} (%{size}), en el mismo disco que la base de datos',
  '%{count} hours': '%{count} horas',
  '%{count} days': '%{count} días',
  'No backup has come about yet': 'Aún no ha salido bien ninguna copia',
  'The first backup is being taken': 'Se está haciendo la primera copia',
  'Look at the log of the server for "backup", and see that a server runs all the time':
    'Busque «backup» en el registro del servidor y vea que siempre haya un servidor en marcha',
  'Make room in %{folder} and let the user of the server write to it, or set BACKUP_DIR to another folder':
    'Haga sitio en %{folder} y deje escribir ahí al usuario del servidor, o ponga BACKUP_DIR en otra carpeta',

  // Demo people
  'Nobody has a published demo password': 'Nadie tiene una contraseña de demostración publicada',
  'The demo people can sign in on this machine only':
    'Las personas de demostración solo pueden iniciar sesión en esta máquina',
  'The demo people can sign in with published passwords':
    'Las personas de demostración pueden iniciar sesión con contraseñas publicadas',
  'Run: %{command}': 'Ejecute: %{command}',

  // The way here
  "%{url} can't be reached from here": 'No se llega a %{url} desde aquí',
  "%{url} can't be reached from here: %{quote}": 'No se llega a %{url} desde aquí: %{quote}',
  'Mend the public address first: a notice comes the same way as people do':
    'Arregle primero la dirección pública: un aviso llega por el mismo camino que las personas',
  'Start the server, set PUBLIC_URL to the address that people open, and check its DNS record, certificate and reverse proxy':
    'Arranque el servidor, ponga en PUBLIC_URL la dirección que abren las personas y revise su registro DNS, su certificado y el proxy inverso',
  '%{url} is answered with %{status}, and not by this server':
    'A %{url} se responde con %{status}, y no responde este servidor',
  'Have the reverse proxy pass everything below PUBLIC_URL on to this server, with its path unchanged':
    'Haga que el proxy inverso pase a este servidor todo lo que hay bajo PUBLIC_URL, sin cambiar la ruta',
  '%{url} is not encrypted': '%{url} no está cifrada',
  'Put a reverse proxy with a certificate before it and begin PUBLIC_URL with https://':
    'Ponga delante un proxy inverso con certificado y empiece PUBLIC_URL por https://',
  '%{url} leads here': '%{url} lleva hasta aquí',

  // Who calls
  'Mend the public address first': 'Arregle primero la dirección pública',
  'The server behind %{url} does not know this doctor (%{status})':
    'El servidor que hay detrás de %{url} no conoce esta comprobación (%{status})',
  'Mend the public address first, and run the doctor with the settings of the server, AUTH_SECRET among them':
    'Arregle primero la dirección pública y ejecute la comprobación con los ajustes del servidor, incluido AUTH_SECRET',
  'Calls come without the header %{quote}, which TRUST_PROXY names':
    'Las llamadas llegan sin la cabecera %{quote}, que nombra TRUST_PROXY',
  "Have the reverse proxy append the caller's address to %{quote}":
    'Haga que el proxy inverso añada la dirección de quien llama a %{quote}',
  'Whoever calls can choose the address that they count by':
    'Quien llama puede elegir la dirección con la que se le cuenta',
  "Have the reverse proxy append the caller's address to %{quote}, or take TRUST_PROXY out where there is none":
    'Haga que el proxy inverso añada la dirección de quien llama a %{quote}, o quite TRUST_PROXY si no hay ninguno',
  'Each caller counts by the address that the reverse proxy saw':
    'Cada llamada cuenta por la dirección que vio el proxy inverso',
  'A reverse proxy passes calls on with %{quote}, and TRUST_PROXY names no header: all callers count as one, or none by address':
    'Un proxy inverso reenvía las llamadas con %{quote}, y TRUST_PROXY no nombra ninguna cabecera: todas cuentan como de una sola persona, o ninguna por su dirección',
  'Set TRUST_PROXY=x-forwarded-for, or to the header that the reverse proxy writes, and restart':
    'Ponga TRUST_PROXY=x-forwarded-for, o la cabecera que escriba el proxy inverso, y reinicie',
  'Something before this server takes the encryption off and does not say who calls: all callers count as one, or none by address':
    'Algo delante de este servidor quita el cifrado y no dice quién llama: todas las llamadas cuentan como de una sola persona, o ninguna por su dirección',
  "Have it append the caller's address to X-Forwarded-For, set TRUST_PROXY=x-forwarded-for, and restart":
    'Haga que añada la dirección de quien llama a X-Forwarded-For, ponga TRUST_PROXY=x-forwarded-for y reinicie',
  'Calls come straight to this server': 'Las llamadas llegan directamente a este servidor',

  // The machine
  'The provider does not say what time it is': 'El proveedor no dice qué hora es',
  'The clock is right to within %{count} seconds': 'El reloj va bien, con %{count} segundos de margen',
  'The clock of this machine is %{count} seconds %{side}':
    'El reloj de esta máquina va %{count} segundos %{side}',
  ahead: 'adelantado',
  behind: 'atrasado',
  'Have the machine set its clock by itself: timedatectl set-ntp true':
    'Haga que la máquina ponga su reloj en hora sola: timedatectl set-ntp true',
  'The database is damaged: %{quote}': 'La base de datos está dañada: %{quote}',
  'Stop the server and put the latest backup in the place of %{path}':
    'Detenga el servidor y ponga la última copia en lugar de %{path}',
  'The database takes writes and is whole (%{size})':
    'La base de datos admite escrituras y está íntegra (%{size})',
  'The database takes writes (%{size}, too large to look at every page)':
    'La base de datos admite escrituras (%{size}, demasiado grande para revisar cada página)',
  "%{folder} can't be written: %{quote}": 'No se puede escribir en %{folder}: %{quote}',
  'Let the user of the server write to %{folder}, and look whether the disk is full':
    'Deje que el usuario del servidor escriba en %{folder} y mire si el disco está lleno',
  '%{size} GB are free at %{folder}': 'Quedan %{size} GB libres en %{folder}',
  'Make room on the disk of %{folder}, or move the folder to a larger one (DATA_DIR)':
    'Haga sitio en el disco de %{folder} o pase la carpeta a uno mayor (DATA_DIR)',

  // Pictures and mail
  "What was uploaded can't be fetched from %{url}": 'Lo que se subió no se puede descargar de %{url}',
  "Check the image host's URL endpoint in its dashboard":
    'Revise el punto de acceso (URL endpoint) en el panel del servicio de imágenes',
  'A picture was uploaded and is shown': 'Se subió una imagen y se muestra',
  'What was uploaded is answered with %{status}': 'A lo que se subió se responde con %{status}',
  "Allow unsigned, public delivery in the image host's dashboard (Settings, Images)":
    'Permita la entrega pública sin firma en el panel del servicio de imágenes (Settings, Images)',
  'The mail server did not take it: %{quote}': 'El servidor de correo no lo aceptó: %{quote}',
  'A mail is on its way to %{quote}': 'Va un correo de camino a %{quote}',
  'The mail server takes our sign-in': 'El servidor de correo acepta nuestro inicio de sesión',
  'Set the user and the password in SMTP_URL to those of your mail provider, and restart':
    'Ponga en SMTP_URL el usuario y la contraseña de su proveedor de correo y reinicie',
  'Set MAIL_FROM to an address that your mail provider lets you send from, and restart':
    'Ponga en MAIL_FROM una dirección desde la que su proveedor de correo le deje enviar y reinicie',
  'Check the host and the port in SMTP_URL, and that this machine may connect to them (port 587 is seldom blocked)':
    'Revise el host y el puerto de SMTP_URL y que esta máquina pueda conectarse (el puerto 587 rara vez está bloqueado)',

  // Network and payments
  'The network answers, and accounts are connected': 'La red responde y hay cuentas conectadas',
  'The network answers; no account is connected yet': 'La red responde; aún no hay cuentas conectadas',
  'The webhook at the network had another secret, was disabled or sent too little, and was replaced; notices come through':
    'El webhook de la red tenía otro secreto, estaba desactivado o enviaba demasiado poco, y se ha sustituido; los avisos llegan',
  'The network lists no webhook for %{url} with the secret of this server':
    'La red no tiene ningún webhook para %{url} con el secreto de este servidor',
  'Delete the webhooks for this address in the dashboard of the network and test again':
    'Elimine los webhooks de esta dirección en el panel de la red y vuelva a comprobarlo',
  'The network has no workspace at this address':
    'La red no tiene ningún espacio de trabajo en esta dirección',
  "Check UNIPILE_DSN: copy it with its port from the top right of Unipile's dashboard, and restart":
    'Compruebe UNIPILE_DSN: cópielo con su puerto de la esquina superior derecha del panel de Unipile y reinicie',
  'Set UNIPILE_API_KEY to an access token of a workspace of API v1, because a key of v2 does not work (it said: %{quote}), and restart':
    'Ponga en UNIPILE_API_KEY un token de acceso de un espacio de trabajo de la API v1, porque una clave de v2 no funciona (dijo: %{quote}), y reinicie',
  'The network knows where its notices go, and they come through':
    'La red sabe adónde van sus avisos, y llegan',
  'A notice to %{url} is answered with %{status}': 'A un aviso a %{url} se responde con %{status}',
  'Have the reverse proxy pass /webhooks/ on to this server with its headers, and give every server the same DATA_DIR':
    'Haga que el proxy inverso pase /webhooks/ a este servidor con sus cabeceras y dé a todos los servidores el mismo DATA_DIR',
  'The secret key is for %{one} mode, the publishable key for %{other} mode':
    'La clave secreta es del modo %{one}, y la publicable, del modo %{other}',
  'Set STRIPE_PUBLISHABLE_KEY to the %{one} key of the same account, and restart':
    'Ponga en STRIPE_PUBLISHABLE_KEY la clave de %{one} de la misma cuenta y reinicie',
  'These plans have no price at the provider yet: %{quote}':
    'Estos planes aún no tienen precio en el proveedor: %{quote}',
  'A subscription at the payments provider is unpaid: it continues there, and the customer gets nothing':
    'Hay una suscripción impagada en el proveedor de pagos: allí continúa, y el cliente no recibe nada',
  "Choose to cancel the subscription when all retries fail, in Stripe's dashboard (Settings, Billing, Subscriptions)":
    'Elija en el panel de Stripe (Settings, Billing, Subscriptions) que la suscripción se cancele cuando fallen todos los reintentos',
  'Open Plans, which makes the prices that are missing':
    'Abra «Planes»: al hacerlo se crean los precios que faltan',
  'The payments provider answers': 'El proveedor de pagos responde',
  'The payments provider answers, in %{one} mode': 'El proveedor de pagos responde, en modo %{one}',
  'A signed notice to %{url} is answered with %{status}':
    'A un aviso firmado a %{url} se responde con %{status}',
  'Have the reverse proxy pass /webhooks/ on to this server with the body untouched and the header Stripe-Signature':
    'Haga que el proxy inverso pase /webhooks/ a este servidor con el cuerpo intacto y la cabecera Stripe-Signature',
  'Signed notices come through, and some have come from the provider':
    'Los avisos firmados llegan, y ya han llegado algunos del proveedor',
  'Signed notices come through, but the provider does not send any here':
    'Los avisos firmados llegan, pero el proveedor no envía ninguno aquí',
  "Add the endpoint %{url} in Stripe's dashboard (Developers, Webhooks) and set STRIPE_WEBHOOK_SECRET to its signing secret":
    'Añada el punto de acceso %{url} en el panel de Stripe (Developers, Webhooks) y ponga en STRIPE_WEBHOOK_SECRET su secreto de firma',
  'The endpoint at the payments provider is of API version %{one}, and this server of %{other}':
    'El punto de acceso del proveedor de pagos es de la versión %{one} de la API, y este servidor, de la %{other}',
  "Add the endpoint anew in Stripe's dashboard with API version %{one}, and set STRIPE_WEBHOOK_SECRET to its signing secret":
    'Añada de nuevo el punto de acceso en el panel de Stripe con la versión %{one} de la API y ponga en STRIPE_WEBHOOK_SECRET su secreto de firma',
  'The endpoint at the payments provider does not tell of %{quote}':
    'El punto de acceso del proveedor de pagos no avisa de %{quote}',
  "Add these events to the endpoint in Stripe's dashboard (Developers, Webhooks)":
    'Añada estos eventos al punto de acceso en el panel de Stripe (Developers, Webhooks)',
  'The payments provider has our address, and signed notices come through':
    'El proveedor de pagos tiene nuestra dirección, y los avisos firmados llegan',
  'The writer answers: %{quote}': 'El redactor responde: %{quote}',
  'The writer answers without a word': 'El redactor responde sin una palabra',
  'No such model: %{model}; the server offers: %{quote}':
    'No existe el modelo %{model}; el servidor ofrece: %{quote}',
  'No such model: %{quote}': 'No existe el modelo %{quote}',
  'Raise OPENAI_MAX_TOKENS or set OPENAI_REASONING_EFFORT=low if the model thinks before it writes; else set OPENAI_MODEL to one that answers chats in full: %{quote} does not':
    'Aumente OPENAI_MAX_TOKENS o ponga OPENAI_REASONING_EFFORT=low si el modelo piensa antes de escribir; si no, ponga en OPENAI_MODEL uno que responda los chats por completo: %{quote} no lo hace',
  '%{hint} (it said: %{quote})': '%{hint} (dijo: %{quote})',
  'The key was refused: set OPENAI_API_KEY to a key that the provider accepts, and restart':
    'La clave fue rechazada: ponga en OPENAI_API_KEY una que el proveedor acepte y reinicie',
  'This key has no credit: add credit or raise the spending limit at the provider':
    'Esta clave no tiene saldo: añada saldo o aumente el límite de gasto en el proveedor',
  'The server has no such model: set OPENAI_MODEL to one that it offers, and restart':
    'El servidor no tiene ese modelo: ponga en OPENAI_MODEL uno que ofrezca y reinicie',
  'Nothing answers chat completions at this address: set OPENAI_BASE_URL to the one that ends before /chat/completions':
    'En esta dirección nada responde a chat completions: ponga en OPENAI_BASE_URL la que termina antes de /chat/completions',
  'The model does not accept this reasoning effort: change OPENAI_REASONING_EFFORT or remove it, and restart':
    'El modelo no acepta este esfuerzo de razonamiento: cambie o quite OPENAI_REASONING_EFFORT y reinicie',
  'The model allows fewer tokens: lower OPENAI_MAX_TOKENS or give the model a longer context, and restart':
    'El modelo permite menos tokens: reduzca OPENAI_MAX_TOKENS o dé al modelo un contexto más largo y reinicie',
  'The key may not use this model from here: check the rights of OPENAI_API_KEY at the provider':
    'La clave no puede usar este modelo desde aquí: revise en el proveedor los permisos de OPENAI_API_KEY',
};
