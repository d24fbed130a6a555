/** Corrections of the sources; every entry says why. */

/** Countries whose short name is the one in everyday use: CLDR's long ones append “SAR China”. */
export const SHORT_COUNTRY_NAMES = [ 'HK', 'MO' ];

/**
 * Currencies that are no legal tender any more, or never were: old orders are in them, and shops of some places write prices in
 * them. CLDR knows those without a name here.
 */
export const MORE_CURRENCIES = {
	BGN: {},
	BTC: { name: 'Bitcoin', decimals: 8 },
	BYR: { name: 'Belarusian ruble (old)', decimals: 0 },
	GGP: { name: 'Guernsey Pound', decimals: 2 },
	HRK: {},
	IMP: { name: 'Manx Pound', decimals: 2 },
	IRT: { name: 'Iranian Toman', decimals: 0 },
	JEP: { name: 'Jersey Pound', decimals: 2 },
	PRB: { name: 'Transnistrian Ruble', decimals: 2 },
	SLE: { symbol: 'Le' }, // Where it is spent; English has none.
	VEF: {},
};

/**
 * Codes in states.tsv whose subdivision CLDR knows by another id. Guatemala's departments were numbered anew in 2021, and
 * the shop's code FL is Moldova's Fălești, not ISO's Florești, which the shop calls FR.
 */
export const OTHER_SUBDIVISION_IDS = {
	'GT-AV': 'gt16',
	'GT-BV': 'gt15',
	'GT-CM': 'gt04',
	'GT-CQ': 'gt20',
	'GT-ES': 'gt05',
	'GT-GU': 'gt01',
	'GT-HU': 'gt13',
	'GT-IZ': 'gt18',
	'GT-JA': 'gt21',
	'GT-JU': 'gt22',
	'GT-PE': 'gt17',
	'GT-PR': 'gt02',
	'GT-QC': 'gt14',
	'GT-QZ': 'gt09',
	'GT-RE': 'gt11',
	'GT-SA': 'gt03',
	'GT-SM': 'gt12',
	'GT-SO': 'gt07',
	'GT-SR': 'gt06',
	'GT-SU': 'gt10',
	'GT-TO': 'gt08',
	'GT-ZA': 'gt19',
	'MD-FL': 'mdfa',
};

/** ISO 3166-2 code → name. */
export const SUBDIVISION_NAMES = {
	'ES-PM': 'Balearic Islands', // CLDR: “Balears Province”, half translated.
	'NZ-MBH': 'Marlborough', // CLDR: “Marl”, cut off.
};
