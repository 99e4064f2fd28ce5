/**
 * Names of countries beside those in the five languages, separated by commas: common forms, their parts, and the
 * states that they belonged to when people now alive were born there.
 */
export const countryWords = `
US|usa, u s a, u s, america, amerika, abd, a b d, eeuu, ee uu, e e u u, eua, états-unis d’amérique, united states of america, etats unis, estados unidos de américa
GB|uk, u k, england, great britain, britain, gb, angleterre, inglaterra, ingiltere, scotland, escocia, escócia, écosse, iskoçya, wales, gales, país de gales, pays de galles, galler, northern ireland, n ireland, ulster, irlanda del norte, irlande du nord, irlanda do norte, kuzey irlanda, birleşik krallık, gran bretaña, grã bretanha, grande-bretagne, büyük britanya
IE|eire, republic of ireland, republic of ireland
TR|turkey, turkiye, turkia, türkiye cumhuriyeti
NL|holland, hollanda, holanda, hollande, the netherlands, nederland
CZ|czech republic, çek cumhuriyeti, república checa, république tchèque, czechoslovakia, çekoslovakya, checoslovaquia, tchécoslovaquie, tchecoslováquia
SK|czechoslovakia, çekoslovakya, checoslovaquia, tchécoslovaquie, tchecoslováquia
MM|burma, birmania, birmanie
CI|ivory coast, costa do marfim
AE|uae, u a e, bae, emirates
KR|korea, kore, corea, corée, coreia
MK|macedonia, makedonya, macédoine, yugoslavia, yugoslavya, yougoslavie, iugoslávia
RS|yugoslavia, yugoslavya, yougoslavie, iugoslávia
HR|yugoslavia, yugoslavya, yougoslavie, iugoslávia
BA|bosnia, bosna, bosnie, bósnia, yugoslavia, yugoslavya, yougoslavie, iugoslávia
SI|yugoslavia, yugoslavya, yougoslavie, iugoslávia
ME|yugoslavia, yugoslavya, yougoslavie, iugoslávia
XK|kosova, yugoslavia, yugoslavya, yougoslavie, iugoslávia
RU|russian federation, rusya federasyonu, ussr, sscb, urss, soviet union, sovyetler birliği
UA|ussr, sscb, urss, soviet union, sovyetler birliği
BY|ussr, sscb, urss, soviet union, sovyetler birliği
KZ|ussr, sscb, urss, soviet union, sovyetler birliği
UZ|ussr, sscb, urss, soviet union, sovyetler birliği
GE|ussr, sscb, urss, soviet union, sovyetler birliği
AM|ussr, sscb, urss, soviet union, sovyetler birliği
AZ|ussr, sscb, urss, soviet union, sovyetler birliği
KG|ussr, sscb, urss, soviet union, sovyetler birliği
TJ|ussr, sscb, urss, soviet union, sovyetler birliği
TM|ussr, sscb, urss, soviet union, sovyetler birliği
MD|ussr, sscb, urss, soviet union, sovyetler birliği
LV|ussr, sscb, urss, soviet union, sovyetler birliği
LT|ussr, sscb, urss, soviet union, sovyetler birliği
EE|ussr, sscb, urss, soviet union, sovyetler birliği
DE|deutschland, west germany, east germany, gdr, brd, ddr, batı almanya, doğu almanya, rfa, rda, alemanha ocidental, alemanha oriental
IT|italia
ES|espana, espagne
GR|hellas, ellada
CH|schweiz, svizzera
AT|österreich
BE|belgië
SE|sverige
NO|norge
DK|danmark
PL|polska
HU|magyarország
CD|congo, zaire, zaïre, drc, rdc
DO|rd, rep dominicana, república dominicana, dominican republic
CY|kıbrıs, north cyprus, northern cyprus, kktc, trnc, kuzey kıbrıs
NZ|nz, aotearoa
ZA|south africa, rsa
PS|palestine, filistin, palestina
IR|iran, persia
VN|vietnam, viet nam
TW|taiwan
HK|hong kong
PR|puerto rico, porto rico
IN|bharat, hindustan
SA|ksa
PH|the philippines
RE|la réunion, île de la réunion
`;

