/**
 * What cities are called in the five languages where that differs from the name in the GeoNames file.
 * Written by hand. Columns: country | name in the file | tr | en | es | fr | pt; empty: as in the file.
 * A row means the most populous place of that name in that country; the build fails on a row that finds none.
 */
export const cityExonyms = `
AE|Abu Dhabi|Abu Dabi||Abu Dabi|Abou Dabi|
AE|Dubai|||Dubái|Dubaï|
AF|Kabul|Kabil|||Kaboul|Cabul
AF|Kandahār|Kandahar|Kandahar|Kandahar|Kandahar|Candaar
AG|Saint John’s||St. John’s|Saint John||
AL|Tirana|Tiran||||
AM|Yerevan|Erivan||Ereván|Erevan|Erevan
AT|Vienna|Viyana||Viena|Vienne|Viena
AT|Salzburg|||Salzburgo|Salzbourg|Salzburgo
AU|Canberra|Kanberra||Camberra||Camberra
AU|Sydney|Sidney||Sídney||
AZ|Baku|Bakü||Bakú|Bakou|
AZ|Ganja|Gence|||Gandja|
AZ|Sumqayıt|Sumgayıt|Sumgait|Sumgait|Soumgaït|Sumgait
AZ|Nakhchivan|Nahçıvan||Najicheván|Nakhitchevan|Naquichevão
AZ|Lankaran|Lenkeran||||
BA|Sarajevo|Saraybosna||||
BD|Dhaka|Dakka||Daca|Dacca|Daca
BD|Chittagong|Çitagong||||
BE|Brussels|Brüksel||Bruselas|Bruxelles|Bruxelas
BE|Antwerpen|Anvers|Antwerp|Amberes|Anvers|Antuérpia
BE|Gent||Ghent|Gante|Gand|Gante
BE|Brugge||Bruges|Brujas|Bruges|Bruges
BE|Liège|||Lieja||
BE|Leuven|||Lovaina|Louvain|Lovaina
BE|Mechelen|||Malinas|Malines|Malinas
BG|Sofia|Sofya||Sofía||Sófia
BG|Plovdiv|Filibe||||
BG|Burgas|Burgaz|||Bourgas|
BG|Ruse|Rusçuk||||
BG|Shumen|Şumnu|||Choumen|
BG|Kardzhali|Kırcaali||||
BG|Razgrad|Hezargrad||||
BR|Brasília||Brasilia|Brasilia|Brasilia|
BR|Rio de Janeiro|||Río de Janeiro||
BR|Goiânia|||Goiania||
BY|Homyel'|Gomel|Gomel|Gómel|Homiel|Gomel
BY|Hrodna|Grodno|Grodno|Grodno||Grodno
BY|Mahilyow|Mogilev|Mogilev|Maguilov|Moguilev|Mogilev
BY|Vitebsk|||Vítebsk||
CA|Montréal|Montreal|Montreal|Montreal||Montreal
CA|Québec|Quebec|Quebec City|Quebec||Quebec
CA|St. John's||||Saint-Jean|
CD|Kinshasa|Kinşasa||Kinsasa||Quinxassa
CG|Brazzaville|Brazavil||||Brazavile
CH|Genève|Cenevre|Geneva|Ginebra||Genebra
CH|Zürich|Zürih|Zurich|Zúrich|Zurich|Zurique
CH|Bern|||Berna|Berne|Berna
CH|Basel|||Basilea|Bâle|Basileia
CH|Lausanne|Lozan||Lausana||
CH|Luzern||Lucerne|Lucerna|Lucerne|Lucerna
CH|Sankt Gallen|St. Gallen|St. Gallen|San Galo|Saint-Gall|São Galo
CH|Sitten||Sion|Sion|Sion|Sion
CL|Santiago|||Santiago de Chile|Santiago du Chili|Santiago do Chile
CL|Valparaíso|Valparaiso|Valparaiso||Valparaiso|
CN|Beijing|Pekin||Pekín|Pékin|Pequim
CN|Shanghai|Şanghay||Shanghái||Xangai
CN|Guangzhou|||Cantón|Canton|Cantão
CN|Nanjing|Nankin||Nankín|Nankin|Nanquim
CN|Ürümqi|Urumçi|Urumqi|Urumchi||Urumqi
CN|Kashgar|Kaşgar||Kasgar|Kachgar|
CN|Lhasa||||Lhassa|
CO|Bogotá|Bogota|||Bogota|
CO|Medellín|Medellin||||
CU|Havana|||La Habana|La Havane|
CY|Nicosia|Lefkoşa|||Nicosie|Nicósia
CY|Limassol|Limasol||Limasol||
CY|Larnaca|Larnaka||Lárnaca||
CY|Famagusta|Gazimağusa|||Famagouste|
CY|Kyrenia|Girne||||
CY|Paphos|Baf||Pafos||Pafos
CY|Mórfou|Güzelyurt|Morphou|Morfu|Morphou|Morfu
CZ|Prague|Prag||Praga||Praga
CZ|Pilsen|Plzeň||||
DE|Berlin|||Berlín||Berlim
DE|Munich|Münih||Múnich||Munique
DE|Köln||Cologne|Colonia|Cologne|Colônia
DE|Hamburg|||Hamburgo|Hambourg|Hamburgo
DE|Frankfurt am Main|Frankfurt|Frankfurt|Fráncfort del Meno|Francfort-sur-le-Main|Frankfurt
DE|Nürnberg||Nuremberg|Núremberg|Nuremberg|Nuremberg
DE|Dresden|||Dresde|Dresde|
DE|Hannover||Hanover|Hanóver|Hanovre|Hanôver
DE|Bremen||||Brême|
DE|Aachen|||Aquisgrán|Aix-la-Chapelle|
DE|Mainz|||Maguncia|Mayence|Mogúncia
DE|Trier|||Tréveris|Trèves|Tréveris
DE|Regensburg|||Ratisbona|Ratisbonne|Ratisbona
DE|Augsburg|||Augsburgo|Augsbourg|Augsburgo
DE|Freiburg|||Friburgo|Fribourg-en-Brisgau|Friburgo
DE|Saarbrücken||||Sarrebruck|
DE|Koblenz|||Coblenza|Coblence|Coblença
DE|Konstanz|||Constanza|Constance|Constança
DE|Magdeburg|||Magdeburgo|Magdebourg|Magdeburgo
DE|Wolfsburg|||Wolfsburgo||
DE|Würzburg|||Wurzburgo|Wurtzbourg|Wurtzburgo
DE|Braunschweig||Brunswick|Brunswick|Brunswick|
DE|Göttingen|||Gotinga||Gotinga
DE|Stuttgart|||||Estugarda
DJ|Djibouti|Cibuti||Yibuti||Djibuti
DK|Copenhagen|Kopenhag||Copenhague|Copenhague|Copenhague
DK|Århus||Aarhus||Aarhus|
DO|Santo Domingo||||Saint-Domingue|São Domingos
DZ|Algiers|Cezayir||Argel|Alger|Argel
DZ|Oran|Vahran||Orán||Orã
DZ|Constantine|Konstantin||Constantina||Constantina
DZ|Annaba|Annabe||||
EE|Tallinn|||Tallin||
EG|Cairo|Kahire||El Cairo|Le Caire|
EG|Alexandria|İskenderiye||Alejandría|Alexandrie|
EG|Giza|Gize||Guiza|Gizeh|Gizé
EG|Luxor|Luksor|||Louxor|
EG|Aswan|Asvan||Asuán|Assouan|Assuã
EG|Port Said|||Puerto Saíd|Port-Saïd|Porto Said
EG|Suez|Süveyş||||
EG|Ismailia|İsmailiye||Ismailía|Ismaïlia|Ismaília
EG|Tanda|Tanta|Tanta|Tanta|Tanta|Tanta
EG|Al Manşūrah|Mansure|Mansoura|Mansura|Mansourah|Mansura
EG|Asyūţ|Asyut|Asyut|Asiut|Assiout|Assiut
EG|Al Fayyūm|Feyyum|Faiyum|Fayún|Fayoum|Faium
ES|Sevilla||Seville||Séville|Sevilha
ES|Córdoba||||Cordoue|Córdova
ES|Granada|Gırnata|||Grenade|
ES|Zaragoza||||Saragosse|Saragoça
ES|Barcelona||||Barcelone|
ES|Valencia||||Valence|Valência
ES|A Coruña|||La Coruña|La Corogne|Corunha
ES|Donostia / San Sebastián|San Sebastián|San Sebastián|San Sebastián|Saint-Sébastien|San Sebastián
ES|Gasteiz / Vitoria|Vitoria|Vitoria-Gasteiz|Vitoria|Vitoria-Gasteiz|Vitória
ES|Pamplona||||Pampelune|
ES|Cadiz|Cádiz||Cádiz|Cadix|Cádis
ES|Málaga||||Malaga|
ES|Castelló de la Plana|Castellón|Castellón de la Plana|Castellón de la Plana|Castellón de la Plana|
ES|Santiago de Compostela||||Saint-Jacques-de-Compostelle|
ES|Cartagena||||Carthagène|
ES|Toledo||||Tolède|
ES|Salamanca||||Salamanque|
ES|Segovia||||Ségovie|Segóvia
ES|Almería|||||Almeria
ES|Palma|Palma de Mallorca||Palma de Mallorca|Palma de Majorque|Palma de Maiorca
ET|Addis Ababa|||Adís Abeba|Addis-Abeba|Adis Abeba
FI|Helsinki|||||Helsinque
FR|Marseille|Marsilya||Marsella||Marselha
FR|Paris|||París||
FR|Nice|||Niza||
FR|Bordeaux|||Burdeos||Bordéus
FR|Strasbourg|Strazburg||Estrasburgo||Estrasburgo
FR|Avignon|||Aviñón||Avinhão
FR|Perpignan|||Perpiñán||Perpinhã
FR|Le Havre|||El Havre||
FR|Bayonne|||Bayona||Baiona
FR|Rouen|||Ruan||Ruão
FR|Orléans|||Orleans||Orleães
FR|Ajaccio|||||Ajácio
GB|London|Londra||Londres|Londres|Londres
GB|Edinburgh|||Edimburgo|Édimbourg|Edimburgo
GB|Canterbury||||Cantorbéry|Cantuária
GB|Kingston upon Hull||Hull|Hull|Hull|Hull
GE|Tbilisi|Tiflis||Tiflis|Tbilissi|
GE|Batumi|Batum|||Batoumi|
GE|Sokhumi|Sohum|Sukhumi|Sujumi|Soukhoumi|Sucumi
GE|Kutaisi||||Koutaïssi|
GH|Accra|Akra||Acra||Acra
GR|Athens|Atina||Atenas|Athènes|Atenas
GR|Thessaloníki|Selanik|Thessaloniki|Tesalónica|Thessalonique|Salônica
GR|Piraeus|Pire||El Pireo|Le Pirée|Pireu
GR|Pátra|Patras|Patras|Patras|Patras|Patras
GR|Irákleion|Kandiye|Heraklion|Heraclión|Héraklion|Heraclião
GR|Ródos|Rodos|Rhodes|Rodas|Rhodes|Rodes
GR|Corfu|Korfu||Corfú|Corfou|
GR|Kavála|Kavala|Kavala|Kavala|Kavala|Kavala
GR|Xánthi|İskeçe|Xanthi|Xanthi|Xanthi|Xanthi
GR|Komotiní|Gümülcine|Komotini|Komotini||Komotini
GR|Alexandroupoli|Dedeağaç||Alejandrópolis|Alexandroúpoli|Alexandrópolis
GR|Chaniá|Hanya|Chania|La Canea|La Canée|Chania
GR|Lárisa|Larissa|Larissa|Larisa|Larissa|Lárissa
GR|Mytilene|Midilli||Mitilene|Mytilène|Mitilene
GR|Chios|Sakız||Quíos||Quios
GR|Spárti|Sparta|Sparta|Esparta|Sparte|Esparta
GR|Kórinthos|Korint|Corinth|Corinto|Corinthe|Corinto
GT|Guatemala City|Guatemala||Ciudad de Guatemala|Guatemala|Cidade da Guatemala
HU|Budapest|Budapeşte||||Budapeste
ID|Jakarta|Cakarta||Yakarta||Jacarta
ID|Surabaya|||||Surabaia
IE|Dublin|||Dublín||
IL|Jerusalem|Kudüs||Jerusalén|Jérusalem|Jerusalém
IL|Haifa|Hayfa|||Haïfa|
IL|Beersheba|Beerşeva||Beerseba|Beer-Sheva|Bersebá
IL|Nazareth|Nasıra||Nazaret||Nazaré
IN|New Delhi|Yeni Delhi||Nueva Delhi||Nova Délhi
IN|Delhi|||||Délhi
IN|Mumbai|||Bombay|Bombay|
IN|Kolkata|Kalküta||Calcuta|Calcutta|Calcutá
IN|Bengaluru|Bangalor||Bangalore|Bangalore|Bangalore
IN|Hyderabad|Haydarabad||||Haiderabade
IN|Varanasi|||Benarés||
IQ|Baghdad|Bağdat||Bagdad|Bagdad|Bagdá
IQ|Basrah|Basra|Basra|Basora|Bassorah|Baçorá
IQ|Mosul|Musul|||Mossoul|Mossul
IQ|Kirkuk|Kerkük|||Kirkouk|Quircuque
IQ|Karbala|Kerbela||Kerbala|Kerbala|Carbala
IQ|Najaf|Necef||Nayaf|Nadjaf|
IQ|As Sulaymānīyah|Süleymaniye|Sulaymaniyah|Suleimaniya|Souleimaniye|Suleimânia
IQ|Al Fallūjah|Felluce|Fallujah|Faluya|Falloujah|Faluja
IQ|Dihok|Duhok|Duhok|Duhok|Dahuk|Duhok
IR|Tehran|Tahran||Teherán|Téhéran|Teerã
IR|Isfahan|İsfahan||Isfahán|Ispahan|
IR|Shiraz|Şiraz|||Chiraz|Xiraz
IR|Tabriz|Tebriz||||
IR|Mashhad|Meşhed|||Mechhed|
IR|Orūmīyeh|Urmiye|Urmia|Urmía|Ourmia|Úrmia
IR|Ardabīl|Erdebil|Ardabil|Ardebil|Ardabil|Ardabil
IR|Qom|Kum||||
IR|Kerman|Kirman||||
IR|Kermanshah|Kirmanşah|||Kermanchah|
IR|Zanjān|Zencan|Zanjan|Zanyán|Zanjan|Zanjan
IR|Hamadān|Hemedan|Hamadan|Hamadán|Hamadan|Hamadã
IS|Reykjavík|Reykjavik|Reykjavik|Reikiavik|Reykjavik|Reykjavik
IT|Rome|Roma||Roma||Roma
IT|Milan|Milano||Milán||Milão
IT|Naples|Napoli||Nápoles||Nápoles
IT|Turin|Torino||Turín||Turim
IT|Venice|Venedik||Venecia|Venise|Veneza
IT|Florence|Floransa||Florencia||Florença
IT|Genoa|Cenova||Génova|Gênes|Gênova
IT|Bologna|Bolonya||Bolonia|Bologne|Bolonha
IT|Padova||Padua|Padua|Padoue|Pádua
IT|Verona||||Vérone|
IT|Palermo||||Palerme|
IT|Siena||||Sienne|
IT|Mantova||Mantua|Mantua|Mantoue|Mântua
IT|Trento||||Trente|
IT|Siracusa|Siraküza|Syracuse||Syracuse|
IT|Taranto|||Tarento|Tarente|Tarento
IT|Brescia|||||Bréscia
IT|Ferrara||||Ferrare|
IT|Modena|||Módena|Modène|Módena
IT|Parma||||Parme|
IT|Ravenna|||Rávena|Ravenne|Ravena
IT|Perugia||||Pérouse|Perúgia
IT|Catania||||Catane|Catânia
IT|Messina||||Messine|
IT|Livorno||||Livourne|
IT|Bergamo|||Bérgamo|Bergame|Bérgamo
IT|Cremona||||Crémone|
JO|Amman|||Amán||Amã
JP|Tokyo|||Tokio||Tóquio
JP|Kyoto|||Kioto||Quioto
JP|Hiroshima|Hiroşima||||
KG|Bishkek|Bişkek||Biskek|Bichkek|Bisqueque
KG|Osh|Oş|||Och|
KH|Phnom Penh|||Nom Pen||
KP|Pyongyang|||Pionyang||
KR|Seoul|Seul||Seúl|Séoul|Seul
KW|Kuwait City|Kuveyt||Ciudad de Kuwait|Koweït|Cidade do Kuwait
KZ|Nur-Sultan|Astana|Astana|Astaná|Astana|Astana
KZ|Almaty|Almatı||||
KZ|Shymkent|Çimkent|||Chymkent|
KZ|Turkestan|Türkistan||Turkestán||
KZ|Karagandy|Karagandı|Karaganda|Karagandá|Karaganda|Karaganda
LB|Beirut|Beyrut|||Beyrouth|Beirute
LB|Tripoli|Trablusşam||Trípoli||Trípoli
LB|Sidon|Sayda||Sidón|Saïda|
LK|Colombo|Kolombo||||
LU|Luxembourg|Lüksemburg||Luxemburgo||Luxemburgo
LY|Tripoli|Trablus||Trípoli||Trípoli
LY|Benghazi|Bingazi||Bengasi||Bengasi
MA|Marrakesh|Marakeş||Marrakech|Marrakech|Marraquexe
MA|Casablanca|Kazablanka||||
MA|Tangier|Tanca||Tánger|Tanger|Tânger
MA|Fès|Fes|Fez|Fez||Fez
MA|Meknès|Meknes|Meknes|Mequinez||Mequinez
MA|Tétouan|Tetuan|Tetouan|Tetuán||Tetuão
MC|Monaco|Monako||Mónaco||Mônaco
MD|Chisinau|Kişinev|Chișinău|Chisináu||Quixinau
ME|Podgorica|Podgoritsa||||
MK|Skopje|Üsküp||Skopie||Escópia
MK|Bitola|Manastır||||
MK|Tetovo|Kalkandelen||||
MM|Yangon|||Rangún|Rangoun|Rangum
MN|Ulan Bator|Ulan Batur|Ulaanbaatar|Ulán Bator|Oulan-Bator|
MO|Macau|Makao||Macao|Macao|
MT|Valletta|||La Valeta|La Valette|
MV|Male||Malé|Malé|Malé|Malé
MX|Mexico City|Meksiko||Ciudad de México|Mexico|Cidade do México
MX|Cancún|Cancun||||
MX|Acapulco de Juárez|Acapulco|Acapulco|Acapulco|Acapulco|Acapulco
NG|Abuja|||Abuya||
NL|The Hague|Lahey||La Haya|La Haye|Haia
NL|Amsterdam|||Ámsterdam||Amsterdã
NL|Rotterdam|||Róterdam||Roterdã
NL|Groningen|||Groninga|Groningue|
NL|Nijmegen||||Nimègue|
NL|Leiden||||Leyde|
NP|Kathmandu|Katmandu||Katmandú|Katmandou|Katmandu
OM|Muscat|Maskat||Mascate|Mascate|Mascate
PA|Panamá|Panama|Panama City|Ciudad de Panamá|Panama|Cidade do Panamá
PE|Cusco|||Cuzco|Cuzco|
PH|Manila||||Manille|
PK|Karachi|Karaçi||||Carachi
PK|Islamabad|İslamabad||||
PK|Lahore|Lahor||||
PK|Peshawar|Peşaver||||
PL|Warsaw|Varşova||Varsovia|Varsovie|Varsóvia
PL|Kraków|Krakov|Krakow|Cracovia|Cracovie|Cracóvia
PL|Gdańsk|Gdansk|Gdansk|Gdansk||Gdansk
PL|Wrocław|Wroclaw|Wroclaw|Breslavia||Breslávia
PL|Poznań|Poznan|Poznan|Poznan||Poznan
PL|Łódź|Lodz|Lodz|Lodz||Lodz
PL|Częstochowa|Czestochowa|Czestochowa|Czestochowa||Czestochowa
PS|Gaza|Gazze||||
PS|Bethlehem|Beytüllahim||Belén|Bethléem|Belém
PS|Hebron|El Halil||Hebrón|Hébron|
PS|Nablus||||Naplouse|
PS|Jericho|Eriha||Jericó|Jéricho|Jericó
PT|Lisbon|Lizbon||Lisboa|Lisbonne|Lisboa
PT|Porto|||Oporto||
PT|Coimbra|||Coímbra||
RO|Bucharest|Bükreş||Bucarest|Bucarest|Bucareste
RO|Constanţa|Köstence|Constanța|Constanza|Constanța|Constança
RO|Timişoara||Timișoara|Timisoara|Timișoara|Timisoara
RO|Iaşi|Yaş|Iași|Iasi|Iași|Iasi
RO|Braşov||Brașov|Brasov|Brașov|Brasov
RS|Belgrade|Belgrad||Belgrado||Belgrado
RS|Niš|Niş||||
RS|Novi Pazar|Yeni Pazar||||
RU|Moscow|Moskova||Moscú|Moscou|Moscou
RU|Saint Petersburg|Sankt Petersburg|St. Petersburg|San Petersburgo|Saint-Pétersbourg|São Petersburgo
RU|Kazan|||Kazán||Cazã
RU|Volgograd|||||Volgogrado
RU|Yekaterinburg|||Ekaterimburgo|Ekaterinbourg|Ecaterimburgo
RU|Nizhniy Novgorod|Nijniy Novgorod|Nizhny Novgorod|Nizhni Nóvgorod|Nijni Novgorod|Níjni Novgorod
RU|Novosibirsk||||Novossibirsk|
RU|Rostov-na-Donu||Rostov-on-Don|Rostov del Don|Rostov-sur-le-Don|Rostov do Don
RU|Sochi|Soçi|||Sotchi|Sóchi
RU|Chelyabinsk|Çelyabinsk||Cheliábinsk|Tcheliabinsk|Tcheliabinsk
RU|Groznyy|Grozni|Grozny|Grozni|Grozny|Grozny
RU|Makhachkala|Mahaçkale||Majachkalá|Makhatchkala|
RU|Astrakhan|Astrahan||Astracán||Astracã
RU|Ufa||||Oufa|
RU|Krasnoyarsk||||Krasnoïarsk|
RU|Voronezh|Voronej||Vorónezh|Voronej|
RU|Irkutsk|İrkutsk|||Irkoutsk|
RU|Arkhangel’sk|Arhangelsk|Arkhangelsk|Arcángel|Arkhangelsk|Arcangel
RU|Murmansk|||Múrmansk|Mourmansk|
RU|Tol’yatti|Tolyatti|Tolyatti|Toliatti|Togliatti|Togliatti
RU|Khabarovsk|Habarovsk||Jabárovsk||
RU|Yakutsk||||Iakoutsk|Iakutsk
RU|Orël|Oryol|Oryol|Oriol|Orel|Oriol
RU|Ryazan’|Ryazan|Ryazan|Riazán|Riazan|Riazan
RU|Stavropol’|Stavropol|Stavropol|Stávropol|Stavropol|Stavropol
SA|Mecca|Mekke||La Meca|La Mecque|Meca
SA|Medina|Medine|||Médine|
SA|Riyadh|Riyad||Riad|Riyad|Riade
SA|Jeddah|Cidde||Yeda|Djeddah|Jidá
SA|Ta’if|Taif|Taif|Taif|Taïf|Taife
SD|Khartoum|Hartum||Jartum||Cartum
SE|Göteborg||Gothenburg|Gotemburgo||Gotemburgo
SE|Stockholm|||Estocolmo||Estocolmo
SE|Uppsala|||Upsala||Upsália
SG|Singapore|Singapur||Singapur|Singapour|Singapura
SI|Ljubljana|||Liubliana||Liubliana
SN|Dakar|||||Dacar
SO|Mogadishu|Mogadişu||Mogadiscio|Mogadiscio|Mogadíscio
SV|San Salvador|||||São Salvador
SY|Damascus|Şam||Damasco|Damas|Damasco
SY|Aleppo|Halep||Alepo|Alep|Alepo
SY|Homs|Humus||||
SY|Latakia|Lazkiye|||Lattaquié|Lataquia
SY|Ḩamāh|Hama|Hama|Hama|Hama|Hama
SY|Deir ez-Zor|Deyrizor||||
SY|Al Ḩasakah|Haseke|Al-Hasakah|Al Hasaka|Hassaké|Al-Hasaca
TH|Bangkok|||||Bangcoc
TJ|Dushanbe|Duşanbe||Dusambé|Douchanbé|Duchambé
TJ|Khujand|Hucend||Juyand|Khodjent|
TM|Ashgabat|Aşkabat||Asjabad|Achgabat|Asgabate
TN|Tunis|Tunus||Túnez||Tunes
TR|Istanbul|İstanbul||Estambul||Istambul
TR|İzmir||Izmir|Esmirna|Izmir|Esmirna
TR|Ankara|||||Ancara
TR|İzmit||Izmit|Izmit|Izmit|Izmit
TR|Antakya|||Antioquía|Antioche|Antioquia
TR|Trabzon|||Trebisonda|Trébizonde|Trebizonda
TR|Umraniye|Ümraniye||||
TR|İskenderun||Iskenderun|Alejandreta|Alexandrette|Alexandreta
TR|Batikent|Batıkent||||
TW|Taipei|||Taipéi||
TZ|Dar es Salaam|Darüsselam||Dar es-Salam||
TZ|Zanzibar|||Zanzíbar||
UA|Kyiv|Kiev||Kiev|Kiev|Kiev
UA|Kharkiv|Harkov||Járkov||Carcóvia
UA|Odessa||Odesa|Odesa||
UA|Lviv|||Leópolis||
UA|Sevastopol|Sivastopol||Sebastopol|Sébastopol|Sebastopol
UA|Simferopol|Akmescit||Simferópol||
UA|Kherson|Herson||Jersón||
UA|Mykolayiv|Mıkolayiv|Mykolaiv|Mykolaiv|Mykolaïv|Mykolaiv
UA|Zaporizhia|Zaporijya|Zaporizhzhia|Zaporiyia|Zaporijjia|Zaporíjia
UA|Mariupol|||Mariúpol|Marioupol|
UA|Yevpatoriya|Gözleve|Yevpatoria|Eupatoria|Eupatoria|Eupatória
US|New York City|New York|New York|Nueva York|New York|Nova York
US|Los Angeles|||Los Ángeles||
US|Philadelphia|||Filadelfia|Philadelphie|Filadélfia
US|New Orleans|||Nueva Orleans|La Nouvelle-Orléans|Nova Orleans
US|Washington, D.C.|Washington||Washington D. C.|Washington|Washington
US|San Francisco|||||São Francisco
US|Chicago|Şikago||||
UZ|Tashkent|Taşkent||Taskent|Tachkent|Tasquente
UZ|Samarkand|Semerkant||Samarcanda|Samarcande|Samarcanda
UZ|Bukhara|Buhara||Bujará|Boukhara|Bucara
UZ|Khiwa|Hive|Khiva|Jiva|Khiva|Khiva
UZ|Namangan|||Namangán||
UZ|Fergana|||Ferganá|Ferghana|
VA|Vatican City|Vatikan||Ciudad del Vaticano|Cité du Vatican|Cidade do Vaticano
VN|Hanoi|||Hanói|Hanoï|Hanói
VN|Ho Chi Minh City|Ho Chi Minh||Ciudad Ho Chi Minh|Hô Chi Minh-Ville|Cidade de Ho Chi Minh
XK|Pristina|Priştine||||
YE|Sanaa|Sana||Saná||Saná
YE|Aden|||Adén||Adém
ZA|Cape Town|||Ciudad del Cabo|Le Cap|Cidade do Cabo
ZA|Johannesburg|||Johannesburgo|Johannesbourg|Joanesburgo
ZA|Pretoria|||||Pretória
`;

