/** Names of the craft as a folded message has them, in any of the five languages: whoever asks by them asks of a chart. */
export const CRAFT_WORDS = ` (?:${[
  'merkur|mercur|venus|jupiter|saturn|uran[ou]|uranus|neptun|pluton|plutao|plutone|kiron|chiron|quiron|lilith',
  'ascend|asendan|yukselen|midheaven|medio cielo|meio do ceu|milieu du ciel|retrogr|tutulma|eclips|dolunay|yeniay|full moon|new moon|luna llena|luna nueva',
  'pleine lune|nouvelle lune|lua cheia|lua nova|trigon|trine|ucgen aci|kare aci|quadratur|cuadratur|sinastr|synastr|stellium',
  'stelyum|horosc|zodia|gunes donus|revolucion solar|revolution solaire|revolucao solar|solar return|roda da fortuna',
  'parte de la fortuna|part de fortune|part of fortune|sans noktam|natal chart|carta natal|carta astral|theme natal|mapa astral|mapa natal|dogum harita',
  "(?:koc|boga|ikizler|yengec|aslan|basak|terazi|akrep|yay|oglak|kova|balik)(?:'[a-z]| (?:burc|degil|yuksel))|(?:ay|gunes|venus|mars)'[iu]m",
  'aries|belier|taurus|tauro |touro |taureau|gemini|gemeos|gemeaux|virgo |virgem|libra |scorpi|escorpi|sagit|capricorn|aquari|acuario|verseau|pisces|piscis|peixes|poissons|leao ',
  'nodo norte|nodo sur|nodo sul|north node|south node|noeud nord|noeud sud|kuzey dugum|guney dugum|(?:los|os|les) astr(?:os|es) |the stars |yildizlarim',
  'luna |lune |lua |haritam|my chart|mi carta|mon theme|meu mapa|rising sign|sun sign|moon sign|birth chart|(?:casa|maison|house) (?:[1-9]|1[012]) |(?:[1-9]|1[012]) (?:ev|evim|evimde|evimin) ',
  '(?:birinci|ikinci|ucuncu|dorduncu|besinci|altinci|yedinci|sekizinci|dokuzuncu|onuncu) ev(?:im|de|imde|in|imin)? ',
  '(?:casa|maison) (?:um|dois|tres|quatro|cinco|seis|sete|oito|nove|dez|dos|cuatro|siete|ocho|nueve|diez|deux|trois|quatre|cinq|six|sept|huit|neuf|dix) ',
  '(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth) house ',
].join('|')})`;