/** Regions' names and letters beside those that they are shown with. Columns: country | region as shown in English | names. */
export const regionWords = `
AR|Buenos Aires|ba, pba, prov bs as, gba, gran buenos aires
AR|Buenos Aires F.D.|buenos aires, capital federal, caba, ciudad autónoma de buenos aires
AR|Cordoba|cba
AR|Mendoza|mza
AR|Santa Fe|sfe
AR|Tucuman|tuc
AR|Tierra del Fuego|tdf
AU|Australian Capital Territory|act
AU|Northern Territory|nt
BE|Brussels Capital|brussels, bruxelles, brüksel, bruselas, bruxelas, brussel
BE|Flanders|vlaanderen
BE|Wallonia|wallonie
BR|Federal District|brasília, brasilia
DE|Bavaria|bayern
DE|Saxony|sachsen
DE|Lower Saxony|niedersachsen
DE|Thuringia|thüringen
DE|North Rhine-Westphalia|nrw, nordrhein-westfalen
ES|Valencia|comunitat valenciana, valencian community
ES|Basque Country|euskadi
ES|Madrid|comunidad de madrid
ES|Catalonia|catalunya
ES|Canary Islands|canaries
FR|Provence-Alpes-Côte d’Azur|paca, provence, côte d’azur
FR|Île-de-France|idf, région parisienne
FR|Grand Est|alsace, lorraine, champagne-ardenne
FR|Occitanie|languedoc-roussillon, midi-pyrénées, languedoc
FR|New Aquitaine|aquitaine, limousin, poitou-charentes
FR|Auvergne-Rhône-Alpes|auvergne, rhône-alpes
FR|Bourgogne-Franche-Comté|bourgogne, franche-comté, burgundy
FR|Hauts-de-France|nord-pas-de-calais, picardie
FR|Normandy|basse-normandie, haute-normandie
GB|Scotland|alba
GB|Northern Ireland|ni
IN|Maharashtra|mh
IN|Karnataka|ka
IN|Tamil Nadu|tn
IN|West Bengal|wb
IN|Uttar Pradesh|up
IN|Delhi|new delhi, nct, ncr
IN|Odisha|orissa
IN|Puducherry|pondicherry
IT|Sicily|sicilia
IT|Sardinia|sardegna
IT|Tuscany|toscana
IT|Lombardy|lombardia
IT|Piedmont|piemonte
IT|Apulia|puglia
IT|The Marches|marche
IT|Aosta Valley|valle d’aosta
IT|Trentino-Alto Adige|trentino, südtirol, alto adige
MX|Aguascalientes|ags
MX|Baja California|bc
MX|Baja California Sur|bcs
MX|Campeche|camp
MX|Chiapas|chis
MX|Chihuahua|chih
MX|Coahuila|coah, coahuila de zaragoza
MX|Mexico City|cdmx, df, d f, distrito federal, ciudad de méxico, mexico df
MX|Durango|dgo
MX|Guanajuato|gto
MX|Guerrero|gro
MX|Hidalgo|hgo
MX|Jalisco|jal
MX|México|edomex, edo mex, edo de méxico, estado de méxico
MX|Michoacán|mich
MX|Morelos|mor
MX|Nayarit|nay
MX|Nuevo León|nl, n l
MX|Oaxaca|oax
MX|Puebla|pue
MX|Querétaro|qro
MX|Quintana Roo|qroo, q roo
MX|San Luis Potosí|slp
MX|Sinaloa|sin
MX|Sonora|son
MX|Tabasco|tab
MX|Tamaulipas|tamps
MX|Tlaxcala|tlax
MX|Veracruz|ver, veracruz de ignacio de la llave
MX|Yucatán|yuc
MX|Zacatecas|zac
PT|Faro|algarve
PT|Azores|açores
TR|Hatay|antakya
TR|Kocaeli|izmit
TR|Sakarya|adapazarı
US|California|calif, cal
US|Massachusetts|mass
US|Pennsylvania|penn, penna
US|Illinois|ill
US|Florida|fla
US|Texas|tex
US|District of Columbia|d c, washington, washington dc
US|New York|ny state, upstate new york
`;

/**
 * Second-level regions that people write as the area: France's departments, Spain's and Italy's provinces and
 * London's county. Columns: country | admin2 code of the cities file | names; the code itself is one as well.
 */
