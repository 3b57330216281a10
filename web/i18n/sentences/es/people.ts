import type { Sentences } from '../../sentences.ts';

/** Signing in, people, tokens, and what is said of any call. */
export const people: Sentences = {
  // Signing in
  'Please sign in': 'Inicie sesión',
  'Your sign-in has ended. Please sign in again': 'Su sesión ha terminado. Vuelva a iniciar sesión',
  'This token does not work. Please make a new one': 'Este token no funciona. Cree uno nuevo',
  'Please verify your e-mail': 'Verifique su correo electrónico',
  'Wrong e-mail or password': 'El correo o la contraseña no son correctos',
  'This link is no longer valid. Please ask for a new one': 'Este enlace ya no es válido. Pida uno nuevo',
  'This link is no longer valid': 'Este enlace ya no es válido',
  'This code is not right. Please check it and try again':
    'Este código no es correcto. Compruébelo e inténtelo de nuevo',
  'This code is no longer valid': 'Este código ya no es válido',
  'This e-mail is already registered': 'Este correo ya está registrado',
  'Please enter your current password': 'Introduzca su contraseña actual',
  'The password of an admin must be at least %{count} characters':
    'La contraseña de un administrador debe tener al menos %{count} caracteres',
  'This password is too common. Please choose another one': 'Esta contraseña es demasiado común. Elija otra',
  'Please change your own e-mail and password in the settings':
    'Cambie su propio correo y su contraseña en los ajustes',
  'This is not your current password': 'Esa no es su contraseña actual',
  'This is not your password': 'Esa no es su contraseña',
  'Too many attempts. Please try again in %{time}':
    'Demasiados intentos. Inténtelo de nuevo dentro de %{time}',
  'a minute': 'un minuto',
  '%{count} minutes': '%{count} minutos',
  '%{count} hours': '%{count} horas',
  'You are signed out': 'Ha cerrado la sesión',
  'You are signed out everywhere': 'Se han cerrado todas sus sesiones',
  'Please check your mailbox': 'Revise su correo',
  'Password reset successful!': '¡Contraseña restablecida!',

  // Fields
  '%{what} is required': 'Dato obligatorio: %{what}',
  '%{what} must be text': 'Debe ser texto: %{what}',
  '%{what} is too long': 'Demasiado largo: %{what}',
  '%{what} must not contain line breaks or invisible characters':
    'Sin saltos de línea ni caracteres invisibles: %{what}',
  'First name': 'nombre',
  'Last name': 'apellidos',
  Company: 'empresa',
  'E-mail': 'correo electrónico',
  Password: 'contraseña',
  Link: 'enlace',
  Name: 'nombre',
  Account: 'cuenta',
  Post: 'publicación',
  'E-mail must be a valid e-mail address': 'Introduzca un correo electrónico válido',
  'Password must be at least %{count} characters': 'La contraseña debe tener al menos %{count} caracteres',
  'Photo is not valid base64': 'La foto no es un base64 válido',
  'Photo must be a PNG, JPEG, GIF or WebP image': 'La foto debe ser una imagen PNG, JPEG, GIF o WebP',
  'Photo must not be larger than 700 KB': 'La foto no debe superar los 700 KB',
  'Photo must be an image address': 'La foto debe ser la dirección de una imagen',
  'Photo must be an image address or an image as a base64 data URL':
    'La foto debe ser la dirección de una imagen o una imagen como URL de datos en base64',
  'Photo address': 'dirección de la foto',
  Photo: 'foto',

  // Users, for admins
  'There is no such status': 'Ese estado no existe',
  'Seats must be a whole number from 1 to %{most}': 'Plazas: un número entero de 1 a %{most}',
  'Trial days must be a whole number from %{least} to %{most}':
    'Días de prueba: un número entero de %{least} a %{most}',
  'The billing date must be a date, such as 2027-01-31T00:00:00Z':
    'La fecha de facturación debe ser una fecha, por ejemplo 2027-01-31T00:00:00Z',
  'Give the trial days or the billing date, not both':
    'Indique los días de prueba o la fecha de facturación, no ambos',
  "%{count} %{are} connected, so there can't be fewer seats than that":
    'Hay %{count} %{are}; no puede haber menos plazas',
  'account is': 'cuenta conectada',
  'accounts are': 'cuentas conectadas',
  "The last admin can't be deleted": 'No se puede eliminar al último administrador',
  "A personal access token can't do this to an admin. Please sign in":
    'Un token de acceso personal no puede hacer esto a un administrador. Inicie sesión',

  "This is a view of a customer's account: nothing can be changed or taken away in it":
    'Esta es una vista de la cuenta de un cliente: en ella no se puede cambiar ni llevar nada',
  "Only a customer's account can be viewed": 'Solo se pueden ver las cuentas de clientes',
  'This customer has not verified the e-mail yet': 'Este cliente aún no ha verificado su correo electrónico',
  'A reason is required': 'Indique un motivo',
  'A reason is at most %{count} characters': 'Un motivo tiene como máximo %{count} caracteres',
  'Only its author can change a note': 'Solo quien escribió una nota puede cambiarla',
  'A note needs words': 'Una nota necesita texto',
  'A note is at most %{count} characters': 'Una nota tiene como máximo %{count} caracteres',
  View: 'Vista',
  Note: 'Nota',

  // Campaigns and notifications
  'A campaign sets at least one thing': 'Una campaña fija al menos una cosa',
  'Choose at least one user': 'Elija al menos un usuario',
  'At most %{count} users at once': 'Como máximo %{count} usuarios a la vez',
  'Look at what changes first': 'Mire primero qué cambia',
  'Something has changed since you looked. Please look at the changes again':
    'Algo ha cambiado desde que miró. Vuelva a mirar los cambios',
  'There is nothing to change': 'No hay nada que cambiar',
  'Their subscription does not allow to save settings': 'Su suscripción no permite guardar ajustes',
  'These settings were changed since, so they stay as they are':
    'Estos ajustes se cambiaron después, así que quedan como están',
  Campaign: 'Campaña',
  Run: 'Aplicación',
  'It must be a date and time, such as 2027-01-31T00:00:00Z':
    'Debe ser fecha y hora, por ejemplo 2027-01-31T00:00:00Z',

  // Tokens and sessions
  'Scope must be read or write': 'El alcance debe ser «read» o «write»',
  'The end must be a date and time, such as 2027-01-31T00:00:00Z':
    'El final debe ser una fecha y hora, por ejemplo 2027-01-31T00:00:00Z',
  'The end must lie in the future': 'El final debe estar en el futuro',
  'You have %{count} tokens. Please revoke one first': 'Tiene %{count} tokens. Revoque uno primero',
  'This token may only read': 'Este token solo puede leer',
  "A personal access token can't do this. Please sign in":
    'Un token de acceso personal no puede hacer esto. Inicie sesión',
  'This is not open to your role': 'Su rol no tiene acceso a esto',

  // Any call
  '%{what} not found': 'No se ha encontrado: %{what}',
  'LinkedIn account': 'cuenta de LinkedIn',
  'Payment method': 'método de pago',
  User: 'usuario',
  Session: 'sesión',
  Token: 'token',
  Draft: 'borrador',
  'There is no such call': 'Esta llamada no existe',
  'This is not a notice': 'Esto no es un aviso',
  'The server is starting': 'El servidor se está iniciando',
  'The engine does not work': 'La automatización no funciona',
  'The address or the Host of this request is not valid':
    'La dirección o el Host de esta petición no es válido',
  "Unknown field '%{quote}'": 'Campo desconocido: «%{quote}»',
  'The input is not valid': 'Los datos no son válidos',
  "'%{quote}' is not valid JSON": '«%{quote}» no es un JSON válido',
  'Not valid JSON': 'No es un JSON válido',
  'A range ends at or after its start': 'Un intervalo no termina antes de empezar',
  'The body is larger than 1 MB': 'El contenido supera 1 MB',
  'The body is larger than 16 KB': 'El contenido supera 16 KB',
  'The body is larger than 256 KB': 'El contenido supera 256 KB',
  'The body is nested more than 50 levels deep': 'El contenido tiene más de 50 niveles',
  'The body has more than 1,000 keys': 'El contenido tiene más de 1000 claves',
  'The body has more than 10,000 values': 'El contenido tiene más de 10 000 valores',
  'The body must be application/json': 'El contenido debe ser application/json',
  'The body is not valid JSON': 'El contenido no es un JSON válido',
  'The text is not valid Unicode': 'El texto no es Unicode válido',
  '%{header} must be 1 to 255 visible ASCII characters':
    '%{header} debe tener entre 1 y 255 caracteres ASCII visibles',
  'This %{header} was used for another call': 'Este %{header} se usó para otra llamada',
  'This call was done before. Its answer was too large to keep':
    'Esta llamada ya se hizo. Su respuesta era demasiado grande para guardarla',
  'A call with this %{header} is still being worked on':
    'Aún se está procesando una llamada con este %{header}',
  // The second factor
  'Second factor': 'Segundo factor',
  'Only the operator can reset the second factor of an admin':
    'Solo el operador puede restablecer el segundo factor de un administrador',
  'Authenticator app': 'Aplicación de autenticación',
  'Recovery code': 'Código de recuperación',
  "Confirm that it's you to continue": 'Confirme que es usted para continuar',
  'Please confirm with your second factor': 'Confirme con su segundo factor',
  'This passkey could not be verified. Please try again':
    'No se ha podido verificar esta llave de acceso. Inténtelo de nuevo',
  'This passkey is already in use': 'Esta llave de acceso ya está en uso',
  'You have %{count} passkeys. Please remove one first':
    'Tiene %{count} llaves de acceso. Elimine una primero',
  'Please sign in again': 'Vuelva a iniciar sesión',
  'An authenticator app is already connected. Please remove it first':
    'Ya hay una aplicación de autenticación conectada. Elimínela primero',
  'Please add a passkey or an authenticator app first':
    'Añada primero una llave de acceso o una aplicación de autenticación',
  'Admins need a second factor here. Please add a passkey or an authenticator app in the settings':
    'Los administradores necesitan aquí un segundo factor. Añada en los ajustes una llave de acceso o una aplicación de autenticación',
  'Give one of code, recoveryCode and passkey': 'Indique uno de code, recoveryCode y passkey',
  'Give one of password, code, recoveryCode and passkey':
    'Indique uno de password, code, recoveryCode y passkey',
  'Recovery code is required': 'Falta el código de recuperación',
};
