import type { TextsOf } from '../textsOf.ts';

export const doctor: TextsOf<'doctor'> = {
  addEndpointAnewStripes:
    'Añada de nuevo el punto de acceso en el panel de Stripe con la versión %{one} de la API y ponga en STRIPE_WEBHOOK_SECRET su secreto de firma',
  addEndpointStripesDashboard:
    'Añada el punto de acceso %{url} en el panel de Stripe (Developers, Webhooks) y ponga en STRIPE_WEBHOOK_SECRET su secreto de firma',
  addTheseEventsEndpoint:
    'Añada estos eventos al punto de acceso en el panel de Stripe (Developers, Webhooks)',
  allowUnsignedPublicDelivery:
    'Permita la entrega pública sin firma en el panel del servicio de imágenes (Settings, Images)',
  answeredNotServer: 'A %{url} se responde con %{status}, y no responde este servidor',
  appendCallersAddressX:
    'Haga que añada la dirección de quien llama a X-Forwarded-For, ponga TRUST_PROXY=x-forwarded-for y reinicie',
  backupOnSameDisk: 'La última copia tiene %{age}: %{file} (%{size}), en el mismo disco que la base de datos',
  backupTaken: 'La última copia tiene %{age}: %{file} (%{size})',
  callsComeStraightServer: 'Las llamadas llegan directamente a este servidor',
  callsComeWithoutHeader: 'Las llamadas llegan sin la cabecera %{quote}, que nombra TRUST_PROXY',
  cantWritten: 'No se puede escribir en %{folder}: %{quote}',
  checkAddress:
    'Compruebe que %{address} es correcto y que esta máquina llega a él; mire la página de estado del proveedor',
  checkAddressBecause:
    'Compruebe que %{address} es correcto y que esta máquina llega a él (%{quote}); mire la página de estado del proveedor',
  checkHostPortSmtp:
    'Revise el host y el puerto de SMTP_URL y que esta máquina pueda conectarse (el puerto 587 rara vez está bloqueado)',
  checkImageHostsUrl: 'Revise el punto de acceso (URL endpoint) en el panel del servicio de imágenes',
  checkUnipileDsnCopy:
    'Compruebe UNIPILE_DSN: cópielo con su puerto de la esquina superior derecha del panel de Unipile y reinicie',
  chooseCancelSubscriptionWhen:
    'Elija en el panel de Stripe (Settings, Billing, Subscriptions) que la suscripción se cancele cuando fallen todos los reintentos',
  clockAhead: 'El reloj de esta máquina va %{count} segundos adelantado',
  clockBehind: 'El reloj de esta máquina va %{count} segundos atrasado',
  clockRightWithinSeconds: 'El reloj va bien, con %{count} segundos de margen',
  databaseDamaged: 'La base de datos está dañada: %{quote}',
  databaseTakesWritesToo:
    'La base de datos admite escrituras (%{size}, demasiado grande para revisar cada página)',
  databaseTakesWritesWhole: 'La base de datos admite escrituras y está íntegra (%{size})',
  days: '%{count} días',
  deleteWebhooksAddressDashboard:
    'Elimine los webhooks de esta dirección en el panel de la red y vuelva a comprobarlo',
  demoPeopleCanSign: 'Las personas de demostración pueden iniciar sesión con contraseñas publicadas',
  demoPeopleCanSignMachine: 'Las personas de demostración solo pueden iniciar sesión en esta máquina',
  eachCallerCountsAddress: 'Cada llamada cuenta por la dirección que vio el proxy inverso',
  endpointPaymentsProviderApi:
    'El punto de acceso del proveedor de pagos es de la versión %{one} de la API, y este servidor, de la %{other}',
  endpointPaymentsProviderDoes: 'El punto de acceso del proveedor de pagos no avisa de %{quote}',
  firstBackupBeingTaken: 'Se está haciendo la primera copia',
  gbFree: 'Quedan %{size} GB libres en %{folder}',
  hintAndWords: '%{hint} (dijo: %{quote})',
  hours: '%{count} horas',
  latestBackupFailed: 'La última copia falló: %{quote}',
  latestBackupOld: 'La última copia tiene %{age}',
  leadsHere: '%{url} lleva hasta aquí',
  letUserServerWrite: 'Deje que el usuario del servidor escriba en %{folder} y mire si el disco está lleno',
  lookLogServerBackup:
    'Busque «backup» en el registro del servidor y vea que siempre haya un servidor en marcha',
  lookLogServerWhat: 'Mire en el registro del servidor qué hay detrás',
  machineSetClockItself: 'Haga que la máquina ponga su reloj en hora sola: timedatectl set-ntp true',
  mailServerDidNot: 'El servidor de correo no lo aceptó: %{quote}',
  mailServerTakesOur: 'El servidor de correo acepta nuestro inicio de sesión',
  mailWay: 'Va un correo de camino a %{quote}',
  makeRoomDiskOr: 'Haga sitio en el disco de %{folder} o pase la carpeta a uno mayor (DATA_DIR)',
  makeRoomLetUser:
    'Haga sitio en %{folder} y deje escribir ahí al usuario del servidor, o ponga BACKUP_DIR en otra carpeta',
  mendPublicAddress: 'Arregle primero la dirección pública',
  mendPublicAddressFirst:
    'Arregle primero la dirección pública: un aviso llega por el mismo camino que las personas',
  mendPublicAddressFirstRun:
    'Arregle primero la dirección pública y ejecute la comprobación con los ajustes del servidor, incluido AUTH_SECRET',
  networkAnswersAccountsConnected: 'La red responde y hay cuentas conectadas',
  networkAnswersNoAccount: 'La red responde; aún no hay cuentas conectadas',
  networkKnowsWhereNotices: 'La red sabe adónde van sus avisos, y llegan',
  networkListsNoWebhook: 'La red no tiene ningún webhook para %{url} con el secreto de este servidor',
  networkNoWorkspaceAddress: 'La red no tiene ningún espacio de trabajo en esta dirección',
  noBackupBeenTaken: 'Aún no hay copias: la primera se hace diez minutos después de arrancar el servidor',
  noBackupComeAbout: 'Aún no ha salido bien ninguna copia',
  backupsOfPostgres: 'La base de datos está en Postgres: haga las copias allí, el servidor no hace ninguna',
  installLaterVersion: 'Instale en este servidor la versión que actualizó la base de datos, o una posterior',
  postgresClockAhead: 'El reloj de Postgres va %{seconds} segundos adelantado respecto al de esta máquina',
  postgresClockBehind: 'El reloj de Postgres va %{seconds} segundos atrasado respecto al de esta máquina',
  postgresConnectionsLeft: 'Postgres solo admite %{left} conexiones más',
  postgresFsyncOff:
    'Postgres no espera a su disco (fsync está desactivado): un corte de corriente pierde lo que ha confirmado',
  postgresReadOnly: 'La base de datos en Postgres es de solo lectura, como una réplica',
  postgresSchemaNewer: 'Una versión posterior de Chime In ha actualizado la base de datos',
  postgresSchemaOlder: 'La base de datos tiene el esquema de una versión anterior de Chime In',
  postgresTakesWrites:
    'Postgres %{version} admite cambios (%{size}) y %{left} conexiones más. La conexión no está cifrada',
  postgresTakesWritesEncrypted:
    'Postgres %{version} admite cambios (%{size}) y %{left} conexiones más. La conexión está cifrada, pero el certificado no está verificado',
  postgresTakesWritesVerified:
    'Postgres %{version} admite cambios (%{size}) y %{left} conexiones más. La conexión está cifrada y el certificado está verificado',
  raiseMaxConnections:
    'Aumente max_connections o cierre lo que ocupa las conexiones: cada servidor necesita hasta %{needed}',
  setBothClocks: 'Active la sincronización horaria en ambas máquinas: timedatectl set-ntp true',
  setDatabaseUrlPrimary: 'Ponga en DATABASE_URL el servidor primario y reinicie todos los servidores',
  setFsyncOn: 'Ponga fsync = on en postgresql.conf y recárguelo',
  noBackupsTakenClock: 'No se hacen copias por horario',
  noBackupsTakenClockAs: 'No se hacen copias por horario, como es habitual fuera de producción',
  nobodyPublishedDemoPassword: 'Nadie tiene una contraseña de demostración publicada',
  noProviderRefusesWhat: 'Ningún proveedor rechaza lo que pide la automatización',
  noStarttls:
    'El servidor de correo no ofrece un STARTTLS en el que esta máquina confíe, así que no recibe la contraseña: ponga en SMTP_URL su puerto con STARTTLS (a menudo 587) o smtps:// (a menudo el puerto 465) y reinicie. Solo en una red que sea únicamente suya, añada ?requireTLS=false',
  noSuchJudgeModel:
    'El servidor no tiene ese modelo: ponga en OPENAI_JUDGE_MODEL uno que ofrezca, u off, y reinicie',
  noSuchModel: 'No existe el modelo %{quote}',
  noSuchModelOffered: 'No existe el modelo %{model}; el servidor ofrece: %{quote}',
  notEncrypted: '%{url} no está cifrada',
  noticeAnswered: 'A un aviso a %{url} se responde con %{status}',
  notSetUpProduction: 'No está configurado, y en producción nada lo sustituye',
  openPlansMakesPrices: 'Abra «Planes»: al hacerlo se crean los precios que faltan',
  paymentsAnswer: 'El proveedor de pagos responde',
  paymentsAnswerInMode: 'El proveedor de pagos responde, en modo %{one}',
  paymentsProviderOurAddress: 'El proveedor de pagos tiene nuestra dirección, y los avisos firmados llegan',
  pictureUploadedShown: 'Se subió una imagen y se muestra',
  providerDoesNotSay: 'El proveedor no dice qué hora es',
  putReverseProxyCertificate:
    'Ponga delante un proxy inverso con certificado y empiece PUBLIC_URL por https://',
  raiseOpenaiMaxTokens:
    'Aumente OPENAI_MAX_TOKENS o ponga OPENAI_REASONING_EFFORT=low si el modelo piensa antes de escribir; si no, ponga en %{setting} uno que responda los chats por completo: %{quote} no lo hace',
  refusesEveryCommentSince: '%{who} rechaza todos los comentarios desde %{time}: %{quote}',
  reverseProxyAppendCallers:
    'Haga que el proxy inverso añada la dirección de quien llama a %{quote}, o quite TRUST_PROXY si no hay ninguno',
  reverseProxyAppendCallersAddress: 'Haga que el proxy inverso añada la dirección de quien llama a %{quote}',
  reverseProxyPassesCalls:
    'Un proxy inverso reenvía las llamadas con %{quote}, y TRUST_PROXY no nombra ninguna cabecera: todas cuentan como de una sola persona, o ninguna por su dirección',
  reverseProxyPassEverything:
    'Haga que el proxy inverso pase a este servidor todo lo que hay bajo PUBLIC_URL, sin cambiar la ruta',
  reverseProxyPassWebhooks:
    'Haga que el proxy inverso pase /webhooks/ a este servidor con sus cabeceras y dé a todos los servidores el mismo DATA_DIR',
  reverseProxyPassWebhooksServer:
    'Haga que el proxy inverso pase /webhooks/ a este servidor con el cuerpo intacto y la cabecera Stripe-Signature',
  run: 'Ejecute: %{command}',
  secretKeyModePublishable: 'La clave secreta es del modo %{one}, y la publicable, del modo %{other}',
  serverBehindDoesNot: 'El servidor que hay detrás de %{url} no conoce esta comprobación (%{status})',
  setBackupEveryHours: 'Ponga BACKUP_EVERY_HOURS=24 y reinicie, si nada más hace copias de esto',
  setKeyProviderStill: 'Ponga en %{key} una clave que el proveedor aún acepte (dijo: %{quote}) y reinicie',
  setMailFrom:
    'Ponga en MAIL_FROM una dirección desde la que su proveedor de correo le deje enviar, o verifíquela allí, y reinicie',
  setNames: 'Ponga %{names}',
  setSmtpPassword: 'Ponga en SMTP_URL el usuario y la contraseña de su proveedor de correo y reinicie',
  setStripePublishableKey: 'Ponga en STRIPE_PUBLISHABLE_KEY la clave de %{one} de la misma cuenta y reinicie',
  setTrustProxyX: 'Ponga TRUST_PROXY=x-forwarded-for, o la cabecera que escriba el proxy inverso, y reinicie',
  setUnipileApiKey:
    'Ponga en UNIPILE_API_KEY un token de acceso de un espacio de trabajo de la API v1, porque una clave de v2 no funciona (dijo: %{quote}), y reinicie',
  signedNoticeAnswered: 'A un aviso firmado a %{url} se responde con %{status}',
  signedNoticesComeThrough: 'Los avisos firmados llegan, pero el proveedor no envía ninguno aquí',
  signedNoticesComeThroughSome: 'Los avisos firmados llegan, y ya han llegado algunos del proveedor',
  somethingBeforeServerTakes:
    'Algo delante de este servidor quita el cifrado y no dice quién llama: todas las llamadas cuentan como de una sola persona, o ninguna por su dirección',
  startServerSetPublic:
    'Arranque el servidor, ponga en PUBLIC_URL la dirección que abren las personas y revise su registro DNS, su certificado y el proxy inverso',
  stopServerPutLatest: 'Detenga el servidor y ponga la última copia en lugar de %{path}',
  subscriptionPaymentsProviderUnpaid:
    'Hay una suscripción impagada en el proveedor de pagos: allí continúa, y el cliente no recibe nada',
  testNetworkAboveLook:
    'Pruebe la red más arriba y mire su página de estado; las cuentas vuelven a intentarlo solas',
  testWriterAboveNames:
    'Pruebe el redactor más arriba, que indica qué ajustar; las cuentas vuelven a intentarlo solas',
  thesePlansNoPrice: 'Estos planes aún no tienen precio en el proveedor: %{quote}',
  unreachable: 'No se llega a %{url} desde aquí',
  unreachableBecause: 'No se llega a %{url} desde aquí: %{quote}',
  waitFewMinutesTest: 'Espere unos minutos y pruebe otra vez: el proveedor pide una pausa',
  webhookNetworkHadAnother:
    'El webhook de la red tenía otro secreto, estaba desactivado o enviaba demasiado poco, y se ha sustituido; los avisos llegan',
  whatUploadedAnswered: 'A lo que se subió se responde con %{status}',
  whatUploadedCantFetched: 'Lo que se subió no se puede descargar de %{url}',
  whoeverCallsCanChoose: 'Quien llama puede elegir la dirección con la que se le cuenta',
  writerAnswers: 'El redactor responde: %{quote}',
  writerAnswersWithoutWord: 'El redactor responde sin una palabra',
};
