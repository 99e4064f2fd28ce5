import { type HabitLexicon, propsOf, wordsOf } from '../lexicon-types.ts';

/** The habits of Portuguese readings, by their words. */
export const pt: HabitLexicon = {
  imperatives: wordsOf(`
    abra aceite acenda acrescente acerte adie afine agradeça ajude ajuste almoce ande anote aplauda apoie apresente aprenda aproveite arrume assine
    assista assuma ataque atenda atualize avance avise beba brigue brinde brinque busque cancele cante capriche carregue celebre cerque
    chame chegue combine comece comemore compartilhe compre conclua confirme confira conserte conserve conte controle convide conviva
    converse corra costure crie cuide cultive cole dance decida defina deixe delegue descanse descarregue descubra desça desenhe desligue
    devolva dê diga diminua dispense distribua divida doe dose durma duvide eleja elogie embale empregue empreste encerre ensaie ensine
    entregue envie equilibre escolha escreva escute espere estude evite exerça experimente explique exponha fale faça feche festeje fique
    fixe formule frequente gaste grave guarde imagine invente lance largue lave leia leve levante ligue limpe liste lute mande mantenha
    marque meça medite melhore mostre mude nade negocie observe ofereça olhe ouça pare participe passe passeie peça peneire pense perdoe
    pergunte permita pesquise pinte ponha pouse prefira prepare preserve procure prometa proponha proteja prove puxe receba recite reconheça
    recuse redesenhe reescreva reforme releia renove repare reparta repita reserve resista resolva responda respire restaure resuma retome
    retribua reúna reze risque saia seja separe siga silencie sinta sirva solte some sonhe sente telefone tenha tente termine teste tire
    tome traga treine troque use vá veja viaje visite volte
    agradeçam amem anotem aproveitem assinem comecem combinem comemorem conversem decidam declarem definam deixem descansem desliguem digam
    discordem dividam escolham escrevam estabeleçam experimentem façam falem fixem guardem inventem instituam leiam levem mantenham
    marquem mexam peçam perguntem ponham poupem proponham rasguem renovem repitam retribuam revezem separem sorteiem testem tirem tratem
    troquem usem reescrevam lembrem cantem`),
  imperativeEndings: /^\p{L}+[ae](?:-(?:se|a|o|as|os|lhe))$|^\p{L}+(?:em|am)-se$/u,
  imperativeStands: 'first',
  conditions:
    /^(?:se|quando|antes|depois|diante|na|no|nas|nos|ao|para|em|num|numa|então|e)(?!\p{L})[^,]*,\s*|^(?:depois|então|e)\s+/iu,
  advice:
    /(?<!\p{L})(?:convém|vale a pena|melhor (?:que|se)|é bom|basta|vale (?:\p{L}+r)|não (?:deixe|espere|confunda|tenha|faça|assine|leve|responda|prometa))(?!\p{L})/iu,
  notices:
    /(?<!\p{L})(?:alguém|as pessoas|a gente|quem|os outros|a outra pessoa|todo mundo|ninguém|amigos|a família|colegas|seus amigos|os amigos)(?!\p{L})[^.;:!?]{0,60}(?<!\p{L})(?:nota(?:m|rá)?|percebe(?:m|rá)?|repara(?:m)?|vê|veem|reconhece(?:m)?|(?:se )?lembra(?:m)?|agradece(?:m)?)(?!\p{L})/iu,
  nature:
    /(?<!\p{L})(?:signos? de (?:fogo|terra|ar|água)|cardina(?:l|is)|signo fixo|mutáve(?:l|is)|rege(?:m)?|regente|governa(?:m)?|exalta\p{L}*|exílio|em queda|domicílio|próprio signo|elemento|está em casa)(?!\p{L})/iu,
  because: /(?<!\p{L})(?:porque|pois|já que|como|por isso|daí|graças a|de modo que|por causa)(?!\p{L})/iu,
  houseShows:
    /(?<!\p{L})casas?(?!\p{L}| e )[^.;:,!?¿]{0,40}(?<!\p{L})(?:diz|mostra|indica|revela|aponta|conta)(?!\p{L})/iu,
  formula:
    /(?<!\p{L})(?:um|uma|uma pessoa|um lado)(?!\p{L})[^.!?]*(?<!\p{L})(?:[oa] outr[oa]|outra pessoa|o outro lado)(?!\p{L})/iu,
  kitchen: propsOf(`
    cozinha cozinhas
    mesa mesas toalha
    forno fogão
    panela panelas frigideira
    prato pratos tigela
    xícara xícaras copo copos caneca
    chaleira bule
    colher colheres garfo faca
    sopa sopas feijão
    pão pães
    café chá
    jantar almoço almoços refeição
    geladeira`),
  props: propsOf(`
    porta portas portão
    gaveta gavetas
    chave chaves chaveiro
    janela janelas
    cadeira cadeiras poltrona
    sofá
    lâmpada abajur luminária
    estante prateleira prateleiras
    armário
    caixa caixas
    carta cartas envelope
    telefone celular
    casaco casacos
    sapato sapatos chinelo
    bolsa bolsas mochila
    mala malas bagagem
    escada escadas
    guarda-chuva
    caderno cadernos caderneta
    lápis caneta
    ônibus
    trem
    banco bancos
    foto fotos fotografia álbum
    espelho espelhos
    relógio relógios
    calendário agenda
    lista listas
    mapas
    canção canções
    recibo recibos boleto
    cortina cortinas
    travesseiro cobertor
    jardim quintal
    ponte pontes
    parede paredes`),
};