/** The same for first-level regions; columns: country | name in the admin1 table | tr | en | es | fr | pt. */
export const regionExonyms = `
AZ|Baki|Bakü|Baku|Bakú|Bakou|Baku
BA|Federation of B&H|Bosna-Hersek Federasyonu|Federation of Bosnia and Herzegovina|Federación de Bosnia y Herzegovina|Fédération de Bosnie-et-Herzégovine|Federação da Bósnia e Herzegovina
BE|Brussels Capital|Brüksel||Bruselas-Capital|Bruxelles-Capitale|Bruxelas-Capital
BE|Flanders|Flandre||Flandes|Flandre|Flandres
BE|Wallonia|Valonya||Valonia|Wallonie|Valônia
BG|Sofia-Capital|Sofya|Sofia|Sofía|Sofia|Sófia
BR|Federal District|Federal Bölge||Distrito Federal|District fédéral|Distrito Federal
CA|British Columbia|Britanya Kolumbiyası||Columbia Británica|Colombie-Britannique|Colúmbia Britânica
CA|New Brunswick|||Nuevo Brunswick|Nouveau-Brunswick|Novo Brunswick
CA|Nova Scotia|||Nueva Escocia|Nouvelle-Écosse|Nova Escócia
CA|Quebec||||Québec|
CA|Prince Edward Island|||Isla del Príncipe Eduardo|Île-du-Prince-Édouard|Ilha do Príncipe Eduardo
CA|Newfoundland and Labrador|||Terranova y Labrador|Terre-Neuve-et-Labrador|Terra Nova e Labrador
CL|Santiago Metropolitan|Metropolitan Bölge|Metropolitan Region|Región Metropolitana|Région métropolitaine|Região Metropolitana
CO|Bogota D.C.|Bogota|Bogotá|Bogotá|Bogota|Bogotá
DE|State of Berlin|Berlin|Berlin|Berlín|Berlin|Berlim
DE|Bavaria|Bavyera||Baviera|Bavière|Baviera
DE|Saxony|Saksonya||Sajonia|Saxe|Saxônia
DE|Lower Saxony|Aşağı Saksonya||Baja Sajonia|Basse-Saxe|Baixa Saxônia
DE|Saxony-Anhalt|Saksonya-Anhalt||Sajonia-Anhalt|Saxe-Anhalt|Saxônia-Anhalt
DE|Thuringia|Türingiya||Turingia|Thuringe|Turíngia
DE|Hesse|Hessen||||
DE|North Rhine-Westphalia|Kuzey Ren-Vestfalya||Renania del Norte-Westfalia|Rhénanie-du-Nord-Westphalie|Renânia do Norte-Vestfália
DE|Rheinland-Pfalz|Renanya-Palatina|Rhineland-Palatinate|Renania-Palatinado|Rhénanie-Palatinat|Renânia-Palatinado
DE|Saarland|||Sarre|Sarre|Sarre
DE|Baden-Wurttemberg|Baden-Württemberg|Baden-Württemberg|Baden-Wurtemberg|Bade-Wurtemberg|Baden-Württemberg
DK|Capital Region|Başkent Bölgesi||Región Capital|Région de la capitale|Região da Capital
ES|Andalusia|Endülüs||Andalucía|Andalousie|Andaluzia
ES|Catalonia|Katalonya||Cataluña|Catalogne|Catalunha
ES|Basque Country|Bask Bölgesi||País Vasco|Pays basque|País Basco
ES|Aragon|||Aragón||Aragão
ES|Canary Islands|Kanarya Adaları||Canarias|Îles Canaries|Ilhas Canárias
ES|Balearic Islands|Balear Adaları||Islas Baleares|Îles Baléares|Ilhas Baleares
ES|Castille and León|Kastilya ve León|Castile and León|Castilla y León|Castille-et-León|Castela e Leão
ES|Castille-La Mancha|Kastilya-La Mancha|Castilla–La Mancha|Castilla-La Mancha|Castille-La Manche|Castela-Mancha
ES|Galicia|Galiçya|||Galice|Galiza
ES|Navarre|Navarra||Navarra||Navarra
ES|Valencia|||Comunidad Valenciana|Communauté valencienne|Comunidade Valenciana
FR|Brittany|Bretonya||Bretaña|Bretagne|Bretanha
FR|Normandy|Normandiya||Normandía|Normandie|Normandia
FR|Corsica|Korsika||Córcega|Corse|Córsega
FR|Occitanie|||Occitania||Occitânia
FR|New Aquitaine|Yeni Akitanya|Nouvelle-Aquitaine|Nueva Aquitania|Nouvelle-Aquitaine|Nova Aquitânia
FR|Provence-Alpes-Côte d’Azur|||Provenza-Alpes-Costa Azul||Provença-Alpes-Costa Azul
GB|England|İngiltere||Inglaterra|Angleterre|Inglaterra
GB|Scotland|İskoçya||Escocia|Écosse|Escócia
GB|Wales|Galler||Gales|Pays de Galles|País de Gales
GB|Northern Ireland|Kuzey İrlanda||Irlanda del Norte|Irlande du Nord|Irlanda do Norte
GR|Attica|Attika||Ática|Attique|Ática
GR|Central Macedonia|Orta Makedonya||Macedonia Central|Macédoine-Centrale|Macedônia Central
GR|East Macedonia and Thrace|Doğu Makedonya ve Trakya||Macedonia Oriental y Tracia|Macédoine-Orientale-et-Thrace|Macedônia Oriental e Trácia
GR|West Macedonia|Batı Makedonya||Macedonia Occidental|Macédoine-Occidentale|Macedônia Ocidental
GR|Thessaly|Tesalya||Tesalia|Thessalie|Tessália
GR|Epirus|Epir||Epiro|Épire|Epiro
GR|Ionian Islands|İyon Adaları||Islas Jónicas|Îles Ioniennes|Ilhas Jônicas
GR|West Greece|Batı Yunanistan||Grecia Occidental|Grèce-Occidentale|Grécia Ocidental
GR|Central Greece|Orta Yunanistan||Grecia Central|Grèce-Centrale|Grécia Central
GR|Peloponnese|Mora||Peloponeso|Péloponnèse|Peloponeso
GR|North Aegean|Kuzey Ege||Egeo Septentrional|Égée-Septentrionale|Egeu Setentrional
GR|South Aegean|Güney Ege||Egeo Meridional|Égée-Méridionale|Egeu Meridional
GR|Crete|Girit||Creta|Crète|Creta
IS|Capital Region|Başkent Bölgesi||Región Capital|Région de la capitale|Região da Capital
IT|Lazio|||Lacio|Latium|Lácio
IT|Lombardy|Lombardiya||Lombardía|Lombardie|Lombardia
IT|Tuscany|Toskana||Toscana|Toscane|Toscana
IT|Sicily|Sicilya||Sicilia|Sicile|Sicília
IT|Sardinia|Sardinya||Cerdeña|Sardaigne|Sardenha
IT|Piedmont|Piyemonte||Piamonte|Piémont|Piemonte
IT|Apulia|Puglia|||Pouilles|Apúlia
IT|Veneto||||Vénétie|Vêneto
MK|Grad Skopje|Üsküp|Skopje|Skopie|Skopje|Escópia
MX|Mexico City|Meksiko||Ciudad de México|Mexico|Cidade do México
NL|North Brabant|Kuzey Brabant||Brabante Septentrional|Brabant-Septentrional|Brabante do Norte
NL|North Holland|Kuzey Hollanda||Holanda Septentrional|Hollande-Septentrionale|Holanda do Norte
NL|South Holland|Güney Hollanda||Holanda Meridional|Hollande-Méridionale|Holanda do Sul
RE|Reunion|Réunion|Réunion|Reunión|La Réunion|Reunião
US|California|Kaliforniya|||Californie|Califórnia
US|New York|||Nueva York||Nova York
US|New Jersey|||Nueva Jersey||Nova Jersey
US|New Mexico|||Nuevo México|Nouveau-Mexique|Novo México
US|North Carolina|Kuzey Karolina||Carolina del Norte|Caroline du Nord|Carolina do Norte
US|South Carolina|Güney Karolina||Carolina del Sur|Caroline du Sud|Carolina do Sul
US|North Dakota|Kuzey Dakota||Dakota del Norte|Dakota du Nord|Dakota do Norte
US|South Dakota|Güney Dakota||Dakota del Sur|Dakota du Sud|Dakota do Sul
US|West Virginia|Batı Virginia||Virginia Occidental|Virginie-Occidentale|Virgínia Ocidental
US|Virginia||||Virginie|Virgínia
US|Pennsylvania|||Pensilvania|Pennsylvanie|Pensilvânia
US|Louisiana|||Luisiana|Louisiane|Luisiana
US|Florida||||Floride|Flórida
US|Georgia||||Géorgie|Geórgia
US|Hawaii|||Hawái|Hawaï|Havaí
US|Michigan|||Míchigan||
US|Missouri|||Misuri||Missúri
US|Mississippi|||Misisipi||Mississípi
US|Oregon|||Oregón||Óregon
US|Texas|Teksas||||
`;

