/**
 * Quarters and boroughs that the cities file lacks and people name as their birthplace: they find the city that they
 * belong to. Columns: country | city as in the file | names.
 */
export const quarters = `
TR|Istanbul|Kadıköy, Bakırköy, Beşiktaş, Beyoğlu, Fatih, Pendik, Kartal, Beykoz, Sarıyer, Tuzla, Avcılar, Küçükçekmece, Büyükçekmece, Beylikdüzü, Eyüp, Eyüpsultan, Gaziosmanpaşa, Kağıthane, Bayrampaşa, Güngören, Çekmeköy, Silivri, Şile, Çatalca, Adalar, Moda, Taksim, Suriçi, Bebek, Etiler, Nişantaşı, Cihangir, Levent, Ortaköy, Arnavutköy, Kuzguncuk, Çengelköy, Bostancı, Erenköy, Göztepe, Suadiye, Acıbadem, Fenerbahçe, Balat, Aksaray, Yeşilköy, Florya, Ataköy, Galata, Karaköy, Mecidiyeköy, Tarabya, Emirgan, Kurtuluş, Cerrahpaşa, Haydarpaşa, Zeytinburnu, Bahçelievler, Üsküdar, Ümraniye, Maltepe, Ataşehir, Sancaktepe, Sultangazi, Esenler, Bağcılar, Esenyurt, Başakşehir, Sultanbeyli, Şişli
TR|Ankara|Keçiören, Yenimahalle, Mamak, Altındağ, Etimesgut, Sincan, Gölbaşı, Pursaklar, Kızılay, Çankaya, Ulus, Batıkent, Eryaman, Bahçelievler, Tunalı, Ümitköy, Çayyolu, Dikmen, Ayrancı, Kavaklıdere, Cebeci, Hamamönü
TR|İzmir|Karşıyaka, Bornova, Konak, Buca, Çiğli, Gaziemir, Balçova, Narlıdere, Bayraklı, Güzelbahçe, Alsancak, Göztepe, Karabağlar, Hatay, Bostanlı, Mavişehir, Güzelyalı, Basmane
TR|Bursa|Nilüfer, Osmangazi, Yıldırım, Çekirge
TR|Adana|Seyhan, Yüreğir, Sarıçam, Çukurova
TR|Konya|Selçuklu, Meram, Karatay
TR|Gaziantep|Şahinbey, Şehitkamil
TR|Diyarbakır|Bağlar, Kayapınar, Yenişehir, Sur
TR|Antalya|Konyaaltı, Kepez, Muratpaşa, Lara, Kaleiçi
TR|Kayseri|Melikgazi, Kocasinan, Talas
TR|Eskişehir|Odunpazarı, Tepebaşı
TR|Samsun|İlkadım, Atakum, Canik
TR|Mersin|Yenişehir, Mezitli, Toroslar, Akdeniz
TR|Şanlıurfa|Haliliye, Eyyübiye, Karaköprü
TR|Trabzon|Ortahisar
TR|Van|İpekyolu, Tuşba, Edremit
TR|Malatya|Battalgazi, Yeşilyurt
TR|Erzurum|Yakutiye, Palandöken, Aziziye
TR|Kahramanmaraş|Onikişubat, Dulkadiroğlu
TR|Denizli|Pamukkale, Merkezefendi
TR|Manisa|Yunusemre, Şehzadeler
TR|Balıkesir|Karesi, Altıeylül
TR|Aydın|Efeler
TR|Mardin|Artuklu
TR|Muğla|Menteşe
TR|Ordu|Altınordu
TR|Tekirdağ|Süleymanpaşa
BR|São Paulo|Vila Mariana, Moema, Pinheiros, Itaquera, Tatuapé, Mooca, Santana, Lapa, Butantã, Ipiranga, Jabaquara, Penha, Perdizes, Higienópolis, Bela Vista, Bixiga, Liberdade, Consolação, Jardins, Jardim Paulista, Itaim Bibi, Vila Madalena, Morumbi, Campo Limpo, Capão Redondo, Santo Amaro, Interlagos, Grajaú, São Mateus, São Miguel Paulista, Guaianases, Cidade Tiradentes, Pirituba, Freguesia do Ó, Casa Verde, Tucuruvi, Vila Maria, Brás, Sé, Zona Leste, Zona Sul, Zona Norte, Zona Oeste, Brooklin, Saúde, Cambuci, Aclimação, Vila Olímpia, Vila Prudente, Sapopemba
BR|Rio de Janeiro|Copacabana, Ipanema, Leblon, Botafogo, Flamengo, Tijuca, Barra da Tijuca, Méier, Madureira, Jacarepaguá, Campo Grande, Bangu, Realengo, Lapa, Santa Teresa, Laranjeiras, Catete, Glória, Gávea, Lagoa, Urca, Leme, Humaitá, Jardim Botânico, Grajaú, Vila Isabel, Maracanã, São Cristóvão, Penha, Ilha do Governador, Rocinha, Recreio dos Bandeirantes, Zona Sul, Zona Norte, Zona Oeste, Santa Cruz, Irajá, Engenho de Dentro, Bonsucesso, Ramos, Deodoro
BR|Belo Horizonte|Savassi, Pampulha, Barreiro, Venda Nova, Lourdes, Funcionários, Buritis, Santa Efigênia
BR|Salvador|Barra, Pelourinho, Ondina, Rio Vermelho, Itapuã, Pituba, Brotas, Cajazeiras, Liberdade
BR|Porto Alegre|Moinhos de Vento, Menino Deus, Cidade Baixa, Bom Fim, Petrópolis, Restinga
BR|Curitiba|Batel, Água Verde, Portão, Boqueirão, Santa Felicidade, Cajuru
BR|Recife|Boa Viagem, Casa Forte, Boa Vista, Casa Amarela, Várzea
BR|Fortaleza|Aldeota, Meireles, Messejana, Mucuripe, Praia de Iracema
BR|Brasília|Asa Sul, Asa Norte, Lago Sul, Lago Norte, Cruzeiro, Plano Piloto, Sudoeste, Guará, Taguatinga, Ceilândia, Samambaia, Gama, Sobradinho
BR|Florianópolis|Trindade, Canasvieiras, Lagoa da Conceição
BR|Campinas|Barão Geraldo, Cambuí
BR|Niterói|Icaraí
BR|Goiânia|Setor Bueno, Setor Oeste
BR|Belém|Nazaré, Umarizal, Marco
BR|Vitória|Jardim da Penha, Praia do Canto
MX|Mexico City|Roma Norte, Roma Sur, Condesa, Polanco, Del Valle, Narvarte, Doctores, Lindavista, Tepito, Pedregal, Santa Fe, Lomas de Chapultepec, Nápoles, Juárez, Tacubaya, Tlatelolco, Centro Histórico, San Ángel
MX|Guadalajara|Chapalita, Providencia, Oblatos, Analco
MX|Monterrey|Obispado, Mitras, Cumbres, Contry
AR|Buenos Aires|Palermo, Recoleta, Belgrano, Caballito, Flores, Almagro, San Telmo, La Boca, Villa Crespo, Villa Urquiza, Villa Devoto, Núñez, Colegiales, Boedo, Barracas, Constitución, Balvanera, Once, Retiro, Puerto Madero, Liniers, Mataderos, Villa Lugano, Parque Patricios, Saavedra, Coghlan, Parque Chacabuco, Monserrat, Chacarita, Paternal, Villa del Parque, Flores, Floresta
AR|Córdoba|Nueva Córdoba, Alta Córdoba, Alberdi, Cerro de las Rosas, Güemes
AR|Rosario|Fisherton, Pichincha, Echesortu
CL|Santiago|Ñuñoa, Providencia, Vitacura, La Reina, Las Condes, Recoleta, Independencia, Estación Central, Quinta Normal, Macul, Peñalolén, Cerrillos, La Florida, Lo Barnechea, Maipú, La Cisterna, San Miguel
CL|Valparaíso|Cerro Alegre, Playa Ancha, Cerro Concepción
CO|Bogotá|Chapinero, Usaquén, Suba, Kennedy, Teusaquillo, La Candelaria, Fontibón, Engativá, Ciudad Bolívar
CO|Medellín|El Poblado, Laureles, Belén, Aranjuez, Robledo
CO|Cali|San Fernando, Granada, San Antonio, Siloé
PE|Lima|Miraflores, San Isidro, Barranco, Surco, Santiago de Surco, La Molina, San Borja, Jesús María, Pueblo Libre, Magdalena del Mar, Lince, San Miguel, Breña, La Victoria, Rímac, Los Olivos, Comas, Chorrillos
VE|Caracas|Chacao, Altamira, Catia, La Candelaria, Petare, Sabana Grande, El Paraíso, Chacaíto
UY|Montevideo|Pocitos, Punta Carretas, Carrasco, Malvín, Ciudad Vieja, Cordón
BO|La Paz|Sopocachi, Miraflores, Calacoto, Obrajes
EC|Quito|La Mariscal, Cumbayá, La Floresta
CR|San José|San Pedro, Escalante, Sabana, Barrio Amón
CU|Havana|Vedado, Habana Vieja, Miramar, Centro Habana, Playa, Marianao
DO|Santo Domingo|Naco, Gazcue, Piantini, Zona Colonial
ES|Madrid|Chamberí, Malasaña, Lavapiés, Chueca, Carabanchel, Vallecas, Usera, Tetuán, Salamanca, Retiro, Moncloa, Hortaleza, Moratalaz, Arganzuela, Latina, La Latina, Villaverde, Vicálvaro, San Blas, Chamartín, Ciudad Lineal, Fuencarral, Barajas
ES|Barcelona|Gràcia, Gracia, Eixample, Ensanche, Sants, Poblenou, Raval, El Raval, Sarrià, Les Corts, Horta, Nou Barris, Sant Andreu, Sant Martí, Clot, Barceloneta, Gótico, Born, Sant Antoni, Poble Sec, Vall d’Hebron
ES|Valencia|Ruzafa, Russafa, El Carmen, Benimaclet, Cabanyal, Campanar, Patraix
ES|Sevilla|Triana, Macarena, Nervión, Santa Cruz, Los Remedios
ES|Bilbao|Deusto, Casco Viejo, Indautxu, Begoña
ES|Málaga|El Palo, Huelin, Pedregalejo
ES|Zaragoza|Delicias, Actur, Torrero
FR|Paris|Le Marais, Marais, Montmartre, Montparnasse, Belleville, Ménilmontant, Bastille, Saint-Germain-des-Prés, Quartier latin, Batignolles, Pigalle, Passy, Auteuil, La Villette, Bercy, Opéra, Les Halles, Châtelet, Barbès, La Chapelle, Oberkampf, Nation
FR|Lyon|Croix-Rousse, La Croix-Rousse, Fourvière, Part-Dieu, La Guillotière, Gerland, Vieux Lyon, Confluence, Bellecour, Vaise, Monplaisir
FR|Marseille|Le Panier, Vieux-Port, Belsunce, La Joliette, Castellane, Noailles, Prado, Endoume, L’Estaque, La Timone
FR|Toulouse|Capitole, Saint-Cyprien, Le Mirail, Rangueil, Les Carmes, Purpan
FR|Nice|Cimiez, Vieux-Nice, Libération
FR|Bordeaux|Chartrons, Les Chartrons, Bacalan, Saint-Michel, Caudéran, La Bastide
FR|Lille|Wazemmes, Fives, Moulins, Vieux-Lille, Lomme, Hellemmes
FR|Strasbourg|Neudorf, Petite France, Cronenbourg, Neuhof, La Meinau, Krutenau, Robertsau
FR|Nantes|Chantenay, Malakoff, Île de Nantes
BE|Brussels|Ixelles, Elsene, Schaerbeek, Schaarbeek, Molenbeek, Molenbeek-Saint-Jean, Saint-Gilles, Etterbeek, Uccle, Ukkel, Forest, Jette, Evere, Laeken, Woluwe-Saint-Lambert, Woluwe-Saint-Pierre, Watermael-Boitsfort, Auderghem, Ganshoren, Koekelberg, Berchem-Sainte-Agathe, Marolles, Matonge
BE|Liège|Outremeuse, Guillemins
CH|Genève|Plainpalais, Pâquis, Eaux-Vives, Champel
CA|Montréal|Plateau-Mont-Royal, Le Plateau-Mont-Royal, Le Plateau, Mile End, Outremont, Rosemont, Hochelaga-Maisonneuve, Villeray, Ahuntsic, Côte-des-Neiges, Notre-Dame-de-Grâce, Verdun, Griffintown, Mile-End
CA|Québec|Limoilou, Vieux-Québec, Saint-Roch, Sainte-Foy, Montcalm, Beauport
CA|Toronto|Parkdale, The Annex, Leslieville, Cabbagetown, North York, Etobicoke, Scarborough, East York, Don Mills
CA|Vancouver|Kitsilano, Gastown, Yaletown, Kerrisdale, West End
US|New York City|Manhattan, Brooklyn, Queens, Bronx, The Bronx, Staten Island, Upper West Side, Upper East Side, Lower East Side, Harlem, East Harlem, Greenwich Village, SoHo, Tribeca, Chelsea, Hell’s Kitchen, Washington Heights, Inwood, Chinatown, Little Italy, East Village, West Village, Midtown, Bay Ridge, Williamsburg, Bushwick, Bedford-Stuyvesant, Park Slope, Crown Heights, Flatbush, Coney Island, Brighton Beach, Brooklyn Heights, Astoria, Flushing, Jackson Heights, Forest Hills, Jamaica, Long Island City, Far Rockaway
US|Los Angeles|Hollywood, Silver Lake, Echo Park, Boyle Heights, Venice, Venice Beach, Brentwood, Westwood, Bel Air, Koreatown, Watts, Encino, Sherman Oaks, Van Nuys, Studio City, North Hollywood, San Pedro, Pacific Palisades, South Central, Highland Park, Northridge, Woodland Hills
US|Chicago|Hyde Park, Wicker Park, Lincoln Park, Logan Square, Pilsen, Bronzeville, South Side, Englewood, Rogers Park, Wrigleyville, Lakeview, Uptown
US|San Francisco|Mission District, The Mission, Castro, Haight-Ashbury, Nob Hill, Sunset District, Richmond District, Noe Valley, SoMa, Tenderloin, North Beach, Pacific Heights, Bayview
US|Boston|Dorchester, Roxbury, Beacon Hill, Back Bay, South Boston, Jamaica Plain, Charlestown, Mattapan, East Boston, Allston, Brighton, North End, South End
US|Washington, D.C.|Georgetown, Adams Morgan, Dupont Circle, Capitol Hill, Anacostia, Columbia Heights
US|Philadelphia|Fishtown, Germantown, West Philadelphia, South Philadelphia, Kensington, Center City
US|Atlanta|Buckhead, Midtown, Little Five Points, Virginia-Highland
US|New Orleans|French Quarter, Garden District, Tremé, Bywater, Marigny
US|Seattle|Ballard, Capitol Hill, Fremont, Queen Anne, West Seattle
US|Las Vegas|Summerlin, The Strip
US|Houston|Montrose, The Heights, River Oaks
US|Detroit|Corktown, Midtown
US|Miami|Little Havana, Overtown, Liberty City, Wynwood, Coconut Grove, Little Haiti
US|Dallas|Oak Cliff, Deep Ellum, Oak Lawn
GB|London|Paddington, Camden Town, Camden, Hampstead, Westminster, Chelsea, Kensington, Hackney, Soho, Mayfair, Notting Hill, Brixton, Clapham, Peckham, Greenwich, Woolwich, Lewisham, Battersea, Fulham, Hammersmith, Shepherd’s Bush, Ealing, Acton, Islington, Tottenham, Highgate, Finchley, Stoke Newington, Shoreditch, Bethnal Green, Whitechapel, Mile End, Bow, Stratford, Walthamstow, Leyton, Southwark, Bermondsey, Lambeth, Vauxhall, Kennington, Tooting, Balham, Streatham, Wandsworth, Putney, Wimbledon, Maida Vale, St John’s Wood, Marylebone, Bloomsbury, Holborn, King’s Cross, Covent Garden, Pimlico, Belgravia, Knightsbridge, Kilburn, Willesden, Wembley, Poplar, Tower Hamlets, Canary Wharf, Crystal Palace, Dulwich, Deptford, Holloway, Muswell Hill, Wood Green, Bromley, Richmond
GB|Manchester|Didsbury, Moss Side, Chorlton, Fallowfield, Rusholme, Withington, Wythenshawe, Hulme, Levenshulme, Ancoats
GB|Liverpool|Toxteth, Walton, Everton, Anfield, Wavertree, Aigburth, Allerton, Woolton, Kirkdale
GB|Birmingham|Handsworth, Edgbaston, Moseley, Erdington, Selly Oak, Aston, Digbeth, Small Heath, Sparkhill, King’s Heath
GB|Leeds|Headingley, Chapeltown, Roundhay, Harehills, Armley
GB|Edinburgh|Leith, Morningside, Portobello, Stockbridge, Corstorphine
GB|Glasgow|Govan, Partick, Maryhill, Gorbals, Easterhouse, Pollok
GB|Cardiff|Roath, Canton, Butetown, Cathays, Llandaff
GB|Belfast|Falls Road, Shankill, Ballymurphy, Stranmillis
GB|Newcastle upon Tyne|Jesmond, Byker, Gosforth, Heaton
GB|Bristol|Clifton, Bedminster, Redland, Easton
IE|Dublin|Rathmines, Ranelagh, Ballymun, Clontarf, Phibsborough, Drumcondra, Crumlin, Donnybrook, Temple Bar
DE|Berlin|Kreuzberg, Neukölln, Prenzlauer Berg, Charlottenburg, Wedding, Schöneberg, Friedrichshain, Mitte, Tempelhof, Spandau, Steglitz, Zehlendorf, Pankow, Lichtenberg, Marzahn, Moabit, Köpenick, Treptow, Wilmersdorf, Reinickendorf
DE|Köln|Ehrenfeld, Mülheim, Nippes, Kalk, Deutz, Lindenthal, Chorweiler
DE|Hamburg|Altona, St. Pauli, Eimsbüttel, Wandsbek, Bergedorf, Harburg, Wilhelmsburg, Barmbek, Blankenese
DE|Munich|Schwabing, Giesing, Sendling, Pasing, Bogenhausen, Neuhausen, Haidhausen, Maxvorstadt
DE|Frankfurt am Main|Sachsenhausen, Bornheim, Bockenheim, Höchst, Nordend, Gallus
IT|Rome|Trastevere, Testaccio, Monti, Prati, San Giovanni, Garbatella, EUR, Tor Pignattara, Centocelle, Parioli, Monteverde
IT|Milan|Brera, Navigli, Isola, Porta Romana, Lambrate, Quarto Oggiaro, Città Studi, Bovisa
IT|Naples|Vomero, Posillipo, Chiaia, Scampia, Fuorigrotta, Quartieri Spagnoli, Secondigliano
IT|Venice|Cannaregio, Dorsoduro, Castello, Giudecca, San Polo, San Marco, Santa Croce
IT|Turin|San Salvario, Mirafiori, Vanchiglia, Barriera di Milano
GR|Athens|Kolonaki, Plaka, Exarchia, Pangrati, Kypseli, Monastiraki, Koukaki, Ampelokipoi, Patissia
GR|Thessaloníki|Toumba, Ano Poli, Ladadika
IN|Mumbai|Bandra, Andheri, Colaba, Juhu, Dadar, Borivali, Malad, Kurla, Goregaon, Worli, Powai, Chembur
IN|Bengaluru|Koramangala, Indiranagar, Jayanagar, Whitefield, Malleshwaram
IN|Kolkata|Ballygunge, Salt Lake, Park Street, Behala, Howrah, Tollygunge
IN|Chennai|T Nagar, Mylapore, Adyar, Anna Nagar, Velachery
IN|Delhi|Karol Bagh, Rohini, Dwarka, Saket, Chandni Chowk, Connaught Place, Lajpat Nagar, Vasant Kunj, Pitampura, Janakpuri
PT|Lisbon|Alfama, Bairro Alto, Chiado, Belém, Benfica, Alvalade, Campo de Ourique, Mouraria, Graça, Ajuda, Marvila, Olivais
PT|Porto|Foz do Douro, Ribeira, Campanhã, Bonfim, Paranhos, Cedofeita, Boavista, Ramalde
NL|Amsterdam|Jordaan, De Pijp, Bijlmer, Oud-West
AU|Sydney|Bondi, Paddington, Newtown, Surry Hills, Manly, Glebe, Balmain
AU|Melbourne|Fitzroy, St Kilda, Carlton, Brunswick, Collingwood, Richmond
ZA|Cape Town|Sea Point, Woodstock, Observatory, Khayelitsha, Mitchells Plain
NZ|Auckland|Ponsonby, Grey Lynn, Parnell, Mount Eden
RU|Moscow|Arbat, Tverskaya, Khamovniki
GE|Tbilisi|Vake, Saburtalo, Avlabari
EG|Cairo|Zamalek, Maadi, Heliopolis, Garden City
MA|Casablanca|Maârif, Anfa, Derb Sultan
DZ|Algiers|Bab El Oued, Hydra, Kouba, Casbah
SN|Dakar|Médina, Plateau, Yoff, Ouakam
CI|Abidjan|Cocody, Yopougon, Treichville, Plateau, Adjamé, Marcory
JP|Tokyo|Shinjuku, Shibuya, Asakusa, Roppongi, Ginza, Setagaya, Meguro, Ikebukuro
`;

/**
 * What a whole city is called beside the names that the cities file knows: short forms and letters. Columns as above.
 */
export const shortNames = `
MX|Mexico City|CDMX, DF, México DF, Ciudad de México
AR|Buenos Aires|CABA, Capital Federal, Bs As, BsAs, Baires
AR|San Miguel de Tucumán|Tucumán
BR|São Paulo|Sampa
BR|Rio de Janeiro|Rio
BR|Belo Horizonte|BH, Beagá
BR|Porto Alegre|Poa
BR|Florianópolis|Floripa
CO|Bogotá|Bogotá DC, Santa Fe de Bogotá
US|New York City|NYC, New York, New York NY
US|Los Angeles|LA
US|San Francisco|SF
US|Washington, D.C.|Washington
US|Philadelphia|Philly
IN|Mumbai|Bombay
IN|Kolkata|Calcutta
IN|Chennai|Madras
IN|Bengaluru|Bangalore
ES|Palma|Palma de Mallorca
DE|Frankfurt am Main|Frankfurt
GB|Newcastle upon Tyne|Newcastle
`;
