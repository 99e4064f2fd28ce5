import type { HarmPatterns } from './pattern.ts';

export const HARM_PT = {
  words: {
    them: '(?:ele|ela|eles|marido|esposo|namorado|namorada|companheir[oa]|parceir[oa]|ex|esposa|mulher|pai|mae|padrasto|madrasta|tio|tia|avo|irmao|primo|professor|chefe|patrao|vizinh[oa]|homem|cara|alguem|familia|pais|noivo|treinador|pastor)',
    hit: '(?:bat(?:e|eu|em|ia|eram|ido|er)|espanc(?:a|ou|am|ava)|agred(?:e|iu|em|ia)|enforc(?:a|ou)|chut(?:a|ou)|empurr(?:a|ou|ava)|soc(?:a|ou)|esmurr(?:a|ou)|estapei(?:a|ou)|maltrat(?:a|ou|ava|am)|estupr(?:a|ou|aram|ava)|esgan(?:a|ou)|queim(?:a|ou)|machuc(?:a|ou|ava|am)|violent(?:a|ou)|surr(?:a|ou)|sacod(?:e|iu)|arrast(?:a|ou)|esfaque(?:ia|ou)|deu (?:um |uma )?(?:tapa|soco|surra|murro|chute|porrada)|da (?:tapa|soco|surra|porrada)s?)',
  },
  idioms: [
    '(?:dieta|transito|calor|prova|academia|trabalho|curiosidade|chefe|insonia|saudade|sono|gripe|frio) (?:~1 )?(?:vai )?(?:me )?mata*(?: me)?',
    '(?:dieta|transito|calor|prova|academia|frio|treino) vai me matar',
    'persegue em (?:sonho|meus sonhos)*',
    '(?:isso|isto|mercurio|venus|marte|jupiter|saturno|urano|netuno|plutao|retrogrado|eclipse|transito|lua) (?:~1 )?(?:me|nos) pega|me pega em (?:que|qual)',
    'bate nos brinquedos|meu time (?:levou|tomou)*',
    '(?:musica|noticia|eclipse|saturno|plutao|marte|urano|transito|lua|sol|saudade|fome|coracao|sono|santo|frio|sorte|vontade|cafe|meta|carro|joelho) (?:~2 )?(?:me |te )?(?:bat*|mach*|empurr*)|bateu (?:uma|um|aquela|forte|saudade)|bat(?:i|er) (?:o|a|minha|meu|papo|perna|meta)',
    '(?:me|nos) bat(?:e|eu|em) (?:n[oa]|no) (?:xadrez|jogo|truco|fifa|videogame|uno)|(?:xadrez|truco|jogo) (?:~2 )?me bate|me bate no xadrez*|coracao bate|me bateu (?:forte|com tudo)|(?:dar|levei|vou dar) uma surra (?:~1 )?(?:no|em|na) (?:truco|tenis|jogo|xadrez|nele no)|tapa na cara da sociedade|me toca (?:demais|muito|viver|fundo)|toca (?:violao|piano|guitarra|musica)',
  ],
  violence: [
    '(?:me|nos) (?:~1 )?(?:pegou|agarrou|segurou|puxou|apertou|arrastou) (?:~1 )?(?:pel[oa]|o|meu) (?:pescoco|garganta|cabelo|braco)|(?:jogou|atirou|tacou|arremessou|quebrou) (?:~3 )?(?:na minha (?:cabeca|cara)|em mim|contra mim|em cima de mim)|(?:torceu|quebrou|quebra|puxou) (?:meu|minha) (?:braco|nariz|celular|dedo|costela|cabelo|mao)(?! na queda)|me (?:ameacou|ameaca|tranca|trancou|prendeu|obrigou|obriga|forcou|forca|empurra|empurrou|sacudiu|cuspiu|dopou|xinga e|fez tocar|fez fazer|mandou tirar)(?! (?:no quarto para estudar|a sair da zona|a crescer|para frente))|(?:entra|entrava|vem|entrou|vinha) n[oa] (?:meu quarto|minha cama|meu banheiro) (?:~1 )?(?:de noite|a noite|de madrugada|quando durmo)|invadi(?:u|ram) minha casa|sem comida(?= (?:\\||e|por|de) )|me fez (?:tocar|pegar|tirar|fazer)|(?:levei|tomei|apanhei) (?:~1 )?(?:uma |um )?(?:surra|soco|porrada|chute|cintada)s?(?! (?:no|na) (?:truco|tenis|jogo|game))|(?:quis|tentou|quer|vai) me matar(?! (?:se eu|de rir|pel[oa]|por|quando|de (?:amor|vergonha)))(?<!(?:chefe|mae|sapato|prova)[^|]*)',
    '<them> (?:~4 )?(?:me|nos|nela|nele|na gente|em mim|a) (?:~1 )?<hit>|<them> (?:~4 )?<hit> (?:em mim|nela|nele|na minha|no meu|na mae|no filho|na filha|nos filhos|na esposa|na mulher|me|na namorada)',
    'me (?:bate|bateu|batia|espanca|espancou|agride|agrediu|estuprou|estupra|enforcou|esganou|chutou|socou|empurrou (?:da|na|contra|do)|maltrata|tranca|trancou|violentou|abusou|deu (?:um )?(?:tapa|soco|murro|surra)|machuca quando)(?! (?:forte|com tudo|no xadrez|uma) )|vai me bater|(?:bate|batem|bateu) n[oa] (?:filh[oa]|irmaozinho|mae|esposa|mulher|crianca|meu|minha)*',
    '(?:apanho|apanha|apanhava|apanhei|apanhando|apanhar) (?:~1 )?(?:d[oae]|todo|toda|em casa|muito|quando|desde|calad[oa]|\\|)|(?:levo|levei|leva) (?:~1 )?(?:um |uma )?(?:tapas?|socos?|surras?|porrada|murros?|chutes?)(?! (?:no|na|nele) (?:truco|tenis|jogo) )',
    'apert(?:ou|a) (?:~1 )?(?:o )?(?:meu )?pescoco|me (?:pegou|agarrou) pel[oa] (?:pescoco|cabelo)|hematom*|olho roxo|roxos pelo corpo',
    'estupr*|abus(?:o|a|ou|ada|ado|ava|aram) (?:sexual*|de mim|dela|dele|da minha|do meu|infantil|fisico|psicologico)|(?:fui|sou) (?:abusad|estuprad|violentad|molestad|agredid|assediad)*|(?:assedio|violencia|agressao|importunacao) sexual|(?:forc(?:a|ou)|obrig(?:a|ou)) (?:~1 )?(?:a )?(?:transar|ter relacoes|fazer sexo|dormir com|casar)|a forca(?<=(?:transar|sexo|casar|relacao|beijou)[^|]*)',
    '(?:me|nos) (?:~1 )?amea[cq][^ |]* (?:~1 )?(?:de morte|com (?:faca|arma|uma|um)|me matar|matar|de bater|tirar)|ameaca de morte|(?:diz|disse|fala|falou) que (?:vai|ia) (?:me|nos) (?:matar|bater|pegar|machucar)|vai machucar (?:as|os|meus|minhas)|quer me matar',
    'me (?:persegue|stalkeia|vigia|controla|sufoca e)|nao me deixa (?:sair|trabalhar|ver|falar|ir)|me (?:tranca|trancou|prende|proibe)(?! no quarto para estudar)|(?:pega|pegou|quebrou|tomou|confere) meu (?:celular|dinheiro|salario)',
    'violencia (?:domestica|em casa|familiar|contra|fisica|psicologica|sexual|de genero)|(?:sofro|vivo|sofri|vivi|sofrendo|vitima de) (?:~1 )?(?:violencia|agressao|agressoes|abuso|abusos|maus tratos)|maus tratos|relacionamento abusivo|(?:marido|namorado|pai|ex|companheiro) (?:~1 )?(?:violento|agressivo|abusivo|abusador|agressor)|(?:e|fica|esta) (?:~1 )?(?:violento|agressivo) (?:comigo|com)|feminicidio|lei maria da penha',
    'medo (?:do meu (?:marido|namorado|pai|padrasto|ex|companheiro|irmao)|da minha (?:mae|familia)|dele me|que ele me (?:bata|mate)|de voltar para casa|de ir para casa|dele(?= \\|))',
    '(?:padrasto|tio|pai|avo|irmao|professor|primo|vizinho|treinador|pastor|padre|patrao|homem) (?:~2 )?(?:me|passa|passava|passou|toca) (?:~1 )?(?:toca|tocava|tocou|alisa|alisava|apalpa|apalpou|passava a mao|a mao)(?= (?:\\||em|quando|e|de|no|na|desde|nos|nas|a) )|pass(?:a|ava|ou) a mao em mim',
    'casar a forca|casamento forcado|trafico de pessoas|(?:bate|batem|bater|batia) (?:n[oa]|em) (?:meu|minha|filh[oa]|crianca|irma|irmao)',
  ],
  child: [
    '(?:meu|minha) (?:pai|mae|padrasto|madrasta|tio|avo|professor|familia|pais|treinador) (?:~3 )(?:bat|toc|abus|estupr|tranc|maltrat|queim|espanc|agred|pass)*',
    '(?:crianca|criancas|filh[oa]s?|bebe|irmaozinho|irmazinha|quando eu era (?:crianca|pequen[oa]|menin[oa])|alun[oa]|sobrinh[oa]|enteada)',
  ],
  ownAge: [
    '(?:tenho|fiz|acabei de fazer|faco) (?:~1 )?(?<age>\\d\\d?)(?: anos| aninhos| \\|| e| mas)(?! de (?:casad[oa]|namoro|relacionamento|trabalho|profissao))|(?:sou (?:uma|um) (?:menina|menino|garota|garoto|adolescente) de) (?<age2>\\d\\d?)',
  ],
  atSchool: [
    '(?:estou|to|faco) (?:~1 )?(?:n[oa] )?(?:quinto|sexto|setimo|oitavo|nono|5|6|7|8|9) ano|(?:estou no|faco) (?:ensino )?(?:fundamental)|sou (?:menor|menor de idade|(?:uma )?crianca)(?= )',
  ],
  otherAge: [
    '(?:ele|ela|namorad[oa]|cara|homem|menina|garota|que|crush|ficante) (?:~2 )?(?:tem|fez|de) (?:~1 )?(?<age>\\d\\d?)(?: anos| \\|| e)|(?:um|uma|minha|meu) (?:homem|cara|menina|menino|garota|garoto|namorad[oa]|adolescente|alun[oa]|novinha) de (?<age2>\\d\\d?)',
  ],
  sexual: [
    '(?:sexo|sexual|sexuais|sexualmente|pelad[oa]s?|nudes?|porno|erotic[oa]s?|masturb[^ |]*|transar|transa|transei|virgindade|orgasmo|fazer amor|tesao)',
  ],
  underAge: [
    '(?:crianca|criancas|menor|menores|menor de idade|menininh[oa]|novinha|adolescentes?|minha aluna|meu aluno|minha sobrinha|minha enteada|bebe|garotinh[oa]|lolita)',
  ],
  desire: [
    '(?:apaixonad[oa]|amor|amo|namor[^ |]*|ficar com|fico com|ficando|beij[^ |]*|gosto|atrai|atracao|desejo|compatib[^ |]*|sinastria|casar|relacionamento|seduzir|paquer[^ |]*|crush)',
  ],
  returning: [
    'voltar (?:para|com) (?:ele|ela)|perdo(?:ar|o)|(?:vai|pode) mudar|mudara|outra chance|segunda chance|largar (?:ele|ela)|deixar (?:ele|ela)|ficar com (?:ele|ela)|compativ*|compatib*|sinastria|alma gemea|(?:amo|quero) (?:ele|ela)|saudade d(?:ele|ela)|salvar (?:meu|nosso|o) (?:casamento|relacionamento|namoro)|acalma ele',
  ],
  secret: [
    '(?:ver|encontrar|conhecer|sair) (?:~4 )?(?:escondid[oa]|segredo|internet|hotel|motel|casa dele|sem (?:meus pais|ninguem))|fugir (?:de casa|com)|(?:mandar|mando|manda|pede|enviar|pediu) (?:~2 )?(?:fotos?|videos?|nudes?)|nao contar (?:para )?(?:ninguem|meus pais)',
  ],
} satisfies HarmPatterns;
