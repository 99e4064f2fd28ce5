import type { BoundaryPatterns } from './pattern.ts';

export const BOUNDARIES_ES = {
  idioms: [
    '(?:ser|hacerme|seria|valgo para) (?:una? )?(?:buena? |buen )?(?:abogad[oa]|juez|jueza)',
    '(?:celular|telefono|laptop|compu|computadora|bateria|planta|plantas|personaje|auto|carro|vida amorosa|fiesta|internet) (?:~2 )?(?:mur*|muere|muert*)|(?:muer|mor)[^ |]* (?:de|por|en el juego|tres veces)|apuesto (?:a que|que)|corte de (?:pelo|luz)|enfermo de amor|la corte del rey',
    '(?:rey|dinosaurios|romeo|reina|cantante|autor) (?:~3 )?mur*',
  ],
  grief: [
    '(?:se (?:me )?(?:murio|fue al cielo|mato|suicido)|murio|fallecio|partio|falleció|perdi a|acaba de morir|ha muerto) (?:~1 )?(?:a )?(?:mi|mis|nuestro|nuestra) (?!celular|telefono|laptop|compu|planta)|(?:mi|nuestro|nuestra) (?:[^ |]+ ){1,2}(?:murio|fallecio|falleció|se murio|partio|ya no esta(?= \\|)|se suicido|se quito la vida)',
    '(?:extrano|echo de menos) a mi (?:~1 )?(?:abuel|mam|pap|madre|padre|perr|gat|difunt)*(?: que (?:murio|fallecio))?|duelo|luto|funeral*|fallec*|velorio|difunt*|perdi (?:un|a mi|el) (?:embarazo|bebe)',
  ],
  death: [
    '(?:cuando|como|a que edad|que edad|que ano|en que ano|donde) (?:~3 )?(?:voy a morir*|morire|me voy a morir|me muero|va a morir*|se va a morir|morira|se muere|moriremos)|(?:voy|va) a morir(?:me|se)? (?:~1 )?(?:joven|pronto|este ano|sol[oa])|(?:se va a morir|va a morir(?:se)?|morira|se morira) (?:~1 )?(?:mi|su)|(?:mi|su) [^ |]+ (?:se )?(?:va a morir*|morira)|(?:fecha|dia|hora|ano|causa) de (?:~1 )?(?:mi |su )?muerte(?= (?:\\||de|segun) )|(?:cuanto|cuantos anos) (?:~2 )?(?:voy a vivir|vivire|me queda*|viviremos|va a vivir)|esperanza de vida|(?:predecir|ver|muestra|dice) (?:~2 )?(?:mi|su) muerte',
  ],
  illness: [
    'esta (?:~1 )?(?:malito|malita|enferm*|internad*|ingresad*|hospitalizad*)|(?:me|le|lo|la) (?:van a operar|operan|opero)|mi (?:operacion|cirugia|salud)|dolor* de (?:espalda|cabeza|rodilla)|en el hospital',
    '(?:cancer(?= (?:de |terminal|maligno|en (?:el|la|los) (?:pecho|higado|pulmon|estomago|colon|mama|piel|sangre)))|tengo cancer(?! (?:en (?:la casa|casa)))|tumor*|diabetes|vih|sida|covid|alzheimer|infarto|derrame|leucemia|epilepsia|bipolar|esquizofren*|lupus|tiroides|quiste*|biopsia|quimio*|anorexia|bulimia|tdah|autis*|enfermedad*|infeccion)',
    '(?:va a|voy a|cuando|si) (?:~3 )?(?:curar*|sanar(?= (?:\\||de (?:mi|esta|la) enferm*))|recuperar(?:me|se) (?:de (?:la|mi|su|esta)))|cirugia|operacion(?! (?:matematica|comercial))|me operan|(?:dejar|suspender|dejo|cambiar) (?:~2 )?(?:mis |el |las |los )?(?:medicamento*|pastillas|antidepresivos?|insulina|tratamiento|medicacion|terapia)|(?:que|cual) (?:enfermedad|medicina|remedio|vitamina)*|diagnostic*|problemas? de salud|estoy enferm[oa]|resultado* (?:medic|del analisis|de la biopsia)*|tengo depresion',
  ],
  pregnancy: [
    '(?:embaraz*|fertil*|infertil*|ovul*|in vitro|aborto|abortar|quedar encinta|dar a luz|retraso menstrual|me atraso la regla|nino o nina|nina o nino|sexo del bebe|tener (?:un |mas |otro )?(?:hijos?|bebes?)|cuantos hijos|voy a ser (?:mama|papa|madre|padre)|concebir|vasectomia)(?<!anticonceptiva)',
  ],
  court: [
    '(?:juicio(?! (?:critico|propio|de valor))|demanda(?= (?:\\||de|contra|que|laboral|judicial) )|demandar|tribunal*|corte suprema|juez|jueza|custodia|sentencia|carcel|prision|preso|abogad[oa]|divorcio (?:legal|en corte)|pension alimenticia|fiscal(?= (?:\\||me|va) )|culpable en|audiencia (?:judicial|de)|litigio|herencia en disputa|asilo|deport(?:ar|en|acion)|orden de (?:restriccion|alejamiento))(?<!vecino)',
  ],
  betting: [
    '(?:loteria|quiniela|lotto|melate|baloto|casino|ruleta|poker|tragamonedas|apost*|apuest*|numero* de la suerte|numeros ganadores|carrera de caballos|bingo|premio gordo|jackpot|rasca)',
    '(?:quien|que equipo|va a|ganara|gana) (?:~3 )?(?:gana(?:r|ra)? (?:el|la) (?:partido|mundial|copa|final|liga|eleccion*|champions))|(?:compro|comprar|vender|invertir|invierto|meto) (?:~3 )?(?:acciones|cripto*|bitcoin|btc|dolares|oro|forex|bolsa|ahorros)|bitcoin|(?:bolsa|cripto|dolar) (?:~2 )?(?:sub|baj|ca)*',
  ],
} satisfies BoundaryPatterns;
