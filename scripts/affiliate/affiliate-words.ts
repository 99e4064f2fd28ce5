import type { Language } from '../../locales/locales.ts';

/** One language's page of the paper about the affiliate programme. */
export interface AffiliateWords {
  title: string;
  state: string;
  lede: string;
  parts: readonly { heading: string; text: string }[];
  write: string;
}

/** The programme is not open: the paper says so, what it will hold itself to, and where to ask. Nothing in it is an offer. */
export const AFFILIATE_WORDS: Readonly<Record<Language, AffiliateWords>> = {
  en: {
    title: 'The affiliate program',
    state: 'Not open yet',
    lede: 'We’re often asked whether people who write or film about astrology can earn something when a reader of theirs buys from Celestia. One day, yes. There are no codes and no payouts at the moment, and nobody is authorized to promise you any.',
    parts: [
      {
        heading: 'What it will be',
        text: 'A code of your own. Whoever comes by it and buys a report or a message pack within a stated time counts as sent by you. The share, the time and the currency will stand here before the program opens, the same for everyone.',
      },
      {
        heading: 'How we’ll count',
        text: 'Without cookies and without following anybody: the code travels in the link to the order, and an order knows its code. You’ll see how many orders there were and what they come to, never who placed them. What’s paid back to a buyer isn’t counted.',
      },
      {
        heading: 'What we’ll ask of you',
        text: 'Say plainly that you earn from the link. Promise nobody an outcome, in love, money or health. Don’t write to people who didn’t ask for it, don’t buy our name as an ad, and don’t claim to speak for us. Nothing aimed at anyone under 18.',
      },
      {
        heading: 'Until then',
        text: 'Link to us all you like: every page has a card of its own, and the sky’s figures may be used with a mention. It earns you nothing, and it asks nothing of you.',
      },
    ],
    write: 'Questions, or a wish to hear when it opens: write to us by the contact form at',
  },
  tr: {
    title: 'Satış ortaklığı programı',
    state: 'Henüz açılmadı',
    lede: 'Astroloji üzerine yazan ya da video çekenler soruyor: Okurum Celestia’dan bir şey aldığında bana da pay düşer mi? Bir gün düşecek. Şu anda ne kod veriyoruz ne ödeme yapıyoruz; kimse adımıza söz veremez.',
    parts: [
      {
        heading: 'Nasıl işleyecek?',
        text: 'Sana ait bir kodun olacak. Bu kodla gelip belirli bir süre içinde rapor ya da mesaj paketi alan herkes senin yolladığın kişi sayılacak. Payı, süreyi ve para birimini program açılmadan buraya yazacağız; şartlar herkes için aynı olacak.',
      },
      {
        heading: 'Nasıl sayacağız?',
        text: 'Çerez kullanmadan, kimseyi izlemeden. Kod, bağlantıyla siparişe kadar gider; sipariş hangi kodla verildiğini bilir. Sen kaç sipariş verildiğini ve tutarını görürsün, kimin verdiğini görmezsin. Parası geri ödenen sipariş sayılmaz.',
      },
      {
        heading: 'Senden ne isteyeceğiz?',
        text: 'Bağlantıdan kazandığını açıkça söyle. Aşkta, parada, sağlıkta kimseye sonuç vaat etme. İstemeyene mesaj atma, adımızla reklam verme, bizim ağzımızdan konuşma. 18 yaşından küçüklere seslenme.',
      },
      {
        heading: 'O güne kadar',
        text: 'Bize dilediğin kadar bağlantı verebilirsin: Her sayfanın kendi paylaşım görseli var, gökyüzü verilerini de adımızı anarak kullanabilirsin. Bunun karşılığında bir şey kazanmazsın, bir yükün de olmaz.',
      },
    ],
    write: 'Sorun varsa ya da açıldığında haber almak istiyorsan iletişim formundan yaz:',
  },
  es: {
    title: 'El programa de afiliados',
    state: 'Todavía no está abierto',
    lede: 'Quienes escriben o graban sobre astrología nos preguntan si pueden ganar algo cuando su público compra en Celestia. Algún día, sí. Hoy no hay códigos ni pagos, y nadie está autorizado a prometerlos.',
    parts: [
      {
        heading: 'Cómo será',
        text: 'Tendrás un código propio. Quien llegue con él y compre un informe o un paquete de mensajes dentro de un plazo contará como enviado por ti. El porcentaje, el plazo y la moneda estarán escritos aquí antes de abrir, iguales para todo el mundo.',
      },
      {
        heading: 'Cómo contaremos',
        text: 'Sin cookies y sin seguir a nadie: el código viaja en el enlace hasta el pedido, y el pedido sabe cuál fue. Verás cuántos pedidos hubo y cuánto suman, nunca de quién son. Lo que se devuelve a quien compró no cuenta.',
      },
      {
        heading: 'Qué te pediremos',
        text: 'Decir con claridad que ganas con el enlace. No prometer resultados a nadie, ni en el amor ni en el dinero ni en la salud. No escribir a quien no lo pidió, no anunciarte con nuestro nombre ni hablar por nosotros. Nada dirigido a menores de 18.',
      },
      {
        heading: 'Mientras tanto',
        text: 'Enlaza cuanto quieras: cada página tiene su propia imagen para compartir, y las cifras del cielo se pueden usar citándonos. No ganas nada con ello y tampoco te obliga a nada.',
      },
    ],
    write: 'Si tienes preguntas o quieres saber cuándo abre, escríbenos con el formulario de contacto:',
  },
  fr: {
    title: 'Le programme d’affiliation',
    state: 'Pas encore ouvert',
    lede: 'Celles et ceux qui écrivent ou filment sur l’astrologie nous demandent s’il leur revient quelque chose quand leur public achète chez Celestia. Un jour, oui. Pour l’instant, il n’y a ni codes ni versements, et personne n’est autorisé à en promettre.',
    parts: [
      {
        heading: 'Ce qu’il sera',
        text: 'Un code à toi. Qui vient par lui et achète un livre ou un lot de messages dans un délai donné compte comme envoyé par toi. La part, le délai et la monnaie seront écrits ici avant l’ouverture, les mêmes pour tout le monde.',
      },
      {
        heading: 'Comment nous compterons',
        text: 'Sans cookies et sans suivre personne\u00a0: le code voyage dans le lien jusqu’à la commande, qui le connaît. Tu verras combien de commandes il y a eu et leur montant, jamais qui les a passées. Ce qui est remboursé n’est pas compté.',
      },
      {
        heading: 'Ce que nous te demanderons',
        text: 'Dire clairement que le lien te rapporte. Ne promettre de résultat à personne, ni en amour, ni en argent, ni en santé. Ne pas écrire à qui ne l’a pas demandé, ne pas faire de publicité sous notre nom, ne pas parler à notre place. Rien qui s’adresse à des mineurs.',
      },
      {
        heading: 'D’ici là',
        text: 'Fais des liens autant que tu veux\u00a0: chaque page a son image à partager, et les chiffres du ciel peuvent être repris en nous citant. Cela ne rapporte rien et n’engage à rien.',
      },
    ],
    write:
      'Une question, ou l’envie d’être au courant de l’ouverture\u00a0? Écris-nous par le formulaire de contact\u00a0:',
  },
  pt: {
    title: 'O programa de afiliados',
    state: 'Ainda não está aberto',
    lede: 'Quem escreve ou grava sobre astrologia pergunta se pode ganhar algo quando seu público compra na Celestia. Um dia, sim. Por enquanto não há códigos nem pagamentos, e ninguém está autorizado a prometer isso.',
    parts: [
      {
        heading: 'Como vai ser',
        text: 'Você terá um código próprio. Quem chegar por ele e comprar um livro ou um pacote de mensagens dentro de um prazo conta como enviado por você. A porcentagem, o prazo e a moeda estarão escritos aqui antes da abertura, iguais para todos.',
      },
      {
        heading: 'Como vamos contar',
        text: 'Sem cookies e sem seguir ninguém: o código vai no link até o pedido, e o pedido sabe qual foi. Você verá quantos pedidos houve e quanto somam, nunca de quem são. O que é devolvido a quem comprou não conta.',
      },
      {
        heading: 'O que vamos pedir',
        text: 'Dizer com clareza que você ganha com o link. Não prometer resultado a ninguém, nem no amor, nem no dinheiro, nem na saúde. Não escrever a quem não pediu, não anunciar com o nosso nome nem falar por nós. Nada dirigido a menores de 18 anos.',
      },
      {
        heading: 'Até lá',
        text: 'Use links à vontade: cada página tem a própria imagem para compartilhar, e os números do céu podem ser usados com menção a nós. Isso não rende nada e não obriga a nada.',
      },
    ],
    write: 'Dúvidas, ou vontade de saber quando abrir? Escreva pelo formulário de contato:',
  },
};
