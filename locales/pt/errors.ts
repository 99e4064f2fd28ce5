import type { ErrorsWords } from '../en/errors.ts';

/** What went wrong, by stable code. Shown beside the field, and in the API's answers. */
export const errors: ErrorsWords = {
  summary: { one: 'Um item precisa da sua atenção', other: '{{count}} itens precisam da sua atenção' },
  codes: {
    invalid_input: 'Parte do que foi enviado não pode ser usada.',
    date_out_of_range: 'A data precisa estar entre 1º de janeiro de 1900 e 31 de dezembro de 2099.',
    date_in_future: 'O nascimento está no futuro: esse dia ou essa hora ainda não chegou.',
    time_does_not_exist: 'Naquele dia os relógios foram adiantados, e esse horário não existiu ali.',
    time_is_ambiguous:
      'Naquele dia os relógios foram atrasados, e esse horário aconteceu duas vezes. Qual dos dois foi?',
    unknown_place: 'Não conhecemos esse local.',
    broken_body: 'O envio foi interrompido antes de terminar. Tente de novo.',
    body_too_large: 'O envio é maior do que este endereço aceita.',
    unsupported_media_type: 'Este endereço não aceita esse tipo de conteúdo.',
    method_not_allowed: 'Este endereço não aceita esse tipo de solicitação.',
    charts_full: 'Uma conta guarda no máximo 200 mapas. Apague um para abrir espaço.',
    invalid_token: 'Não foi possível confirmar este acesso. Entre de novo.',
    unauthorized: 'Entre na sua conta primeiro.',
    human_check_failed: 'Não conseguimos saber se você é uma pessoa. Tente de novo.',
    other_person: 'Este acesso é de outra conta, não da que está aberta agora.',
    recent_login_required: 'Para sua segurança, entre mais uma vez antes de fazer isso.',
    accounts_unavailable:
      'Não dá para acessar as contas agora. As calculadoras funcionam como sempre; tente de novo daqui a pouco.',
    forbidden_origin: 'Solicitações de outros sites não são aceitas aqui.',
    not_found: 'Não há nada neste endereço.',
    too_many_requests: 'Foram muitas solicitações em pouco tempo. Espere um minuto e tente de novo.',
    places_unavailable: 'Não conseguimos acessar a lista de locais agora. Tente de novo em instantes.',
    internal: 'Algo deu errado do nosso lado. Tente de novo em instantes.',
  },
  fields: {
    date: {
      required: 'Informe a data de nascimento.',
      impossible: 'Esse dia não existe no calendário.',
      malformed: 'Escreva a data em números: dia, mês e ano com quatro dígitos.',
      out_of_range: 'O ano precisa estar entre 1900 e 2099.',
      in_future: 'Esta data ainda não chegou. Escreva uma data que já passou, ou a de hoje.',
      skipped_day: 'Esse dia foi pulado no calendário do local.',
    },
    time: {
      required: 'Informe a hora de nascimento ou marque “Não sei a hora exata”.',
      malformed: 'Escreva o horário em horas e minutos, como 14:30.',
      no_minute: 'Informe também os minutos. Na hora cheia, são 00.',
      no_half: 'Informe se era antes ou depois do meio-dia.',
      in_future: 'No local de nascimento ainda não chegou essa hora. Confira o horário.',
      does_not_exist:
        'Naquele dia os relógios foram adiantados: esse horário não existiu ali. Confira o horário ou informe a diferença para o UTC em “Mais opções”.',
      ambiguous:
        'Naquele dia os relógios foram atrasados, e esse horário aconteceu duas vezes. Escolha abaixo qual dos dois vale.',
    },
    timeFrom: {
      required: 'Escreva quando o intervalo começa.',
      malformed: 'Escreva a hora com os minutos, como 14:00.',
      no_half: 'Diga se é da manhã ou da tarde: 14:00, por exemplo.',
      in_future: 'Essa hora ainda não chegou no local de nascimento. Confira os horários.',
      does_not_exist:
        'Naquele dia os relógios foram adiantados: nenhuma dessas horas existiu ali. Confira os horários.',
      not_with_time: 'Informe a hora ou o intervalo em que ela fica, não os dois.',
    },
    timeTo: {
      required: 'Escreva quando o intervalo termina.',
      malformed: 'Escreva a hora com os minutos, como 16:00.',
      no_half: 'Diga se é da manhã ou da tarde: 14:00, por exemplo.',
      before_from:
        'O fim deve vir depois do começo, na mesma data. Nasceu perto da meia-noite? Escolha a data e informe a parte de antes ou a de depois.',
    },
    dayPart: {
      required: 'Escolha a parte do dia.',
      malformed: 'Não conhecemos esta parte do dia.',
      not_with_time: 'Informe a hora ou a parte do dia, não as duas.',
    },
    place: {
      required: 'Informe o local de nascimento.',
      malformed: 'Indique o local pelo identificador ou por latitude, longitude e fuso horário.',
      unknown: 'Não encontramos esse local. Tente uma cidade maior por perto.',
      choose: 'Mais de um local corresponde. Escolha um abaixo.',
      confirm: 'É este o local? Escolha-o abaixo ou acrescente o estado e o país.',
      nearest:
        'Não conhecemos “{{words}}”. Se fica em um dos locais abaixo ou perto de um deles, escolha-o. Se não, informe a cidade maior mais próxima.',
      unavailable: 'Não conseguimos acessar a lista de locais agora. Tente de novo em instantes.',
    },
    latitude: { malformed: 'A latitude é um número entre −90 e 90.' },
    longitude: { malformed: 'A longitude é um número entre −180 e 180.' },
    kind: { malformed: 'Tipo de eclipse desconhecido. Escreva solar ou lunar.' },
    from: {
      required: 'Informe a primeira data, como 2001-01-01.',
      malformed: 'Escreva a data como ano, mês e dia: 2001-01-01.',
      out_of_range: 'A data precisa estar entre 1º de janeiro de 1900 e 31 de dezembro de 2099.',
    },
    to: {
      required: 'Informe a última data, como 2020-12-31.',
      malformed: 'Escreva a data como ano, mês e dia: 2001-01-01.',
      out_of_range: 'A data precisa estar entre 1º de janeiro de 1900 e 31 de dezembro de 2099.',
      before_from: 'A última data vem antes da primeira.',
      too_far: 'A última data pode vir no máximo 400 dias depois da primeira.',
    },
    at: {
      malformed: 'Escreva o instante em UTC, como 2026-03-01T12:00:00Z.',
      out_of_range: 'O instante precisa estar entre os anos de 1900 e 2099.',
      not_with_from: 'Informe um único instante ou uma primeira e uma última data.',
    },
    onDay: {
      malformed: 'Escreva o dia como ano, mês e dia: 2026-03-01.',
      out_of_range: 'O dia deve ficar entre os anos 1900 e 2099.',
      not_with_at: 'Informe um dia ou um instante, não os dois.',
    },
    points: { malformed: 'Informe os pontos pelo nome e pela longitude, de 0 a 360 graus, no máximo 18.' },
    days: { malformed: 'Informe um número inteiro de dias, de 1 a 61.' },
    count: { malformed: 'Informe um número inteiro de 1 a 20.' },
    bodies: { malformed: 'Informe pelo menos um astro em movimento, do Sol a Plutão.' },
    timeZone: { malformed: 'Não conhecemos esse fuso horário.' },
    houseSystem: { malformed: 'Não conhecemos esse sistema de casas.' },
    zodiac: {
      malformed: 'Zodíaco desconhecido. As opções são tropical, lahiri ou fagan-bradley.',
      differs: 'Desenhe os dois mapas no mesmo zodíaco.',
    },
    node: { malformed: 'Escolha o nodo verdadeiro ou o médio.' },
    lilith: { malformed: 'Escolha a Lilith média ou a verdadeira.' },
    orbs: { malformed: 'Escolha orbes padrão, estreitos ou amplos.' },
    fold: { malformed: 'Escolha o primeiro ou o segundo dos dois horários.' },
    utcOffset: {
      malformed: 'Escreva a diferença em horas e minutos, como −03:00, com no máximo 16 horas.',
    },
    instant: {
      malformed: 'Escreva o instante em UTC, como 1990-06-10T11:30:00Z.',
      out_of_range: 'O instante precisa estar entre os anos de 1900 e 2099.',
    },
    year: {
      required: 'Informe um ano, por exemplo 2025.',
      malformed: 'Escreva o ano com quatro dígitos, por exemplo 2025.',
      out_of_range: 'O ano deve ficar entre 1900 e 2099.',
    },
    show: { malformed: 'Não conhecemos esse tipo de evento.' },
    tz: { malformed: 'Esse fuso horário não está na nossa lista.' },
    month: { malformed: 'Escreva o mês como ano e mês, por exemplo 2026-11, entre 1900 e 2099.' },
    lang: { malformed: 'Idioma desconhecido. As opções são tr, en, es, fr ou pt.' },
    question: {
      required: 'Escreva a sua pergunta.',
      malformed: 'Escreva a sua pergunta.',
      too_long: 'A pergunta pode ter no máximo 1.000 caracteres.',
    },
    language: { malformed: 'Idioma desconhecido. As opções são tr, en, es, fr ou pt.' },
    body: { malformed: 'A solicitação não contém um JSON válido.' },
    name: { malformed: 'Escreva um nome de até 80 caracteres.' },
    r: {
      required: 'Informe as respostas.',
      malformed: 'Não dá para ler estas respostas, ou faltam algumas.',
    },
    with: { malformed: 'Não dá para ler as outras respostas, ou faltam algumas.' },
    s: { required: 'Informe os signos.', malformed: 'Não dá para ler estes signos.' },
    style: { malformed: 'Estilo desconhecido. As opções são night, paper ou dusk.' },
    format: { malformed: 'Formato desconhecido. As opções são story ou square.' },
    q: {
      required: 'Digite o nome de um local.',
      too_long: 'Nenhum lugar tem um nome tão longo.',
    },
  },
};
