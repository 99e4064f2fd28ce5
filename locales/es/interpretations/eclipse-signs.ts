import type { EventInterpretations } from '../../event-text-types.ts';

/** What an eclipse may stir for a reader's own sign: in that sign, in the one across from it, at a right angle to it. */
export const eclipseSigns: EventInterpretations['eclipseSigns'] = {
  same: {
    aries:
      'Se reinicia tu manera de arrancar. Puede tentarte un salto que llevas tiempo midiendo, y esta vez el fuego pide dirección además de empuje.',
    taurus:
      'Lo que parecía inamovible en ti cambia de sitio unos centímetros. Te toca decidir qué conservas por gusto y qué por no mover los muebles.',
    gemini:
      'Una versión tuya deja de contarse igual. Quizá cambies de tema o de apodo; a tu curiosidad le hacía falta ventilación.',
    cancer:
      'El agua te llega a los tobillos, y la Luna la conoce bien. Tal vez pidas otra clase de refugio, o te toque aprender a salir del que tienes.',
    leo: 'Tu luz parpadea para que la mires tú también. De ahí suele salir una ambición más sincera, con menos ensayo delante del espejo.',
    virgo:
      'El sistema con el que ordenas tus días admite una falla, y por ella entra aire. Pregúntate a quién servía tanta exactitud.',
    libra:
      'Te consultan a ti, por una vez, qué prefieres. La respuesta puede desordenar un par de acuerdos y volver más justo el que queda.',
    scorpio:
      'Mudas de piel con bastante oficio. Lo raro es hacerlo con público, y a tu naturaleza reservada le cuesta el doble.',
    sagittarius:
      'Cambia el paisaje al que apuntabas. Es posible que una fe antigua ya no te lleve a donde vas, y que otra te espere en el andén.',
    capricorn:
      'Se mueve el pico que escalabas. Con la vista despejada, elige si todavía lo quieres o si lo querías porque estaba ahí.',
    aquarius:
      'Hasta tus rarezas pueden volverse rutina. Un corte breve de corriente te deja inventar otra forma de ser libre, acaso más acompañada.',
    pisces:
      'Tu niebla se abre en un punto y por ahí se ve la costa. Podrías empezar a decir que no sin perder la dulzura.',
  },
  opposite: {
    aries:
      'El cambio puede llegar por otra persona, que camina a distinto paso. Escucharla hasta el final lleva menos tiempo del que tu impaciencia calcula.',
    taurus:
      'Quien está frente a ti remueve aguas que preferías quietas. Puede crecer la confianza si sueltas algo que sujetabas por si acaso.',
    gemini:
      'Puede que te cruces con una convicción ajena, grande y sin notas al pie. Discútela por curiosidad: quizá contenga la mitad que te faltaba.',
    cancer:
      'Se te pide firmeza donde ofrecías cuidado. Un compromiso entre dos puede redefinirse, con límites que a la larga protegen a ambos.',
    leo: 'En el trato con los demás cambia el reparto. Aceptar un papel secundario en una escena ajena te descansa, y hasta te divierte.',
    virgo:
      'La relación que analizabas prefiere que la sientas. Deja algún detalle sin corregir y observa adónde va el agua por su cuenta.',
    libra:
      'Del otro lado empujan fuerte, y tu cortesía se queda sin guion. Mostrar un desacuerdo a tiempo puede ser la forma más amable de seguir cerca.',
    scorpio:
      'Puede que te ofrezcan algo simple y busques el doble fondo. Hay vínculos que mejoran cuando el detective apaga la linterna y sirve la cena.',
    sagittarius:
      'Una charla menuda desarma tu gran teoría. Quienes te rodean tienen datos, y de esos datos podría salir un acuerdo mejor.',
    capricorn:
      'Hay quien espera un hueco en tu calendario. Si una alianza se tambalea, suele ser por una ternura callada, que aún se puede decir.',
    aquarius:
      'Quizá tengas delante a una persona cálida y muy visible. Contrastas con ella, y el contraste muestra dónde tu distancia era prudencia y dónde, miedo.',
    pisces:
      'Una mirada práctica señala el nudo que rodeabas. Agradece la precisión aunque pinche; entre dos pueden deshacerlo por el lado fácil.',
  },
  square: {
    aries:
      'Una esquina te obliga a frenar. Carrera y casa tiran en direcciones distintas, y doblar a tiempo vale más que insistir en la recta.',
    taurus:
      'Sopla viento de costado y tus raíces lo notan. Ceder en un detalle del horario o del orden puede salvar lo importante.',
    gemini:
      'Varias versiones de un mismo asunto te piden cuentas a la vez. Hablar menos, durante unos días, aclara con cuál te quedas.',
    cancer:
      'Tu coraza se prueba por los flancos. Un reclamo de fuera podría servirte para nombrar cansancios que nadie estaba viendo.',
    leo: 'Hay presión en los bordes del escenario. Es probable que un orgullo discuta con una necesidad, y conviene escuchar a la parte más callada.',
    virgo:
      'Los imprevistos cruzan tu lista en diagonal. Corregir sobre la marcha también es método, y a la tierra mutable se le da bien.',
    libra:
      'Entre dos deberes incompatibles, la balanza rechina. Elegir uno y explicarlo bien te deja en mejor lugar que quedar a medias con ambos.',
    scorpio:
      'Algo te contradice desde un ángulo que no vigilabas. Antes de cerrar el puño, averigua qué parte de esa crítica ya te habías hecho.',
    sagittarius:
      'El camino se bifurca con poca señalización. Con prisa elegirías el más ancho; una noche de hotel barato aclara la vista.',
    capricorn:
      'Tiembla un peldaño, y con razón te irrita. Revisarlo ahora retrasa la subida unos días y evita desconfiar de toda la escalera.',
    aquarius:
      'Chocan un principio tuyo y una circunstancia terca. Puedes mantener la idea y cambiar la postura; el aire fijo las confunde a menudo.',
    pisces:
      'Te rozan exigencias de varios lados y la tentación es desaparecer. Para no ahogarte basta con una respuesta clara por día.',
  },
};