/** Postal letters that people write behind a city, where the admin1 code is a number; country | region | letters. */
export const regionLetters = `
CA|Ontario|ON
CA|Quebec|QC
CA|British Columbia|BC
CA|Alberta|AB
CA|Manitoba|MB
CA|Saskatchewan|SK
CA|Nova Scotia|NS
CA|New Brunswick|NB
CA|Newfoundland and Labrador|NL
CA|Prince Edward Island|PE
AU|New South Wales|NSW
AU|Victoria|VIC
AU|Queensland|QLD
AU|Western Australia|WA
AU|South Australia|SA
AU|Tasmania|TAS
BR|São Paulo|SP
BR|Rio de Janeiro|RJ
BR|Minas Gerais|MG
BR|Bahia|BA
BR|Rio Grande do Sul|RS
BR|Paraná|PR
BR|Santa Catarina|SC
BR|Ceará|CE
BR|Pernambuco|PE
BR|Goiás|GO
BR|Pará|PA
BR|Amazonas|AM
BR|Espírito Santo|ES
BR|Federal District|DF
BR|Paraíba|PB
BR|Rio Grande do Norte|RN
BR|Alagoas|AL
BR|Maranhão|MA
BR|Mato Grosso|MT
BR|Mato Grosso do Sul|MS
BR|Piauí|PI
BR|Sergipe|SE
BR|Rondônia|RO
BR|Tocantins|TO
BR|Acre|AC
BR|Amapá|AP
BR|Roraima|RR
`;
