import type { JunoAspectTexts } from '../../interpretation-types.ts';

/** What Juno's aspects say of partnership. */
export const junoAspects: JunoAspectTexts = {
  sun: {
    joined:
      'Parceria e identidade se escrevem com a mesma letra quando Juno está junto do Sol. Você brilha mais em dupla e espera, de quem divide a vida, admiração e palavra cumprida. Numa fase a sós, pode custar lembrar do que gostava antes, até tocar no rádio uma música que o corpo ainda sabe de cor.',
    flowing:
      'Prometer não aperta você. Juno concorda com o Sol: o vínculo sério apoia a sua vontade, e a sua vontade aquece o vínculo. Costuma aproximar-se quem torce por você em público e discorda em particular. Tanta compatibilidade leva ao piloto automático; uma vez por ano, num passeio longo, refaçam os votos em linguagem comum.',
    tense:
      'Quem muda de cidade, quem espera, quem cede o sobrenome na campainha? Juno em atrito com o Sol disputa espaço entre o casal e a pessoa, e o reconhecimento vira moeda. A questão é legítima, e entre casais que a discutem antes do caminhão chegar sobra parede para os quadros de cada lado.',
  },
  moon: {
    joined:
      'Quando você promete ficar, já sente cheiro de roupa no varal e arroz no fogo. Juno junto da Lua procura no par uma família, alguém que note a diferença no tom de voz ao telefone. O cuidado que você promete é farto. No dia em que é você quem chega em frangalhos, encontra a cama feita e fica um tempo na porta, sem saber o que dizer.',
    flowing:
      'O lado da cama, a caneca de cada um, o boa-noite dito no escuro: com Juno em harmonia com a Lua, os costumes do casal fazem carinho sozinhos. Você sente segurança ao prometer e ao receber promessa. O risco é o aconchego dispensar conversa, até que, numa madrugada, a luz acesa na cozinha tira alguém da cama para perguntar o que houve.',
    tense:
      'Às vezes o acordo que parecia justo de manhã dói à noite. Juno em desacordo com a Lua separa o que se jurou e o que se sente, e o modelo de casal visto na infância entra na sala sem bater. Suas necessidades cabem no contrato. Diga três delas a quem ama, sem rodeio, e ouça três em troca.',
  },
  venus: {
    joined:
      'Amor e aliança moram no mesmo dedo quando Juno se une a Vênus. Você quer um compromisso bonito, com gentileza diária, prazer e igualdade na divisão das contas e dos elogios. É um ideal generoso. Ele tropeça quando a harmonia vira fachada para visitas. Sem visita nenhuma, a discussão sobre a conta do bar costuma acabar em dança na sala.',
    flowing:
      'Namorar a pessoa com quem se divide o boleto parece fácil para você. Juno e Vênus se favorecem: afeto e lealdade se alimentam, e há gosto em tratar bem quem já se conquistou. Dessa sorte pode nascer descuido. Reserve uma noite do mês para o primeiro encontro de novo, com roupa escolhida e pergunta inédita.',
    tense:
      'Por que o coração se encanta por um tipo e quer casar com outro? Juno contrariando Vênus põe desejo e dever em cardápios separados, e ceder demais para manter a paz cobra sua parte. Repare em quem desperta ternura e também aparece quando a pia entope. Gosto e confiança podem aprender o mesmo caminho.',
  },
  mars: {
    joined:
      'Casal, no seu entender, é time de dois em campo. Juno junto de Marte promete com o corpo inteiro, defende o par em qualquer mesa e espera desejo, iniciativa, franqueza. Tédio pesa mais do que briga. A lealdade combativa pode virar competição dentro de casa. Escolham um adversário comum, nem que seja a infiltração do banheiro.',
    flowing:
      'Mãos à obra é uma declaração de amor no seu idioma. Quando Juno e Marte cooperam, o compromisso anda: decide-se, carrega-se o sofá, resolve-se a briga antes de dormir. O desejo se dá bem com a constância. Só faltam, talvez, tardes improdutivas: no feriado, com a caixa de ferramentas no vizinho, vocês se olham no sofá sem saber o que fazer e acham graça.',
    tense:
      'Uma discussão sobre o lixo raramente é sobre o lixo. Com Juno e Marte se desafiando, raiva e promessa esbarram: quer-se autonomia e quer-se presença, e a cobrança sai em tom de ataque. Há muita paixão por trás, e muita briga começada na cozinha perde o volume na calçada, a caminho da banca, passo com passo.',
  },
  saturn: {
    joined:
      'Sua palavra tem firma reconhecida. Juno junto de Saturno leva a união a sério, demora a assinar e, depois, sustenta o combinado em anos magros. Atraem você pessoas maduras, às vezes reservadas. O vínculo pode pesar quando vira só obrigação. Por isso um dia de banho de chuva, com reunião perdida e tudo, pode render anos de conversa, e é você quem mais o conta.',
    flowing:
      'Com calma e prumo, sua parceria tende a ganhar altura. Saturno dá a Juno paciência, senso de limite e gosto por planos em comum, da reforma à velhice na varanda. Quem está ao seu lado sabe com o que conta. Regra feita a dois admite exceção a dois, e a exceção às vezes é a melhor lembrança do ano.',
    tense:
      'Compromisso dá medo ou dá medo ficar sem ele? Juno em tensão com Saturno conhece a dúvida: adia, exige prova ou fica por dever onde faltava conversa. Talvez tenha havido um casamento severo por modelo. Prazos curtos ajudam. Prometa aquilo que consegue até o mês que vem, e renove se for bom.',
  },
};
