import type { Translated } from '../../../i18n/area.ts';
import type { usersEnglish } from './en.ts';

export const usersSpanish: Translated<typeof usersEnglish> = {
  title: 'Usuarios',
  empty: 'Aún no hay usuarios',
  emptyText: 'Quien se registre aparecerá aquí.',
  failed: 'No se pudieron cargar los usuarios',
  none: 'Ningún usuario coincide',
  noneText: 'Cambie la búsqueda o los filtros de arriba.',
  cancel: 'Cancelar',
  statuses: {
    Paid: 'Pagado',
    Expired: 'Caducado',
    Trial: 'Prueba',
    None: 'Ninguno',
  },
  roles: {
    user: 'Usuario',
    admin: 'Administrador',
  },
  filters: {
    search: 'Buscar usuarios',
    searchHint: 'Nombre, empresa o correo',
    status: 'Estado',
    anyStatus: 'Cualquier estado',
    role: 'Rol',
    anyRole: 'Cualquier rol',
    seatsFrom: 'Plazas, desde',
    seatsTo: 'Plazas, hasta',
  },
  export: {
    failed: 'No se pudo obtener la tabla',
  },
  form: {
    firstName: 'Nombre',
    lastName: 'Apellidos',
    company: 'Empresa (opcional)',
    email: 'Correo',
    password: 'Contraseña',
    passwordHint: 'Al menos %{least} caracteres. También recibe un enlace para elegir la suya.',
    passwordOptional: 'Vacía, queda como está. Si no, al menos %{least} caracteres.',
    currentPassword: 'Su contraseña actual',
    currentPasswordHint: 'El acceso de un administrador solo se cambia con su propia contraseña.',
    seats: 'Plazas',
    trialDays: 'Días de prueba',
  },
  create: {
    title: 'Crear usuario',
    text: 'Rellene los datos para crear un usuario nuevo',
    submit: 'Crear usuario',
    done: '%{name} ya puede entrar; el correo de bienvenida está en camino',
    failed: 'No se pudo crear el usuario',
  },
  edit: {
    of: 'Editar a %{name}',
    title: 'Editar datos del usuario',
    submit: 'Guardar',
    done: '%{name} se ha guardado',
    failed: 'No se pudo cambiar el usuario',
  },
  remove: {
    of: 'Eliminar a %{name}',
    title: 'Eliminar usuario',
    text: '¿Seguro que quiere eliminar a este usuario de la lista?',
    consequence:
      'Se borra todo lo suyo, se desconecta una cuenta y se cancela su suscripción. |||| Se borra todo lo suyo, se desconectan %{smart_count} cuentas y se cancela su suscripción.',
    confirm: 'Eliminar usuario',
    done: '%{name} se ha eliminado',
    failed: 'No se pudo eliminar el usuario',
  },
  billingDate: {
    of: 'Cambiar la fecha de cobro de %{name}',
    title: 'Cambiar la fecha de cobro',
    text: '¿Hasta el final de qué día puede %{name} usar el producto?',
    label: 'Fecha de cobro',
    submit: 'Guardar',
    done: 'La fecha de cobro de %{name} se ha guardado',
  },
  effect: {
    title: 'Qué cambia con esto',
    asking: 'Comprobando qué cambia…',
    nothing: 'Nada en su estado, plazas o fecha de cobro.',
    date: 'Fecha de cobro: de %{before} a %{after}',
    seats: 'Plazas: de %{before} a %{after}',
    stops:
      'Una cuenta en marcha se detiene enseguida. |||| %{smart_count} cuentas en marcha se detienen enseguida.',
    lapses: 'El %{date} el estado caduca, salvo que antes empiece una suscripción.',
    subscription:
      'La suscripción sigue viva en el proveedor de pagos. Su próximo cambio o renovación fija esto de nuevo.',
  },
  bulk: {
    seats: 'Cambiar plazas',
    seatsTitle: 'Cambiar las plazas de un usuario |||| Cambiar las plazas de %{smart_count} usuarios',
    seatsHint: 'Un número entero de 1 a %{most}',
    seatsConfirm: 'Cambiar plazas',
    seatsDone:
      'Un usuario tiene ahora %{seats} plazas |||| %{smart_count} usuarios tienen ahora %{seats} plazas',
    remove: 'Eliminar',
    removeTitle: 'Eliminar un usuario |||| Eliminar %{smart_count} usuarios',
    removeText:
      'Se borra todo lo suyo, se desconectan sus cuentas y se cancelan sus suscripciones. Durante 5 segundos se puede deshacer.',
    removeConfirm: 'Eliminar',
    removed: 'Un usuario eliminado |||| %{smart_count} usuarios eliminados',
  },
};

/** By the name of the field: react-admin finds its labels by `resources.users.fields`. */
export const userFieldsSpanish = {
  firstName: 'Usuarios',
  companyName: 'Empresa',
  email: 'Correo',
  password: 'Contraseña',
  seats: 'Plazas',
  createdAt: 'Inicio',
  status: 'Estado',
  subscriptionEndsAt: 'Fecha de cobro',
  role: 'Rol',
};
