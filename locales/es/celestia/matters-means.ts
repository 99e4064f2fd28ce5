import type { MattersOf } from '../../celestia-words.ts';

/** How each sign is in what is asked of money, home and places, and what helps it there. */
export const matters: MattersOf<'means'> = {
  wealth: {
    aries: {
      is: 'Ganas dinero cuando te adelantas a los demás; la riqueza se te complica después, cuando solo queda cuidar lo que ya conseguiste.',
      helps:
        'Cada vez que te entre dinero de golpe, aparta una porción ese mismo día, antes de que se te ocurra la siguiente idea.',
    },
    taurus: {
      is: 'Riqueza, para ti, significa comer bien sin mirar el precio y no deberle nada a nadie, y hacia ahí vas a paso lento.',
      helps:
        'Ponle cifra a tu «suficiente» y escríbela, porque sin ese número el miedo a que falte dinero siempre te pide más.',
    },
    gemini: {
      is: 'El dinero te entra por varios lados, en montos chicos y sin mucho plan, y la riqueza se te escapa por no sumarlos.',
      helps:
        'Junta en una sola lista todo lo que ganas al mes, hasta lo menudo, y fíjate cuál de esas fuentes merece más horas tuyas.',
    },
    cancer: {
      is: 'Buscas en el dinero un respaldo más que lujos, y conoces la abundancia cuando a los tuyos tampoco les falta nada.',
      helps:
        'Separa el dinero que te cuida a ti del que repartes en la familia, para que tu generosidad no se coma tu tranquilidad.',
    },
    leo: {
      is: 'Te imaginas con una fortuna y ya estás invitando a todo el mundo; el dinero te gusta sobre todo para verlo brillar en otras caras.',
      helps:
        'Si quieres hacerte de dinero, ponle a tu trabajo un precio tan alto como la calidad que le reconoces en privado.',
    },
    virgo: {
      is: 'Llevas el dinero al centavo, y aun así la riqueza te suena a cosa ajena porque cobras poco por lo que haces muy bien.',
      helps:
        'Revisa tus precios o tu sueldo con la misma lupa que usas para tus gastos, porque por ahí se te suele escapar el dinero.',
    },
    libra: {
      is: 'Más que amasar una fortuna quieres vivir bonito, y el dinero te llega mejor por acuerdos con otra gente que a fuerza de codazos.',
      helps:
        'En cuanto haya dinero de por medio, habla de tu parte al principio, mientras todavía todos están de buen humor.',
    },
    scorpio: {
      is: 'De dinero hablas poco y piensas mucho: la riqueza te importa porque con ella nadie podría mandarte.',
      helps:
        'Cuéntale a una sola persona de confianza cuánto tienes y cuánto quieres ganar, para que esas cifras no te gobiernen en secreto.',
    },
    sagittarius: {
      is: 'Das por hecho que el dinero va a aparecer y, como a menudo aparece, planear cómo llegar a la riqueza te da pereza.',
      helps:
        'Calcula cuánto cuesta de verdad la vida que sueñas; un deseo con presupuesto te mueve mucho más que la idea vaga de tener dinero.',
    },
    capricorn: {
      is: 'Tu camino a la riqueza es el largo, de trabajo bien cobrado y gasto medido, y aun con dinero te sigues sintiendo cuesta arriba.',
      helps:
        'Reserva una pequeña parte de lo que ganas para disfrutarla sin dar explicaciones, y trátala con la seriedad de una factura.',
    },
    aquarius: {
      is: 'El dinero por el dinero te deja indiferente, y a la riqueza llegarías más bien de lado, con una idea que nadie tomó en serio.',
      helps:
        'Busca a alguien con cabeza para los números que te diga cómo cobrar esa idea tuya que regalas en cualquier charla.',
    },
    pisces: {
      is: 'Fantaseas con la riqueza con todo detalle, pero el dinero real te da sueño y a veces ni sabes cuánto te queda.',
      helps:
        'Mira tu saldo a la misma hora todos los días, aunque sea un minuto, hasta que el dinero deje de asustarte.',
    },
  },
  spending: {
    aries: {
      is: 'Gastas de golpe, en el segundo en que algo te enciende, y muchas compras ya te aburren camino a casa.',
      helps:
        'Date una vuelta a la manzana antes de pagar; si al regresar lo quieres con las mismas ganas, era un gusto de verdad.',
    },
    taurus: {
      is: 'El dinero se te va en lo que se disfruta con la piel y la boca, y lo peor es que casi nunca te arrepientes.',
      helps: 'Elige cuál de tus gustos te pagas siempre sin culpa y deja que los demás gastos se turnen.',
    },
    gemini: {
      is: 'Se te escurre el dinero de poquito en poquito, en suscripciones, antojos y novedades que costaban tan poco que ni contaban.',
      helps:
        'Repasa los cobros automáticos de tu cuenta y cancela los que ni recordabas, que esos gastos chiquitos, juntos, dan susto.',
    },
    cancer: {
      is: 'Compras cuando te entra la nostalgia o quieres consentir a alguien, así que buena parte de lo que gastas es cariño con etiqueta.',
      helps:
        'En un mal día, antes de comprar por consuelo, escríbele a alguien que te quiera y deja la vitrina para después.',
    },
    leo: {
      is: 'Elegir lo barato te cuesta, y más si alguien mira; el dinero se te va en quedar bien y en pagar la cuenta de todos.',
      helps:
        'Ponte un fondo aparte para invitar y regalar, generoso pero con tope, y gasta de ahí con toda la elegancia que quieras.',
    },
    virgo: {
      is: 'Nadie diría que gastas de más, con lo que comparas, pero el dinero se te fuga en cosas útiles «por si acaso».',
      helps:
        'Busca primero en tu casa algo que ya haga el trabajo de lo que ibas a comprar, que casi siempre aparece, y bien etiquetado.',
    },
    libra: {
      is: 'Si combina, si es precioso o si a tu acompañante le encantó, lo compras; negarte ese gasto te parece casi una descortesía.',
      helps:
        'Sal a comprar sin compañía cuando el gasto sea serio; sin una opinión al lado se te aclara enseguida qué te gusta.',
    },
    scorpio: {
      is: 'Pasas temporadas sin gastar en nada y de pronto compras algo carísimo, con una intensidad que tiene poco que ver con el objeto.',
      helps:
        'Ante un gasto fuerte, pregúntate de qué te quieres desquitar; a veces es el enojo quien paga con tu tarjeta.',
    },
    sagittarius: {
      is: 'El dinero te quema en la mano en cuanto algo suena a aventura, y un pasaje, un curso o una salida nunca te parecen gasto.',
      helps:
        'Fija un tope para los planes improvisados y llévalo en efectivo; cuando se acaba, el siguiente gasto espera su turno.',
    },
    capricorn: {
      is: 'Gastar te duele un poco, salvo cuando parece obligatorio; por esa rendija se te va el dinero en herramientas y ropa seria.',
      helps:
        'Antes de llamar «herramienta» a un capricho, explica para qué vas a usarlo, y si te da risa no gastes hoy.',
    },
    aquarius: {
      is: 'Gastas a tu manera: meses sin comprarte ropa y luego un aparato que solo tú entiendes para qué sirve.',
      helps:
        'Anota lo que se te antoja comprar y relee la lista cuando se te enfríe el entusiasmo; varios caprichos se tachan solos.',
    },
    pisces: {
      is: 'Se te va el dinero sin que recuerdes en qué, un poco por consolarte y otro poco porque alguien te contó una historia triste.',
      helps:
        'Guarda los recibos de todo lo que compras y míralos juntos al final del mes, sin regaños, solo para enterarte.',
    },
  },
  selling: {
    aries: {
      is: 'Al vender quieres cerrar en el acto, y con tal de no seguir regateando sueltas un descuento que nadie te había pedido.',
      helps:
        'Escribe tu precio mínimo antes de publicar nada, y cuando alguien ofrezca menos, cuenta hasta diez antes de contestar.',
    },
    taurus: {
      is: 'Te cuesta vender porque cada cosa tuya tiene su historia, y el precio que pides incluye un cariño que nadie más ve.',
      helps:
        'Averigua en cuánto se vende algo igual y parte de esa cifra; con un dato firme, regateas de maravilla sin moverte.',
    },
    gemini: {
      is: 'Regatear te divierte y tienes labia para vender hasta lo invendible, pero de tanto hablar acabas contando también los defectos.',
      helps:
        'Di tu precio una vez y deja que venga el silencio, que vende más que la mejor de tus anécdotas.',
    },
    cancer: {
      is: 'Antes de vender algo tuyo quieres saber en qué manos queda, y por simpatía le rebajas a quien menos falta le hacía.',
      helps:
        'Despídete del objeto antes de ponerlo en venta, con una foto si hace falta, para no cobrarle tu apego a quien lo compra.',
    },
    leo: {
      is: 'Que te regateen lo tomas como un comentario sobre ti, y al vender prefieres perder el trato que bajar de tu precio.',
      helps:
        'Recibe una oferta baja como un saludo torpe y repite tu cifra con una sonrisa, que así es como mejor vendes.',
    },
    virgo: {
      is: 'Limpias, reparas y confiesas cada rayón antes de vender, con tanta honradez que el precio se te cae por culpa tuya.',
      helps:
        'En el anuncio de lo que vendes pon primero lo que funciona bien, y deja los defectos para el final, sin pedir perdón.',
    },
    libra: {
      is: 'Cuando vendes piensas también en lo justo para la otra parte, y terminas negociando en contra de tu propio bolsillo.',
      helps:
        'Deja escrito cuánto pides antes de ver una cara simpática, y a la hora del regateo regala amabilidad en lugar de descuento.',
    },
    scorpio: {
      is: 'Nadie adivina tu última cifra al vender, y en un regateo sostienes el silencio hasta que la otra parte se pone nerviosa.',
      helps:
        'Decide de antemano qué precio te deja en paz, y si alguien lo alcanza dalo por bueno sin apretar una vuelta más.',
    },
    sagittarius: {
      is: 'Vendes con entusiasmo y redondeas hacia abajo, porque el trámite te aburre y ya estás pensando en qué usar el dinero.',
      helps:
        'Pídele a tu amistad más minuciosa que revise precio y papeles de la venta mientras tú te encargas de hablar con la gente.',
    },
    capricorn: {
      is: 'Lo que vendes te costó esfuerzo, por eso regateas con cara de notaría y cobrar de menos te ofende durante meses.',
      helps:
        'Sal con un precio algo más alto que el que tienes en mente; así puedes ceder en el regateo sin sentir que te rindes.',
    },
    aquarius: {
      is: 'El precio de mercado te parece una opinión más, y lo que vendes acabas por regalarlo o le pones una cifra incomprensible.',
      helps:
        'Pregunta a tres personas que no te conozcan cuánto pagarían por lo que vendes, y toma en serio el número aunque sea poco original.',
    },
    pisces: {
      is: 'Te da vergüenza pedir dinero por lo tuyo, y a la hora de vender basta un relato conmovedor para que lo dejes a mitad de precio.',
      helps:
        'Deja el regateo a otra persona con carácter, y tú elige la foto, escribe un anuncio bonito y mantente lejos del chat.',
    },
  },
  savings: {
    aries: {
      is: 'Ahorrar te sale si parece una carrera con meta, porque guardar dinero por guardarlo te aburre antes de fin de mes.',
      helps:
        'Ponle al ahorro un objetivo cercano y apetecible; cuando lo alcances, celébralo un poco y márcate el siguiente.',
    },
    taurus: {
      is: 'Tienes buena madera para ahorrar, apartas con paciencia y te tranquiliza ver crecer el montón, hasta que un gusto le da un mordisco.',
      helps:
        'Guarda los ahorros donde puedas verlos aumentar y te dé trabajo tocarlos, y deja aparte una suma para tus placeres.',
    },
    gemini: {
      is: 'Cada tanto empiezas a ahorrar con un método nuevo, y entre la aplicación, la alcancía y la libreta nadie sabe cuánto hay.',
      helps:
        'Escoge un solo sistema de ahorro, el más tonto, y programa que el dinero se aparte sin que tengas que acordarte.',
    },
    cancer: {
      is: 'Guardas dinero igual que recuerdos, por si algún día hace falta, y solo sueltas los ahorros cuando la familia te necesita.',
      helps:
        'Ponle nombre a cada ahorro, empezando por el tuyo, ya que apartar dinero te cuesta menos cuando sabes a quién protege.',
    },
    leo: {
      is: 'Eso de ahorrar te parece un poco triste, y únicamente guardas dinero cuando lo que te espera luego es grandioso.',
      helps:
        'Elige un sueño de tu tamaño, pon su imagen donde la veas a diario y anota debajo cada suma que ahorras.',
    },
    virgo: {
      is: 'Se te da bien ahorrar, con tabla y constancia, pero por mucho que guardes nunca sientes que ya puedes respirar.',
      helps:
        'Calcula cuánto ahorro te basta para un apuro de verdad y, pasada esa cifra, deja de revisar la cuenta todas las noches.',
    },
    libra: {
      is: 'Te propones ahorrar y justo entonces surge una invitación a la que sería feo decir que no, y ahí se va lo guardado.',
      helps:
        'Ahorra a la par de alguien que tenga la misma meta, porque te resulta más fácil cumplir una cita que una cifra.',
    },
    scorpio: {
      is: 'Cuando ahorras lo haces a rajatabla y en secreto, hasta que te hartas y arrasas con lo guardado en una sola tarde.',
      helps:
        'Aparta un poco menos de lo que aguantarías y gasta el resto sin remordimiento, para que lo ahorrado sobreviva a tus extremos.',
    },
    sagittarius: {
      is: 'Ahorrar para los malos tiempos no te entra en la cabeza, pero por un viaje apartas dinero con una alegría sospechosa.',
      helps:
        'Llama libertad a tus ahorros en vez de reserva, y haz que salga un monto fijo de tu cuenta apenas cobras.',
    },
    capricorn: {
      is: 'Vas ahorrando casi sin darte cuenta, con la disciplina de quien teme la escasez, y usar lo guardado te cuesta más que ganarlo.',
      helps:
        'Escribe para qué son tus ahorros y también cuándo está permitido usarlos, porque si lo dejas a tu criterio no los tocas nunca.',
    },
    aquarius: {
      is: 'El consejo de ahorrar un tanto cada mes te da ganas de llevar la contraria, aunque por una causa juntas dinero como nadie.',
      helps:
        'Inventa tu propia regla para ahorrar, por rara que suene, como guardar cada billete de cierto color, y síguela igual que un experimento.',
    },
    pisces: {
      is: 'Lo que ahorras se te disuelve apenas alguien suspira cerca, o lo dejas por ahí y olvidas que lo tenías.',
      helps:
        'Manda tus ahorros a una cuenta que no veas en el teléfono y confíale el cuidado al banco, que no se conmueve.',
    },
  },
  debts: {
    aries: {
      is: 'Las deudas te dan rabia, las tuyas y las que otros tienen contigo, y quieres embestirlas hoy mismo aunque no alcance.',
      helps:
        'Empieza por la deuda más pequeña y págala entera; verla desaparecer te da impulso para ir por la siguiente.',
    },
    taurus: {
      is: 'Una deuda te pesa en el cuerpo entero, y si el dinero te lo deben a ti, recuerdas el monto exacto sin decir palabra.',
      helps:
        'Acuerda pagos chicos y parejos que puedas sostener largo rato; con las deudas, tu fuerza está en no saltarte ninguno.',
    },
    gemini: {
      is: 'Tus deudas andan repartidas entre tarjetas, cuotas y favores, y prefieres hablar de otra cosa antes que sumarlas.',
      helps:
        'Díctale a alguien a quién le debes y cuánto, y que lo anote; una vez dicho, negociar plazos se te da bien.',
    },
    cancer: {
      is: 'Escondes las deudas para que en casa nadie se preocupe, y lo que te deben tampoco lo reclamas por no lastimar.',
      helps:
        'Habla de la deuda con una persona que te quiera sin juzgarte, y entre dos la cifra vuelve a tener un tamaño normal.',
    },
    leo: {
      is: 'Admitir una deuda te cuesta más que pagarla, y sigues invitando con la tarjeta para que nadie note que andas a lo justo.',
      helps:
        'Dile a tu gente, con humor, que por ahora invitas a paseos y charla; la tarjeta de crédito descansa y tu encanto no.',
    },
    virgo: {
      is: 'De madrugada repasas tus deudas con intereses y todo, y te reprochas cada compra como si la culpa descontara cuotas.',
      helps:
        'Haz la lista de lo que debes una sola vez, de día y con un orden de pago, y prohíbete rehacerla por la noche.',
    },
    libra: {
      is: 'Te incomoda tanto el tema de las deudas que ni cobras lo que te deben ni miras lo que debes, por no estropear el ambiente.',
      helps:
        'Manda un mensaje corto y cortés con la cifra y un plazo, tanto si debes como si te deben, y después cambia de tema sin culpa.',
    },
    scorpio: {
      is: 'Quien te debe dinero vive gratis en tu cabeza, y tus propias deudas las sientes como una correa que nadie debe notar.',
      helps:
        'Pide el detalle de tus deudas por escrito y míralo completo de una vez, que a ti la verdad te calma más que la sospecha.',
    },
    sagittarius: {
      is: 'Las deudas te crecen a la espalda, porque confías en que el próximo ingreso las va a cubrir de sobra.',
      helps:
        'Calcula qué puedes pagar con el dinero que ya tienes, sin contar el que esperas, y acuerda tus cuotas sobre esa base.',
    },
    capricorn: {
      is: 'Tener deudas te parece un fracaso personal, y te aprietas el cinturón hasta un punto que ni el banco te pediría.',
      helps:
        'Arma un plan de pagos con comida decente y alguna salida incluidas, porque un plan que castiga demasiado se abandona pronto.',
    },
    aquarius: {
      is: 'Miras tus deudas como si fueran de un personaje ajeno, con mucha teoría sobre el sistema y los avisos del banco sin leer.',
      helps:
        'Busca un grupo o una asesoría gratuita donde se hable de deudas sin drama; entre iguales te animas a leer hasta los avisos del banco.',
    },
    pisces: {
      is: 'Se te nublan las deudas hasta que ya no sabes a quién le debes, y quien te debe dinero cuenta con que lo olvides.',
      helps:
        'Pide a alguien de cabeza serena que mire contigo las cuentas pendientes, una por día, con tu música favorita de fondo.',
    },
  },
  loan: {
    aries: {
      is: 'Prestas dinero en el acto si te lo piden de frente, y un crédito lo firmarías de pie, sin leer la segunda hoja.',
      helps:
        'Déjale al préstamo una noche de espera, lo pidas o lo des, y al otro día lee hasta la letra chica.',
    },
    taurus: {
      is: 'Prestar te cuesta porque luego piensas en ese dinero cada día, y pedir un préstamo te roba la calma de no deber.',
      helps:
        'Si prestas, que sea solo lo que podrías perder sin mirar distinto a esa persona la próxima vez que se encuentren.',
    },
    gemini: {
      is: 'Ante la duda de un préstamo preguntas a quien se te cruza, reúnes opiniones opuestas y terminas sabiendo más y decidiendo menos.',
      helps:
        'Compara los préstamos con dos datos nada más, cuánto devuelves en total y cada cuánto, y deja la charla para después.',
    },
    cancer: {
      is: 'A los tuyos les prestas aunque te quede poco, y pedirles dinero te da tanto pudor que llegas al tema con mil rodeos.',
      helps:
        'Pon el préstamo por escrito también con la familia, en dos líneas cariñosas, para que el tema no se cuele en cada reunión.',
    },
    leo: {
      is: 'Te halaga que acudan a ti por un préstamo y prestas en grande; pedirlo tú, en cambio, te parece bajar la cabeza.',
      helps:
        'Pregúntate si prestarías ese dinero sin que nadie te lo agradeciera ni se enterara, y saca de la respuesta la cantidad.',
    },
    virgo: {
      is: 'Frente a un préstamo calculas hasta la última cuota y encuentras veinte cosas que pueden fallar, de modo que ni pides ni prestas en paz.',
      helps:
        'Anota el peor caso realista de ese préstamo y cómo lo pagarías; si cabe en media hoja, ya puedes dejar de calcular.',
    },
    libra: {
      is: 'Cuando una amistad te pide dinero prestado dices que sí con una sonrisa, y la incomodidad te llega de vuelta a casa.',
      helps:
        'Ten lista una frase amable para ganar tiempo, «déjame ver mis números y te digo», y úsala ante cualquier préstamo.',
    },
    scorpio: {
      is: 'Sientes que un préstamo ata mucho más que el dinero, y no te gusta que nadie tenga en la mano ese hilo.',
      helps:
        'Aclara desde el primer día qué pasa si el préstamo se atrasa, y háblalo en frío, antes de que haya sospechas.',
    },
    sagittarius: {
      is: 'Pides prestado con la misma fe con que prestas, dando por hecho que todo se devolverá en cuanto la vida se acomode.',
      helps:
        'Imagina la cuota del préstamo en un mes flojo, de los que no sueles prever, y haz la cuenta con ese.',
    },
    capricorn: {
      is: 'Pedir un préstamo te hiere el orgullo, y si quien presta eres tú, quieres plazos claros y una explicación seria.',
      helps:
        'Haz que revise las condiciones del crédito alguien que no gane nada con tu firma, y déjale encontrar defectos.',
    },
    aquarius: {
      is: 'Le prestarías a una persona desconocida con una buena idea antes que a un pariente, y los créditos del banco te huelen a trampa.',
      helps:
        'Entre amistades, escriban las reglas del préstamo a cuatro manos, para que el cariño no tenga que hacer de contrato.',
    },
    pisces: {
      is: 'Te piden dinero prestado porque se nota que no sabes decir que no, y si el apuro es tuyo callas y esperas un milagro.',
      helps:
        'Decide en un rato tranquilo cuánto puedes prestar en total, y cuando se acabe ese monto di la pura verdad: que no queda.',
    },
  },
  inheritance: {
    aries: {
      is: 'En un reparto de herencia sueltas lo que todos callan, y la pelea empieza antes de abrir la carpeta.',
      helps:
        'Camina un buen rato antes de hablar del reparto, hasta gastar la primera frase que traes; la segunda es la que sirve.',
    },
    taurus: {
      is: 'De una herencia te importa lo que se puede tocar, la casa o el reloj, y ahí no cedes aunque los demás lleven prisa.',
      helps:
        'Di cuál es la única cosa de la herencia que de verdad quieres conservar, y afloja un poco con el resto.',
    },
    gemini: {
      is: 'Cada pariente te cuenta su versión de la herencia, y tú, que las entiendes todas, terminas de correo entre los bandos.',
      helps:
        'Propón que lo del reparto se hable con todos a la vez y por escrito, para que ningún recado pase por ti.',
    },
    cancer: {
      is: 'Heredar es para ti cosa de recuerdos, y ver a la familia discutir por el reparto te duele más que quedarte sin tu parte.',
      helps:
        'Pide primero los objetos con historia, como fotos o recetas, y deja que los números de la herencia los lleve alguien con menos apego.',
    },
    leo: {
      is: 'Te importa el lugar que te dieron en la herencia, y un reparto mezquino lo lees como la medida de cuánto te querían.',
      helps:
        'Escribe en dos hojas distintas cuánto vale la herencia y cuánto valías tú en esa casa; la segunda no se divide.',
    },
    virgo: {
      is: 'A la hora de una herencia cargas con listas y trámites, y luego te duele que a nadie más le importe hacerlo bien.',
      helps:
        'Reparte también el papeleo de la herencia, con una tarea para cada pariente, aunque lo hagan peor que tú.',
    },
    libra: {
      is: 'Quieres que la herencia deje a todos contentos, así que cedes de tu parte para evitar el pleito y después te pesa lo injusto.',
      helps:
        'Apunta lo que consideras justo para ti antes de la reunión por la herencia, y léelo tal cual cuando te pregunten.',
    },
    scorpio: {
      is: 'Una herencia te deja ver lo que la familia escondía, quién quería qué y desde cuándo, y esas cosas no se te olvidan.',
      helps:
        'Si el reparto trae rencores antiguos, dales otra conversación aparte; los papeles de la herencia ya pesan bastante sin ellos.',
    },
    sagittarius: {
      is: 'Pelear por una herencia te parece indigno, y con tal de irte con la conciencia ligera dejas pasar lo que te tocaba.',
      helps:
        'Entérate de qué te toca exactamente antes de hacer un gesto noble en el reparto; así sabrás de qué tamaño fue.',
    },
    capricorn: {
      is: 'Frente a una herencia asumes el papel de persona adulta, pones orden y plazos, y te tragas lo que sientes hasta el final.',
      helps:
        'Delega algún trámite de la herencia y usa ese rato para decirle a alguien cómo te tiene todo esto.',
    },
    aquarius: {
      is: 'Hablas del reparto con tanta lógica que la familia se enoja, cuando tú de esa herencia solo querías algo parejo para todos.',
      helps:
        'Abre la charla sobre la herencia con una frase de cariño, aunque te suene innecesaria, y después presenta tu idea.',
    },
    pisces: {
      is: 'Con una herencia de por medio te pones en el lugar de cada pariente, y sales del reparto con poco y dando las gracias.',
      helps:
        'Ve a las reuniones del reparto con alguien de confianza que escuche contigo, y no digas que sí a nada ese mismo día.',
    },
  },
  purchase: {
    aries: {
      is: 'Una compra grande la decides a la primera corazonada, y visitar otra tienda solo para comparar te parece una tortura.',
      helps:
        'Oblígate a probar un segundo modelo antes de pagar, el que sea; si el primero sigue ganando, lo eliges con más gusto.',
    },
    taurus: {
      is: 'Eliges lo que compras con la mano y la espalda, probando asientos y pesos hasta cansar a quien atiende, y así aciertas.',
      helps:
        'Pregunta cuánto dura y quién repara eso que piensas comprar; te amarga más un mal material que un precio alto.',
    },
    gemini: {
      is: 'Para comprar un teléfono lees tantas reseñas que ya podrías venderlo, y cuando por fin vas a pagar sale otro modelo.',
      helps:
        'Cierra todas las pestañas menos dos y explícale a alguien tu preferida, que mientras lo cuentas la compra se aclara.',
    },
    cancer: {
      is: 'Una cosa cara te convence si imaginas a los tuyos disfrutándola, y luego das vueltas por miedo a que ese dinero haga falta.',
      helps:
        'Mira cuánto te quedaría guardado después de esa compra, y deja que esa cifra, más que tu humor, diga si es buen momento.',
    },
    leo: {
      is: 'El auto o el sofá que te gusta es siempre el que se hace notar; comprar el modelo sensato te apaga la ilusión.',
      helps:
        'Concédele el lujo a una sola parte de esa compra, el color o el acabado, y en lo demás que mande el presupuesto.',
    },
    virgo: {
      is: 'Haces una tabla comparativa impecable antes de comprar algo grande, y ni el mejor puntaje te convence porque le viste una falla.',
      helps:
        'Escribe las cuatro condiciones que debe cumplir esa compra, y la primera opción que las reúna ya es suficientemente buena.',
    },
    libra: {
      is: 'Frente a dos sofás bonitos te paralizas, pides opinión hasta a otros clientes y sales sin comprar, con nostalgia de ambos.',
      helps:
        'Descarta por un rato una de las opciones y fíjate si sientes alivio o pena, que con eso la compra casi se elige.',
    },
    scorpio: {
      is: 'Investigas como detective antes de una compra importante, dudas de cada oferta y de pronto te obsesionas con una sola.',
      helps:
        'Haz tus preguntas más desconfiadas a quien ya usa ese aparato o ese auto, porque con quien lo vende no descansas.',
    },
    sagittarius: {
      is: 'De una compra grande te entusiasma lo que vas a vivir con ella, y te saltas detalles como si cabe en la entrada.',
      helps:
        'Mide el espacio y pregunta por el gasto mensual antes de pagar; la compra soñada aguanta bien esa media hora.',
    },
    capricorn: {
      is: 'Aplazas la compra grande hasta que la cosa vieja se rinde, y entonces eliges lo serio y con garantía larga.',
      helps:
        'Suma lo que ya te cuesta en tiempo y arreglos seguir con lo viejo, y pon esa cifra al lado del precio nuevo.',
    },
    aquarius: {
      is: 'Lo que todos compran te quita las ganas, y buscando un auto o un teléfono te enamoras de la marca que aquí nadie repara.',
      helps:
        'Comprueba que haya repuestos y servicio para esa rareza antes de pagarla, que lo original también se descompone.',
    },
    pisces: {
      is: 'El aparato o el sofá que compras lo eliges por una sensación, y mientras te explican sus ventajas ya estás en otra parte.',
      helps:
        'Lleva escritos a la tienda tus tres requisitos y tu tope, y muéstrale lo que te ofrezcan a alguien con sentido práctico.',
    },
  },
  buyingHome: {
    aries: {
      is: 'Sabes si una casa es la tuya a los diez segundos de entrar, y todo lo que sigue, banco y papeles, te desespera.',
      helps: 'Vuelve a ver esa casa a otra hora, con ruido y tráfico, antes de entusiasmarte por escrito.',
    },
    taurus: {
      is: 'Comprar casa es para ti echar raíces de cemento, y por eso tardas tanto en elegir: te imaginas ahí para siempre.',
      helps:
        'Pasa un buen rato en silencio en la casa que te interesa; tu cuerpo nota la humedad y el ruido antes que tú.',
    },
    gemini: {
      is: 'Entre alquilar y comprar cambias de opinión según con quién hayas hablado, porque una dirección definitiva te da un poco de vértigo.',
      helps:
        'Anota qué quieres tener a cinco minutos a pie, gente incluida, porque una casa te convence por lo que pasa alrededor.',
    },
    cancer: {
      is: 'Más que comprar metros buscas un nido, y en cada casa que ves ya estás calculando quién dormiría dónde.',
      helps:
        'Haz la lista de lo que te da sensación de refugio y llévala a cada casa que visites, por delante de los metros.',
    },
    leo: {
      is: 'Quieres una casa que diga algo de ti a las visitas, y pagar alquiler te sabe a vivir en un escenario prestado.',
      helps:
        'Calcula con qué casa te sobraría dinero para llenarla de gente, porque un salón espléndido sin fiestas te entristecería.',
    },
    virgo: {
      is: 'De cada casa en venta ves la gotera antes que la vista, y con tantos defectos anotados la decisión se eterniza.',
      helps:
        'Separa los defectos de la casa que se arreglan con un poco de maña de los que no, y olvida los primeros.',
    },
    libra: {
      is: 'Alquilar o comprar lo sopesas sin fin, y además necesitas que la casa le guste también a quien la comparta contigo.',
      helps:
        'Fíjate en cuál de las casas te suaviza la voz cuando la describes; esa preferencia tuya cuenta tanto como los argumentos.',
    },
    scorpio: {
      is: 'Para comprar una casa necesitas saber todo lo que esconde, de las tuberías a los antiguos dueños, y aun así manda un presentimiento.',
      helps:
        'Pide por escrito cada cosa que te prometan sobre la casa y pregunta por qué se vende; después escucha tu instinto.',
    },
    sagittarius: {
      is: 'Firmar por una casa te suena a ancla, así que alquilas con un pie afuera o sueñas con una lejana y enorme.',
      helps:
        'Al mirar casas, pregúntate cuál sería más fácil de dejar cerrada durante un viaje, y dale peso a esa respuesta.',
    },
    capricorn: {
      is: 'Tener casa propia es tu proyecto serio por excelencia; lo planeas con paciencia y te duele cada alquiler pagado mientras tanto.',
      helps:
        'Al hacer los números de la casa cuenta también tus horas libres, además de la cuota, y mira cuántas te quedarían.',
    },
    aquarius: {
      is: 'Como no sueñas con la casa típica, comprar te atrae si el lugar es raro, compartido o se puede tumbar media pared.',
      helps:
        'Describe primero cómo quieres vivir un día cualquiera y busca casa después; hasta la palabra «dormitorio» es negociable.',
    },
    pisces: {
      is: 'Te enamoras de una casa por la luz de la tarde o por un árbol, y te cuesta ver la grieta que está detrás.',
      helps:
        'Lleva a ver la casa a alguien que golpee muros y pruebe enchufes, mientras tú averiguas si ahí podrías soñar a gusto.',
    },
  },
  moving: {
    aries: {
      is: 'Una mudanza te da energía mientras hay cosas que cargar; lo difícil viene después, cuando el lugar nuevo pide paciencia.',
      helps:
        'Conquista un rincón del lugar nuevo el primer día, completo y a tu gusto, y deja que el resto siga en cajas.',
    },
    taurus: {
      is: 'Mudarte te descoloca hasta el apetito, y a un lugar nuevo le tomas cariño a base de repetir las mismas cosas.',
      helps:
        'Repite cada día el mismo recorrido y la misma tienda, y así el barrio nuevo se te irá volviendo conocido.',
    },
    gemini: {
      is: 'La mudanza te divierte por la novedad, y el sitio nuevo se vuelve tuyo cuando ya conoces los chismes de la cuadra.',
      helps:
        'Aprende un nombre por día en tu nueva zona, aunque sea el del perro de enfrente, y salúdalo al pasar.',
    },
    cancer: {
      is: 'Te mudas tú y el corazón llega más tarde; el sitio nuevo no te parece hogar hasta que huele como el anterior.',
      helps:
        'Desempaca primero lo que te recuerda a tu gente, una manta o una canción, y pasa con eso la primera noche de la mudanza.',
    },
    leo: {
      is: 'Al mudarte extrañas que te saluden por tu nombre, y un lugar se vuelve tuyo cuando tienes a quién recibir en él.',
      helps:
        'Invita a alguien aunque la mudanza siga a medias; contar la historia del desastre te instala más que ordenar.',
    },
    virgo: {
      is: 'Rotulas cada caja de la mudanza y aun así duermes mal hasta que todo tiene su sitio y entiendes cómo funciona la zona.',
      helps:
        'Deja lista una sola habitación y declárala terminada, sin peros, para soportar desde ahí el resto de la mudanza.',
    },
    libra: {
      is: 'Después de una mudanza te falta armonía: los muebles no se entienden con el lugar y no tienes con quién comentarlo.',
      helps:
        'Empieza por algo bonito a la vista, un cuadro o una planta, y sal a pasear por el lugar nuevo en buena compañía.',
    },
    scorpio: {
      is: 'Cada mudanza es para ti un cambio de piel; la vives a fondo y miras el sitio nuevo con recelo hasta descubrirle los secretos.',
      helps:
        'Explora tu barrio nuevo sin compañía ni apuro, hasta tener en él un escondite del que no le hables a nadie.',
    },
    sagittarius: {
      is: 'El día de la mudanza es tu favorito, con todo por delante; te inquieta más bien que el lugar nuevo se vuelva rutina.',
      helps: 'Haz turismo en tu propia ciudad nueva, con mapa y sin plan, cada vez que se te ponga gris.',
    },
    capricorn: {
      is: 'Diriges la mudanza como una obra, sin una queja, y el sitio nuevo lo empiezas a sentir tuyo cuando haces falta en él.',
      helps:
        'Siéntate un rato en el lugar nuevo sin arreglar nada, después de tanta logística, y deja que te reciba él a ti.',
    },
    aquarius: {
      is: 'Por fuera te adaptas rápido a una mudanza y por dentro tardas en pertenecer; miras el lugar nuevo como quien lo estudia.',
      helps:
        'Acércate a algún grupo del sitio nuevo que haga algo raro y útil, y sigue yendo aunque la primera vez no encajes.',
    },
    pisces: {
      is: 'Entre caja y caja de la mudanza pierdes lo importante y conservas lo inútil; el lugar nuevo lo habitas primero en la imaginación.',
      helps:
        'Bautiza las habitaciones del lugar nuevo con nombres inventados, y deja que alguien práctico se ocupe de los trámites de la mudanza.',
    },
  },
  whereToLive: {
    aries: {
      is: 'Te conviene vivir donde pasen cosas, con calles para quemar energía, porque un pueblo dormido te pone de malas.',
      helps:
        'Cuando compares lugares para vivir, calcula cuánto tardarías en estar en plena calle, porque de eso depende tu humor.',
    },
    taurus: {
      is: 'Vivir cerca de lo verde te asienta, sea campo o barrio con árboles y mercado, con tal de que nadie te apure al caminar.',
      helps:
        'Pasa unos días corrientes en el lugar que te tienta, con mandados y siesta, y fíjate si duermes mejor.',
    },
    gemini: {
      is: 'La ciudad te sienta bien por sus conversaciones al paso; en el campo vivirías feliz hasta que se acabaran las noticias.',
      helps:
        'Elige dónde vivir por el transporte, la señal y las bibliotecas que tengas cerca, y admite que tu lugar pueden ser dos.',
    },
    cancer: {
      is: 'Te llama vivir cerca de la familia o de una orilla tranquila, a una distancia que permita llegar con la comida caliente.',
      helps:
        'Piensa en quién quieres tener a mano en un mal día, y mide desde ahí la distancia a cada lugar para vivir.',
    },
    leo: {
      is: 'Un sitio con luz y gente es lo tuyo para vivir, ciudad o playa concurrida, donde en el café ya sepan qué pides.',
      helps:
        'Pregúntate en qué lugar tendrías público y también descanso, porque vivir con uno solo de los dos se te hace largo.',
    },
    virgo: {
      is: 'Vives bien donde las cosas funcionan, en un sitio a escala humana, con poco ruido y algo de campo cerca.',
      helps:
        'Recorre en un día laborable ese lugar donde podrías vivir, con trámites y transporte, antes de ponerle calificación.',
    },
    libra: {
      is: 'En un lugar feo se te baja el ánimo sin que sepas por qué; te conviene vivir donde haya belleza y trato amable.',
      helps:
        'Para elegir dónde vivir, mira con quién pasearías cualquier tarde; sin esa persona, hasta la mejor vista se te queda muda.',
    },
    scorpio: {
      is: 'Te atrae vivir donde haya hondura y privacidad, un puerto viejo o un barrio con pasado, lejos de los ojos curiosos.',
      helps:
        'Busca un lugar donde puedas apartarte un rato sin dar explicaciones, sea el campo o el anonimato de una gran ciudad.',
    },
    sagittarius: {
      is: 'Necesitas vivir con horizonte, cerca de una estación o de un camino largo, y el lugar perfecto suele ser el próximo.',
      helps:
        'Elige base antes que destino, un sitio para vivir al que te guste volver y del que sea fácil salir.',
    },
    capricorn: {
      is: 'Lo tuyo es vivir en un sitio con solidez, montaña o ciudad seria, donde haya trabajo y la gente cumpla lo que dice.',
      helps:
        'Al pensar dónde vivir, dale voto a tu descanso además de a tu trabajo, y hazle su propia lista de condiciones.',
    },
    aquarius: {
      is: 'Ni campo ni ciudad a secas; te conviene vivir donde quepan rarezas, con gente que se organiza y te deja en paz.',
      helps:
        'Averigua, antes que el clima, qué clase de gente vive en ese lugar y qué hace junta, porque eso es lo que te retiene.',
    },
    pisces: {
      is: 'El mar, o cualquier lugar con bruma y rumor, te acomoda por dentro; vivir entre bocinas te deja sin piel.',
      helps:
        'Si la costa te queda lejos, busca un sitio al que ir a diario, con poco ruido y vista amplia, aunque vivas en pleno centro.',
    },
  },
  roommate: {
    aries: {
      is: 'Viviendo con alguien más, los platos sucios te encienden en un segundo, lo dices tal cual y al rato ya lo olvidaste.',
      helps:
        'Reclama un solo asunto de convivencia a la vez, y después de comer, que con hambre cualquier plato parece una declaración de guerra.',
    },
    taurus: {
      is: 'Compartir techo te exige mucho porque tienes tus horas y tus cosas, y que se coman lo tuyo te ofende en serio.',
      helps:
        'Acuerda con quien vives qué se comparte y qué no se toca, y pon en lo segundo tu comida favorita.',
    },
    gemini: {
      is: 'Con compañía en casa te animas, charlas hasta tarde y te olvidas de los platos, que es justo donde empieza el pleito.',
      helps:
        'Dejen los turnos de limpieza en un chat común, con bromas permitidas, porque lo hablado de pasada no se te queda.',
    },
    cancer: {
      is: 'Si vives con alguien acabas haciéndole de familia, con sopa y todo, y te duele en silencio que no haga lo mismo.',
      helps:
        'Di con palabras simples qué te haría bien en la convivencia, en vez de lavar los platos haciendo ruido.',
    },
    leo: {
      is: 'Al compartir casa das calor y alegría, pero quieres que se note, y una queja por tus platos te suena a ingratitud.',
      helps:
        'Negocia qué espacio de la casa decoras tú, y concédele el otro a quien vive contigo, con su mal gusto incluido.',
    },
    virgo: {
      is: 'Ves la migaja ajena desde lejos, y en una casa compartida acabas limpiando tú, con una cara que lo explica todo.',
      helps:
        'Define con quien compartes casa qué es «limpio» en tres puntos concretos, porque cada quien entiende esa palabra a su manera.',
    },
    libra: {
      is: 'Por no discutir con quien compartes casa lavas platos que no ensuciaste, sonríes, y un buen día te cansas de golpe.',
      helps:
        'Habla de la convivencia cuando todo va bien y dilo en plural, «¿cómo nos repartimos?», antes de acumular quejas.',
    },
    scorpio: {
      is: 'Para convivir necesitas un cuarto donde nadie entre sin permiso, y un plato sin lavar te parece indicio de otra cosa.',
      helps:
        'Pon claros tus límites de privacidad al empezar a convivir, y trata los platos como platos mientras no haya más pruebas.',
    },
    sagittarius: {
      is: 'Una casa compartida te divierte mientras haya visitas; si aparece un reglamento de platos, de pronto te surge un viaje.',
      helps:
        'Cumple sin falta una sola tarea, la que más le importe a quien vive contigo, y la convivencia respira.',
    },
    capricorn: {
      is: 'Convives bien si cada quien paga y limpia a tiempo, y al final te tocan a ti las cuentas y el mal humor.',
      helps:
        'Entrega de verdad una responsabilidad de la casa compartida, la que sea, y resiste las ganas de revisar cómo quedó.',
    },
    aquarius: {
      is: 'Vivir con otros te gusta en teoría, casi como una comunidad, siempre que nadie cuente tus platos ni tus silencios.',
      helps:
        'Propón una reunión corta cada mes para ajustar las reglas de convivencia, y cumple hasta las que te parecen absurdas.',
    },
    pisces: {
      is: 'Se te pega el humor de quien vive contigo, los platos se te olvidan por pura distracción y necesitas horas a solas.',
      helps:
        'Inventa con quien vives una señal para decir «hoy no estoy para nadie», y lava tus platos antes de ponerte a soñar.',
    },
  },
  neighbours: {
    aries: {
      is: 'Con los vecinos ruidosos aguantas muy poco, y a la segunda noche ya traes preparado el discurso completo.',
      helps:
        'Espera a la mañana y pon tu queja por escrito, en dos frases sin adjetivos; en caliente ningún vecino baja el volumen.',
    },
    taurus: {
      is: 'Les aguantas mucho a los vecinos, hasta que se meten con tu descanso o con tu espacio, y ahí te plantas.',
      helps:
        'Avisa pronto y con calma de lo que te molesta del vecindario, mientras todavía puedes pedirlo como un favor.',
    },
    gemini: {
      is: 'Conoces a todos los vecinos y sus historias, y el lío suele venir de algo que comentaste de paso y dio la vuelta al edificio.',
      helps:
        'En los problemas de vecindad, habla solo con quien los pueda resolver y guarda la anécdota para gente de otro barrio.',
    },
    cancer: {
      is: 'Una enemistad con los vecinos te quita el gusto de volver a casa, y calculas a qué hora salir para no cruzarte con nadie.',
      helps:
        'Lleva nota de lo que ocurre con los vecinos y compártela con alguien cercano, para no rumiarlo a solas cada noche.',
    },
    leo: {
      is: 'Te llevas bien con los vecinos mientras haya respeto; un desaire en el ascensor te da tema para toda la semana.',
      helps:
        'Mantén tu saludo de siempre, breve y cordial, lo devuelvan o no; en una vecindad la elegancia tiene testigos.',
    },
    virgo: {
      is: 'Oyes cada paso de los vecinos, sabes quién no separa la basura y te irrita que nadie más cumpla las normas.',
      helps:
        'Escoge una sola molestia del vecindario, la que te quita horas de verdad, y plantéala con un dato exacto.',
    },
    libra: {
      is: 'Cuando te molesta alguien del vecindario, ensayas la frase amable tantas veces que no la dices nunca, y encima le sonríes en el pasillo.',
      helps:
        'Reúne a otros vecinos con la misma queja y planteen el asunto juntos, en buen tono, así no te toca el papel antipático.',
    },
    scorpio: {
      is: 'Entre vecinos no olvidas una jugada sucia, y puedes sostener una guerra fría por un estacionamiento sin decir una palabra.',
      helps:
        'Deja el pleito vecinal en manos neutrales, la administración o una mediación, y recupera la atención que te está robando.',
    },
    sagittarius: {
      is: 'Tú también haces ruido, por eso a los vecinos les perdonas casi todo, hasta que una regla absurda te subleva.',
      helps:
        'Antes de discutir la norma, ofrece al vecindario un trueque concreto, como unas horas de música por otras de silencio.',
    },
    capricorn: {
      is: 'Que los vecinos se salten el reglamento te parece una falta de educación imperdonable, porque tú lo respetas hasta cuando nadie mira.',
      helps:
        'Reserva el reglamento para la segunda nota; en la primera basta con explicar a los vecinos qué molesta y a qué hora.',
    },
    aquarius: {
      is: 'A los vecinos los saludas con simpatía y ni sabes cómo se llaman, porque cierta distancia te parece la mejor forma de paz.',
      helps:
        'Arma un chat de vecinos para lo práctico, paquetes y averías; una molestia dicha ahí suena a logística y no a pelea.',
    },
    pisces: {
      is: 'Los ruidos de los vecinos te llegan hasta el ánimo, y de pura lástima los disculpas aunque no hayas dormido.',
      helps:
        'Protege primero tu descanso, con tapones o en otro cuarto, y pídele a alguien de confianza que trate el asunto con los vecinos.',
    },
  },
  abroad: {
    aries: {
      is: 'La idea de vivir en otro país te enciende como un reto, y lo que peor llevas es depender de otros para cada trámite.',
      helps:
        'Ponte una hazaña pequeña con ese país, una gestión o una llamada, y resuélvela por tu cuenta, sin intérprete.',
    },
    taurus: {
      is: 'Irte a otro país te tienta por lo que se come allá y te frena por todo lo tuyo que no cabe en la maleta.',
      helps:
        'Averigua dónde se consigue en ese país lo que comes desde siempre; con un sabor conocido, la extrañeza se te hace llevadera.',
    },
    gemini: {
      is: 'Vivir en el extranjero te despierta, con otros acentos y otras bromas, y la añoranza te entra el día que nadie capta las tuyas.',
      helps:
        'Apréndete tres chistes de ese país y cuéntalos aunque te salgan mal, porque la gente te los corrige y ahí empieza la charla.',
    },
    cancer: {
      is: 'Lejos de los tuyos, en otro país, te ronda una nostalgia de sobremesas largas, y aun así haces hogar en cualquier cuarto.',
      helps:
        'Reserva una hora fija para hablar con tu gente y otra, igual de sagrada, para conocer a alguien del país nuevo.',
    },
    leo: {
      is: 'En otro país te duele empezar sin nombre, y cuando piensas en irte ya te imaginas allá con amistades y acento celebrado.',
      helps:
        'Ofrece algo muy tuyo a la gente de ese país, un baile o una receta, y deja que te conozcan por ahí.',
    },
    virgo: {
      is: 'Si piensas en trabajar en otro país investigas visas y alquileres hasta agotarte, y la duda sigue del mismo tamaño.',
      helps:
        'Habla con dos personas que ya hayan hecho ese cambio de país y pregúntales qué les sobró de tanta preparación.',
    },
    libra: {
      is: 'Entre irte a otro país y quedarte ves buenas razones en ambos lados, y lo que más duele es elegir de quién estar lejos.',
      helps:
        'Escribe dos días imaginarios completos, uno en tu país y otro en el extranjero, y mira cuál te da ganas de seguir leyendo.',
    },
    scorpio: {
      is: 'Un país extranjero te atrae porque nadie conoce tu historia, y la añoranza te llega de noche, entera, sin que la cuentes.',
      helps:
        'Habla de la nostalgia con alguien que también viva o haya vivido lejos de su país, que entre ustedes sobra con media frase.',
    },
    sagittarius: {
      is: 'Lo de vivir en el extranjero lo llevas puesto desde siempre, y si te da nostalgia suele ser, encima, de un tercer país.',
      helps:
        'Apúntate a algo de ese país que te haga volver cada semana, un equipo o un curso, para que deje de ser paisaje.',
    },
    capricorn: {
      is: 'Trabajar en otro país lo ves como una escalada con sentido, y la nostalgia te la guardas porque tienes cosas que demostrar.',
      helps:
        'Define qué querrías lograr en el extranjero para sentirte en paz, y apunta también a quién se lo contarías primero.',
    },
    aquarius: {
      is: 'Te sientes de afuera en todas partes, así que otro país te alivia; allá por lo menos hay un motivo para ser diferente.',
      helps:
        'Busca en ese país a gente con tu misma rareza, además de compatriotas, porque la nacionalidad sola no te acompaña.',
    },
    pisces: {
      is: 'Del otro país te llega primero una canción o un color, y ya viviendo allá la nostalgia te entra por cualquier olor.',
      helps:
        'Lleva un cuaderno del extranjero, real o soñado, con lo que extrañas y lo que te asombra, cada cosa en su página.',
    },
  },
};
