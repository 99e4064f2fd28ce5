import type { BoundaryPatterns } from './pattern.ts';

export const BOUNDARIES_PT = {
  idioms: [
    '(?:ser|virar|daria|seria) (?:uma? )?(?:bom |boa )?(?:advogad[oa]|juiz|juiza)',
    '(?:celular|notebook|computador|bateria|plantas?|personagem|carro|vida amorosa|festa|internet) (?:~2 )?(?:morr*|mort*)|(?:morr|mort)[^ |]* de (?:rir|fome|sede|sono|calor|frio|vontade|saudades?|vergonha|tedio|medo|amores|amor|ciumes?|curiosidade|trabalhar|cansaco)|aposto que|corte de cabelo|(?:me da|me deu|me dao|volt[oa]|saio|chego) (?:~2 )?dor* de cabeca|(?:irma|cunhada|prima|amiga|colega|vizinha|chefe|tia|ex|namorada dele|mulher dele) (?:ficou gravida|engravidou)|conhec* (?:~3 )?(?:num|no|em um) (?:velorio|enterro)|doente de amor|morri tres vezes|morro de|(?:rei|dinossauros|romeu|rainha|cantor|autor) (?:~3 )?morr*|morreram os dinossauros',
  ],
  grief: [
    '(?:meu|minha|meus|nosso|nossa) (?:[^ |]+ ){1,2}(?:morreu|faleceu|partiu|se foi(?= \\|)|nos deixou|se matou|se suicidou|tirou a propria vida|virou estrelinha)',
    '(?:perdi|perder|acabei de perder) (?:~1 )?(?:o |a )?(?:meu|minha) (?:mae|pai|avo|vo|vovo|filh|bebe|irma|marido|esposa|cachorr|gat|amig|tia|tio|melhor)*|(?:luto|velorio|enterro|faleci*|faleceu|aborto espontaneo)(?! (?:por|pela))',
  ],
  death: [
    '(?:quando|como|com que idade|que idade|em que ano|com quantos anos|onde) (?:~2 )?(?:vou morrer|eu vou morrer|eu morro|morrerei|vai morrer|morre(?= \\|))|(?:vou|vai) morrer (?:~1 )?(?:jovem|cedo|logo|esse ano|este ano|sozinh[oa])|(?:meu|minha) [^ |]+ vai morrer|eu vou morrer(?! de)|(?:data|dia|hora|ano|causa) da (?:minha |sua )?morte|(?:quanto tempo|quantos anos|ate quando|ate que idade) (?:~3 )?(?:viver|vou viver|resta|tenho de vida)|expectativa de vida|(?:prever|ver|mostra|diz) (?:~2 )?(?:a )?(?:minha|sua) morte',
  ],
  illness: [
    '(?:ta|esta|foi) (?:~1 )?(?:internad*|doente|hospitalizad*)|minha (?:pressao|saude|cirurgia|operacao)|pressao (?:~1 )?alta|(?:vou|vai) (?:me )?operar|no hospital|dor* (?:nas costas|de cabeca)',
    '(?:(?:(?:tenho|tem|ter|com um|diagnostico de) cancer(?= (?:\\||de|no|na|terminal|maligno|e) )|cancer (?:de (?:mama|pele|pulmao|colo)|no (?:seio|pulmao)|terminal|maligno))(?<!(?:signo|sol|lua|ascendente|casa|filh[oa]|pessoas?) (?:de|do|em|com) cancer)|tumor*|diabetes|hiv|aids|covid|alzheimer|infarto|avc|leucemia|epilepsia|bipolar|esquizofren*|lupus|tireoide|cisto*|biopsia|quimio*|anorexia|bulimia|tdah|autis*|endometriose|infeccao)',
    '(?:doenca*|doente(?= (?:\\||e|ha|grave) )|vou me curar|vai se curar|cirurgia|operacao(?! (?:comercial|matematica))|diagnostic*|problemas? de saude|exames? (?:de sangue|medic|deu|resultado)*|resultado d[eoa] (?:exame|biopsia))|(?:parar|largar|suspender|trocar) (?:~2 )?(?:de tomar )?(?:~1 )?(?:remedios?|medicacao|antidepressivo|insulina|tratamento|terapia)|(?:que|qual) (?:doenca|remedio|vitamina|cha)*|tenho depressao',
  ],
  pregnancy: [
    '(?:gravid*|engravid*|gestacao|gestante|fertil*|infertil*|ovul*|fiv|fertilizacao|aborto|abortar|dar a luz|menstruacao atrasad*|menino ou menina|menina ou menino|sexo do bebe|ter (?:um |mais |outro )?(?:filhos?|bebes?)|quantos filhos|vou ser (?:mae|pai)|conceber)',
  ],
  court: [
    '(?:processo (?:judicial|trabalhista|na justica|contra)|processar|justica(?= (?:\\||do|vai|me) )|tribunal|juiz|juiza|guarda (?:do|da|dos|das|compartilhada)|sentenca|cadeia|prisao|preso|advogad[oa]|divorcio (?:litigioso|na justica)|pensao alimenticia|audiencia|causa (?:na justica|trabalhista)|ganhar (?:a causa|o processo)|julgamento(?= (?:\\||do|da) )|heranca na|deport*|medida protetiva)',
  ],
  betting: [
    '(?:loteria|mega ?sena|mega da virada|lotofacil|quina(?= (?:\\||da|de) )|jogo do bicho|casino|cassino|roleta|poker|caca niquel|tigrinho|aposta*|apostar|site de bets?|casas? de bets?|nas bets|numeros? da sorte|numeros sorteados|raspadinha|bingo|corrida de cavalo)',
    '(?:quem|que time|qual time|vai) (?:~3 )?(?:ganha|ganhar|vence|vencer) (?:o|a) (?:jogo|copa|mundial|final|eleicao|campeonato|libertadores|brasileirao)*|(?:comprar|compro|vender|investir|invisto|coloco) (?:~4 )?(?:acoes|cripto*|bitcoin|btc|bolsa|dolar|ouro|forex|economias)|bitcoin|(?:bolsa|cripto|dolar) (?:~2 )?(?:sub|cai|desc)*',
  ],
} satisfies BoundaryPatterns;
