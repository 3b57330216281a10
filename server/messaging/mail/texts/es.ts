import type { MailTexts } from './en.ts';

export const spanish: MailTexts = {
  layout: {
    greeting: 'Hola, %{name}:',
    greetingWithoutName: 'Hola:',
    orOpen: 'O abra este enlace: %{url}',
  },
  verificationCode: {
    title: 'Su código de verificación de Chime In',
    body: 'Introduzca este código en Chime In para confirmar su dirección de correo. Es válido durante %{minutes} minutos.',
    hadTrial:
      'Esta dirección de correo ya tuvo su prueba gratuita, así que su cuenta empieza sin ella. Para comenzar, elija un plan en la página de facturación.',
    closing:
      'Nadie de Chime In le pedirá nunca este código. Si usted no lo ha solicitado, puede ignorar este correo.',
  },
  resetLink: {
    title: 'Elija una nueva contraseña de Chime In',
    body: 'Alguien, esperamos que usted, ha solicitado una nueva contraseña. Con este enlace puede elegirla. Funciona una sola vez, durante %{minutes} minutos.',
    action: 'Elegir una nueva contraseña',
    closing: 'Si usted no la ha solicitado, puede ignorar este correo: su contraseña sigue siendo la misma.',
  },
  welcome: {
    title: 'Le damos la bienvenida a Chime In',
    body: 'Se ha creado una cuenta para usted. Inicie sesión con %{email}.',
    link: 'Elija una contraseña que solo usted conozca: este enlace funciona una sola vez, durante %{days} días. Después puede obtener otro con «¿Ha olvidado la contraseña?» en la página de inicio de sesión.',
    action: 'Elegir su contraseña',
    closing: 'Si no lo esperaba, puede ignorar este correo.',
  },
  invitation: {
    title: 'Una invitación a Chime In',
    body: '%{owner} (%{ownerEmail}) le invita a su espacio de trabajo en Chime In para revisar comentarios antes de que se publiquen.',
    bodyWithoutName:
      '%{ownerEmail} le invita a su espacio de trabajo en Chime In para revisar comentarios antes de que se publiquen.',
    link: 'Acepte la invitación con este enlace. Funciona una sola vez, durante %{days} días y solo para esta dirección de correo. No paga nada.',
    action: 'Ver la invitación',
    closing: 'Si no conoce a esta persona, puede ignorar este correo.',
  },
  memberJoined: {
    title: 'Su espacio de trabajo de Chime In tiene un nuevo miembro',
    body: '%{email} ha aceptado su invitación y ya tiene acceso a su espacio de trabajo.',
    action: 'Abrir Personas',
    closing: 'Si no lo esperaba, retire a esta persona en la página «Personas».',
  },
  emailChanged: {
    title: 'Se ha cambiado su dirección de correo de Chime In',
    body: 'Ahora inicia sesión con %{email}. Esta dirección ya no pertenece a su cuenta.',
    closing: 'Si no ha sido usted, responda a este correo de inmediato.',
  },
  passwordChanged: {
    title: 'Se ha cambiado su contraseña de Chime In',
    body: 'Su contraseña se acaba de cambiar y se ha cerrado la sesión en todos los demás dispositivos.',
    closing:
      'Si no ha sido usted, elija cuanto antes una nueva contraseña con «¿Ha olvidado la contraseña?» en la página de inicio de sesión.',
  },
  secondFactor: {
    title: 'El segundo factor de su cuenta de Chime In',
    passkeyAdded: 'Se ha añadido una llave de acceso a su cuenta de Chime In.',
    passkeyRemoved: 'Se ha eliminado una llave de acceso de su cuenta de Chime In.',
    totpAdded:
      'Se ha conectado una aplicación de autenticación a su cuenta de Chime In. A partir de ahora, se pedirá su código al iniciar sesión.',
    totpRemoved: 'Se ha eliminado la aplicación de autenticación de su cuenta de Chime In.',
    recoveryCodesReplaced:
      'Se han creado códigos de recuperación nuevos para su cuenta de Chime In. Los anteriores ya no sirven.',
    reset:
      'Se ha eliminado el segundo factor de su cuenta de Chime In: las llaves de acceso, la aplicación de autenticación y los códigos de recuperación. Se ha cerrado la sesión en todas partes, y bastará con su contraseña para iniciarla hasta que vuelva a añadir un factor.',
    recoveryCodeUsed:
      'Alguien, esperemos que usted, ha usado un código de recuperación de su cuenta de Chime In. No volverá a servir.',
    closing:
      'Si no ha sido usted, elija enseguida una contraseña nueva y cierre todas las sesiones en los ajustes. Después responda a este correo.',
  },
  digest: {
    title: 'Su resumen diario de Chime In',
    workspace: 'En el espacio de trabajo de %{name}:',
    workspaceWithoutName: 'En un espacio de trabajo del que forma parte:',
    posted: 'Se publicó 1 comentario. |||| Se publicaron %{smart_count} comentarios.',
    read: 'Se leyeron los resultados de 1 comentario; con reacción o respuesta: %{answered}. |||| Se leyeron los resultados de %{smart_count} comentarios; con reacción o respuesta: %{answered}.',
    replies: '1 respuesta nueva a sus comentarios. |||| %{smart_count} respuestas nuevas a sus comentarios.',
    drafts: '1 borrador espera una revisión. |||| %{smart_count} borradores esperan una revisión.',
    lapsed:
      '1 comentario aprobado caducó antes de poder publicarse. |||| %{smart_count} comentarios aprobados caducaron antes de poder publicarse.',
    faults: '1 cuenta necesita su atención. |||| %{smart_count} cuentas necesitan su atención.',
    action: 'Abrir Chime In',
    closing: 'Recibe este correo porque activó el resumen diario en Chime In.',
    unsubscribe: 'Desactivar el resumen diario',
  },
  accountDeleted: {
    title: 'Se ha eliminado su cuenta de Chime In',
    body: 'Su cuenta se acaba de eliminar, con sus ajustes y su historial. La automatización se ha detenido y sus cuentas de LinkedIn se están desconectando.',
    comments: 'Los comentarios publicados permanecen en LinkedIn. Allí puede eliminarlos usted.',
    closing: 'Si usted no lo solicitó, responda a este correo.',
  },
  webhookDisabled: {
    title: 'Se ha desactivado uno de sus webhooks de Chime In',
    gone: 'Su servidor en %{host} ha respondido que este webhook ya no existe, así que ya no se le envía nada.',
    failing: 'Desde hace cinco días no llega nada a su servidor en %{host}, así que ya no se le envía nada.',
    again:
      'Cuando vuelva a responder, active el webhook en su configuración. Los mensajes sin entregar se pueden volver a enviar desde su registro.',
    action: 'Abrir la configuración',
    closing: 'Recibe este correo porque configuró un webhook en Chime In.',
  },
  trialEnding: {
    title: 'Su prueba de Chime In termina pronto',
    body: 'Su prueba termina el %{date}. Después su suscripción empieza automáticamente y se cargan %{amount} en su tarjeta.',
    cancel: 'Si prefiere no continuar, cancele antes de ese día y no se le cobrará nada.',
    action: 'Abrir la facturación',
    closing: 'Recibe este correo porque eligió un plan de Chime In.',
  },
  ownTrialEnding: {
    title: 'Su prueba de Chime In termina pronto',
    body: 'Su prueba termina el %{date}. Elija un plan antes de ese día si quiere que sus cuentas continúen. Si no, se detienen y no se le cobra nada.',
    action: 'Elegir un plan',
    closing: 'Recibe este correo porque está probando Chime In.',
  },
  paymentFailed: {
    title: 'Su pago de Chime In ha fallado',
    body: 'No hemos podido cobrar %{amount} de la factura %{invoice}. Su banco ha rechazado su tarjeta.',
    update:
      'Actualice su método de pago: lo intentaremos de nuevo de inmediato y sus cuentas no se detendrán.',
    action: 'Actualizar el método de pago',
    closing: 'Recibe este correo porque tiene una suscripción a Chime In.',
  },
  cancelled: {
    title: 'Su suscripción a Chime In está cancelada',
    ended: 'Su suscripción terminó el %{date}. Ya no se le cobra nada y sus cuentas se han detenido.',
    until: 'Su suscripción está cancelada. Continúa hasta el %{date} y después no se le cobra nada.',
    reactivate: 'Si cambia de opinión antes de ese día, puede reactivarla con un clic.',
    action: 'Abrir la facturación',
    closing: 'Su configuración y su historial se conservan. Puede volver a elegir un plan cuando quiera.',
  },
  receipt: {
    title: 'Su recibo de Chime In, %{amount}',
    body: 'Gracias. El %{date} recibimos %{amount} por la factura %{invoice}.',
    openInvoice: 'Abrir la factura',
    openBilling: 'Abrir la facturación',
    closing: 'Recibe este correo porque se hizo un pago a Chime In con su tarjeta.',
  },
  test: {
    title: 'Correo de prueba de Chime In',
    body: 'Los correos de %{url} le llegan. Alguien, esperamos que usted, lo acaba de probar.',
  },
};
