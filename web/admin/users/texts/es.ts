import type { Translated } from '../../../i18n/area.ts';
import type { usersEnglish } from './en.ts';

export const usersSpanish: Translated<typeof usersEnglish> = {
  title: 'Usuarios',
  empty: 'Aún no hay usuarios',
  emptyText: 'Los usuarios aparecen aquí cuando se registran.',
  failed: 'No se pudieron cargar los usuarios',
  none: 'Ningún usuario coincide',
  noneText: 'Cambie la búsqueda o los filtros de arriba.',
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
    searchHint: 'Nombre, empresa o correo',
    status: 'Estado',
    anyStatus: 'Cualquier estado',
    role: 'Rol',
    anyRole: 'Cualquier rol',
  },
  export: {
    failed: 'No se pudieron exportar los usuarios',
  },
  form: {
    firstName: 'Nombre',
    lastName: 'Apellidos',
    company: 'Empresa (opcional)',
    email: 'Correo',
    password: 'Contraseña',
    passwordHint: 'Al menos %{least} caracteres. El usuario también recibe un enlace para elegir la suya.',
    passwordOptional: 'Déjela vacía para conservar la actual. Si no, al menos %{least} caracteres.',
    currentPassword: 'Su contraseña actual',
    currentPasswordHint:
      'Para cambiar el correo o la contraseña de un administrador, introduzca su propia contraseña.',
    seats: 'Plazas',
    trialDays: 'Días de prueba',
  },
  create: {
    title: 'Crear usuario',
    text: 'Rellene los datos para crear un usuario nuevo',
    submit: 'Crear usuario',
    done: '%{name} ya puede iniciar sesión. El correo de bienvenida está en camino.',
    failed: 'No se pudo crear el usuario',
  },
  edit: {
    of: 'Editar a %{name}',
    title: 'Editar datos del usuario',
    submit: 'Guardar',
    done: 'Cambios de %{name} guardados',
    failed: 'No se pudo cambiar el usuario',
  },
  remove: {
    of: 'Eliminar a %{name}',
    title: 'Eliminar usuario',
    text: '¿Seguro que quiere eliminar a este usuario de la lista?',
    onlyData: 'Se eliminan todos sus datos y se cancela cualquier suscripción.',
    consequence:
      'Se borran sus datos, se desconecta 1 cuenta y se cancela la suscripción, si la hay. |||| Se borran sus datos, se desconectan %{smart_count} cuentas y se cancela la suscripción, si la hay.',
    confirm: 'Eliminar usuario',
    done: '%{name} se ha eliminado',
    failed: 'No se pudo eliminar el usuario',
  },
  billingDate: {
    of: 'Cambiar la fecha de cobro de %{name}',
    title: 'Cambiar la fecha de cobro',
    text: '%{name} puede usar Chime In hasta el final de este día.',
    label: 'Fecha de cobro',
    submit: 'Guardar',
    done: 'La fecha de cobro de %{name} se ha guardado',
  },
  effect: {
    title: 'Efecto',
    asking: 'Comprobando el efecto…',
    nothing: 'No cambian el estado, las plazas ni la fecha de cobro.',
    date: 'Fecha de cobro: %{before} → %{after}',
    seats: 'Plazas: %{before} → %{after}',
    stops:
      '1 cuenta en marcha se detiene de inmediato. |||| %{smart_count} cuentas en marcha se detienen de inmediato.',
    lapses: 'El %{date} el estado pasa a Caducado, salvo que antes empiece una suscripción.',
    subscription:
      'La suscripción sigue activa en el proveedor de pagos. Su próximo cambio o renovación sobrescribe estos valores.',
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
      'Se borran sus datos, se desconectan sus cuentas y se cancelan sus suscripciones. Puede deshacerlo durante 5 segundos.',
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
  q: 'Buscar usuarios',
  seats_gte: 'Plazas, desde',
  seats_lte: 'Plazas, hasta',
};
