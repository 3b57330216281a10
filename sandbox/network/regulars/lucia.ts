import { lines, type Regular } from './types.ts';

export const lucia: Regular = {
  email: 'lucia.ferrer@example.com',
  name: 'Lucía Ferrer',
  language: 'es',
  habit: 'Spanish and loud, with emoji',
  comments: lines(`
    ¡En la cocina de un restaurante esto se aprende el primer sábado! 🍳
    ¡La lista de espera bajó a la mitad y nadie tuvo que gritar! 🙌
    A nosotros nos salvó una pizarra en la puerta del almacén 📋
    ¡Y luego llegó agosto y se fue medio equipo de vacaciones! 😅
    El turno de noche ya lo hacía así, pero nadie les había preguntado 🌙
    ¿Y quién avisa al cliente cuando el camión no sale? 🚚
    ¡Lo probamos con tres tiendas y la cuarta lo pidió sola! 🎉
    Mi abuela llevaba las cuentas en una libreta y nunca le faltó un duro 😄
    ¡El problema no era el horario, era la llave del almacén! 🔑
    Con dos idiomas en el mostrador la cola va el doble de rápido 💬
    ¡Por fin alguien cuenta también las horas de limpieza! 🧹
    La primera semana fue un desastre, la segunda ya nos reíamos 😂
    ¡Nos quitaron una firma y ganamos un día entero! 🕐
    Eso en Navidad no aguanta ni una mañana 🎄
    ¡Qué ganas de verlo con el doble de pedidos! 📦
    El mejor formulario que tuvimos cabía en una servilleta ✍️
    ¡Las propinas subieron más que las ventas! 💶
    ¿También funciona cuando llueve y nadie sale de casa? ☔
    ¡Cambiamos el orden de la carta y se acabaron las quejas! 📖
    Un proveedor que contesta los domingos vale oro 🥇
    ¡Mi equipo votó y perdí yo, menos mal! 🗳️
    Al final lo que faltaba era una silla para el que espera.
    ¡Tres llamadas y el pedido seguía en la furgoneta! 📞
    Lo apuntamos todo en el móvil y se nos olvidó cargarlo 🔋
  `),
};