export const secondLevelNames = `
FR|01|Ain
FR|02|Aisne
FR|03|Allier
FR|04|Alpes-de-Haute-Provence
FR|05|Hautes-Alpes
FR|06|Alpes-Maritimes
FR|07|Ardèche
FR|08|Ardennes
FR|09|Ariège
FR|10|Aube
FR|11|Aude
FR|12|Aveyron
FR|13|Bouches-du-Rhône
FR|14|Calvados
FR|15|Cantal
FR|16|Charente
FR|17|Charente-Maritime
FR|18|Cher
FR|19|Corrèze
FR|2A|Corse-du-Sud
FR|2B|Haute-Corse
FR|21|Côte-d’Or
FR|22|Côtes-d’Armor
FR|23|Creuse
FR|24|Dordogne
FR|25|Doubs
FR|26|Drôme
FR|27|Eure
FR|28|Eure-et-Loir
FR|29|Finistère
FR|30|Gard
FR|31|Haute-Garonne
FR|32|Gers
FR|33|Gironde
FR|34|Hérault
FR|35|Ille-et-Vilaine
FR|36|Indre
FR|37|Indre-et-Loire
FR|38|Isère
FR|39|Jura
FR|40|Landes
FR|41|Loir-et-Cher
FR|42|Loire
FR|43|Haute-Loire
FR|44|Loire-Atlantique
FR|45|Loiret
FR|46|Lot
FR|47|Lot-et-Garonne
FR|48|Lozère
FR|49|Maine-et-Loire
FR|50|Manche
FR|51|Marne
FR|52|Haute-Marne
FR|53|Mayenne
FR|54|Meurthe-et-Moselle
FR|55|Meuse
FR|56|Morbihan
FR|57|Moselle
FR|58|Nièvre
FR|59|Nord
FR|60|Oise
FR|61|Orne
FR|62|Pas-de-Calais
FR|63|Puy-de-Dôme
FR|64|Pyrénées-Atlantiques
FR|65|Hautes-Pyrénées
FR|66|Pyrénées-Orientales
FR|67|Bas-Rhin
FR|68|Haut-Rhin
FR|69|Rhône
FR|70|Haute-Saône
FR|71|Saône-et-Loire
FR|72|Sarthe
FR|73|Savoie
FR|74|Haute-Savoie
FR|76|Seine-Maritime
FR|77|Seine-et-Marne
FR|78|Yvelines
FR|79|Deux-Sèvres
FR|80|Somme
FR|81|Tarn
FR|82|Tarn-et-Garonne
FR|83|Var
FR|84|Vaucluse
FR|85|Vendée
FR|86|Vienne
FR|87|Haute-Vienne
FR|88|Vosges
FR|89|Yonne
FR|90|Territoire de Belfort
FR|91|Essonne
FR|92|Hauts-de-Seine
FR|93|Seine-Saint-Denis
FR|94|Val-de-Marne
FR|95|Val-d’Oise
ES|A|Alicante, Alacant
ES|AB|Albacete
ES|AL|Almería
ES|AV|Ávila
ES|B|Barcelona
ES|BA|Badajoz
ES|BI|Vizcaya, Bizkaia
ES|BU|Burgos
ES|C|A Coruña, La Coruña
ES|CA|Cádiz
ES|CC|Cáceres
ES|CO|Córdoba
ES|CR|Ciudad Real
ES|CS|Castellón, Castelló
ES|CU|Cuenca
ES|GC|Las Palmas
ES|GI|Gerona, Girona
ES|GR|Granada
ES|GU|Guadalajara
ES|H|Huelva
ES|HU|Huesca
ES|J|Jaén
ES|L|Lérida, Lleida
ES|LE|León
ES|LO|La Rioja
ES|LU|Lugo
ES|MA|Málaga
ES|O|Asturias
ES|OR|Orense, Ourense
ES|P|Palencia
ES|PO|Pontevedra
ES|SA|Salamanca
ES|SE|Sevilla
ES|SG|Segovia
ES|SO|Soria
ES|SS|Guipúzcoa, Gipuzkoa
ES|T|Tarragona
ES|TE|Teruel
ES|TF|Santa Cruz de Tenerife, Tenerife
ES|TO|Toledo
ES|V|Valencia, València
ES|VA|Valladolid
ES|VI|Álava, Araba
ES|Z|Zaragoza
ES|ZA|Zamora
IT|AG|Agrigento
IT|AN|Ancona
IT|AR|Arezzo
IT|AV|Avellino
IT|BA|Bari
IT|BG|Bergamo
IT|BO|Bologna
IT|BS|Brescia
IT|BZ|Bolzano
IT|CA|Cagliari
IT|CE|Caserta
IT|CN|Cuneo
IT|CO|Como
IT|CS|Cosenza
IT|CT|Catania
IT|CZ|Catanzaro
IT|FE|Ferrara
IT|FG|Foggia
IT|FI|Firenze, Florence
IT|FR|Frosinone
IT|GE|Genova, Genoa
IT|LE|Lecce
IT|LI|Livorno
IT|LT|Latina
IT|LU|Lucca
IT|MB|Monza e Brianza
IT|ME|Messina
IT|MI|Milano, Milan
IT|MO|Modena
IT|MN|Mantova
IT|NA|Napoli, Naples
IT|PA|Palermo
IT|PC|Piacenza
IT|PD|Padova, Padua
IT|PE|Pescara
IT|PG|Perugia
IT|PI|Pisa
IT|PR|Parma
IT|PV|Pavia
IT|RA|Ravenna
IT|RC|Reggio Calabria
IT|RE|Reggio Emilia
IT|RM|Roma, Rome
IT|RN|Rimini
IT|SA|Salerno
IT|SI|Siena
IT|SR|Siracusa
IT|SS|Sassari
IT|TA|Taranto
IT|TN|Trento
IT|TO|Torino, Turin
IT|TP|Trapani
IT|TS|Trieste
IT|TV|Treviso
IT|UD|Udine
IT|VA|Varese
IT|VE|Venezia, Venice
IT|VI|Vicenza
IT|VR|Verona
IT|VT|Viterbo
GB|GLA|Greater London, London, Londra, Londres
`;
