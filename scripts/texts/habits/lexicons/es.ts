import { type HabitLexicon, propsOf, wordsOf } from '../lexicon-types.ts';

/** The habits of Spanish readings, by their words. */
export const es: HabitLexicon = {
  imperatives: wordsOf(`
    abre abriga acepta acompaña acude acuerda admira adopta afloja agradece agranda ahorra alivia alterna amplía anda anota apaga aplaude
    aprende aprovecha apunta arregla ata ataca atiende atrapa automatiza averigua avisa ayuda baila baja borra busca cambia camina
    canaliza cancela celebra cede cierra cocina come comienza comparte compra comprueba concede confía confirma conserva contesta
    contrasta conversa convoca corrige coteja crea cuenta cuida cumple da date decide declara dedica define defiende deja derriba
    desconfía descansa devuelve di dila dile dilo dirige discute disfruta distingue dona dosifica duerme ejerce elige empieza enciende
    ensaya enseña entrega entrena envía escoge escribe escucha espera estrena estudia evita experimenta explica festeja fija frecuenta
    graba guarda habla haz hazlo invita improvisa investiga lee lleva llama llora manda mantén mejora memoriza mide mira moderniza
    muestra mueve negocia nombra observa ofrece ordena organiza para participa pega pide piensa planta pon ponlo posterga practica
    pregunta prepara presenta presta procura propón protege prueba quita recibe reconoce recorre recuerda redacta reemplaza reforma
    regala relee remata reparte repasa repite repara rescata reserva respeta respira retoma reúne revisa rompe sacude sal separa
    siembra sigue simplifica sirve sostén sueña suaviza suelta termina toma trabaja traza úsala úsalo vacía vende ven verifica vuelve
    acuerden agradezcan alternen anoten apaguen aplaudan aprendan averigüen bajen busquen caminen celebren citen compartan comprueben
    conserven convengan conversen corrijan cuelguen cuiden cultiven decidan dejen delimiten den digan discutan distingan elijan elogien
    empiecen ensayen escojan establezcan eviten festejen fijen guarden hablen hagan incluyan instalen inventen inviten marquen muevan
    negocien nombren pacten piensen pongan pregunten procuren prueben recuerden recurran relean renegocien repartan reserven respeten
    salgan sorteen tachen tengan trabajen vayan vigilen vuelvan coman compren`),
  imperativeEndings:
    /^\p{L}*[áéíóú]\p{L}*(?:te|me|se|lo|la|le|les|los|las|nse|nlo|nla|nle)$|^(?:dale|denle|denlo|dense|ponte|ponle|ponlos|quédate)$/u,
  imperativeStands: 'first',
  conditions:
    /^(?:si|cuando|donde|antes|después|luego|de tanto en tanto|ante|para|una vez|entonces|al|en|con|y|ahora)(?!\p{L})[^,]*,\s*|^(?:luego|después|y|entonces)\s+/iu,
  advice:
    /(?<!\p{L})(?:conviene|convendría|vale la pena|más vale|mejor (?:que|si)|hace falta|basta con|no \p{L}+(?:es|as) )(?!\p{L}{9})/iu,
  notices:
    /(?<!\p{L})(?:alguien|la gente|quien(?:es)?|los demás|otra persona|otras personas|todo el mundo|nadie|tus amistades|amistades|tu familia|tus colegas|quien te)(?!\p{L})[^.;:!?]{0,60}(?<!\p{L})(?:nota(?:n|rá|rán)?|se (?:da|dan) cuenta|advierte(?:n)?|ve(?:n)?|verá|reconoce(?:n)?|recuerda(?:n)?|agradece(?:n|rá)?|percibe(?:n)?)(?!\p{L})/iu,
  nature:
    /(?<!\p{L})(?:signos? de (?:fuego|tierra|aire|agua)|cardinal(?:es)?|signo fijo|mutables?|rige(?:n)?|regente|gobierna(?:n)?|manda aquí|exalt\p{L}+|exilio|en caída|domicilio|su propio signo|elemento|está en su casa)(?!\p{L})/iu,
  because: /(?<!\p{L})(?:porque|pues|ya que|como|por eso|de ahí|así que|gracias a|a causa)(?!\p{L})/iu,
  houseShows:
    /(?<!\p{L})casas?(?!\p{L}| e )[^.;:,!?¿]{0,40}(?<!\p{L})(?:dice|muestra|indica|revela|señala|cuenta)(?!\p{L})/iu,
  formula:
    /(?<!\p{L})(?:un[oa]|una persona|una parte)(?!\p{L})[^.!?]*(?<!\p{L})(?:(?:el|la) otr[oa]|otra persona|la otra parte)(?!\p{L})/iu,
  kitchen: propsOf(`
    cocina cocinas
    mesa mesas mantel sobremesa
    horno estufa fogón
    olla ollas sartén cazuela
    plato platos tazón
    taza tazas vaso vasos
    tetera
    cuchara cucharas tenedor cuchillo
    sopa sopas caldo
    pan tostada
    café té
    cena cenas almuerzo desayuno
    refrigerador nevera`),
  props: propsOf(`
    puerta puertas umbral
    cajón cajones
    llave llaves llavero
    ventana ventanas
    silla sillas sillón
    sofá
    lámpara lámparas
    estante estantes repisa
    armario ropero
    caja cajas
    cartas
    teléfono teléfonos celular
    abrigo chaqueta
    zapato zapatos
    bolso bolsa mochila
    maleta maletas equipaje
    escalera escaleras
    paraguas
    cuaderno cuadernos libreta
    lápiz lápices pluma
    autobús
    tren trenes andén
    banco banca
    foto fotos fotografía álbum
    espejo espejos
    reloj relojes
    calendario agenda
    lista listas
    mapa mapas
    canción canciones
    factura recibo recibos
    cortina cortinas
    almohada manta mantas
    jardín patio
    puente puentes
    pared paredes`),
};
