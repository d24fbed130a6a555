import {
	countryDefaultsPath,
	type AddressFormat,
	type Country,
	type CountryDefaults,
	type FieldFormat,
} from '../data/countries';
import { fixture } from './fixtures';
import { onRequest } from './rest';

const { body } = fixture< { body: { default: AddressFormat; AE: AddressFormat } } >(
	'wc-analytics.data.countries.locales'
);

/** Addresses of no particular country, with what a test needs different. */
export const aFormat = (
	differing: Partial< Record< keyof AddressFormat, Partial< FieldFormat > > > = {}
): AddressFormat => {
	const fields = Object.entries( body.default ) as Array< [ keyof AddressFormat, FieldFormat ] >;
	return Object.fromEntries(
		fields.map( ( [ name, field ] ) => [ name, { ...field, ...differing[ name ] } ] )
	) as unknown as AddressFormat;
};

/** Countries that differ in what their addresses have. */
export const COUNTRIES: readonly Country[] = [
	{ code: 'FR', name: 'France', states: [] },
	{ code: 'GE', name: 'Georgia', states: [] },
	{
		code: 'DE',
		name: 'Germany',
		states: [
			{ code: 'DE-BE', name: 'Berlin' },
			{ code: 'DE-BY', name: 'Bavaria' },
		],
	},
	{ code: 'NE', name: 'Niger', states: [] },
	{ code: 'NG', name: 'Nigeria', states: [ { code: 'NI', name: 'Niger' } ] },
	{ code: 'AE', name: 'United Arab Emirates', states: [] },
	{
		code: 'US',
		name: 'United States (US)',
		states: [
			{ code: 'CA', name: 'California' },
			{ code: 'GA', name: 'Georgia' },
		],
	},
];

/** Address formats of those countries; of AE as the server really says, without a postcode. */
export const FORMATS: Readonly< Record< string, AddressFormat > > = {
	default: aFormat(),
	AE: body.AE,
	DE: aFormat( { postcode: { required: true } } ),
	FR: aFormat( { postcode: { required: true } } ),
	GE: aFormat(),
	US: aFormat( { postcode: { required: true, label: 'ZIP Code' }, state: { required: true, label: 'State' } } ),
};

/** Of a country that nothing is known of. */
const NO_DEFAULTS: CountryDefaults = { settings: [], week_start: 1, currencies: [] };

/** Has the server answer for those countries. */
export function answerPlaces(): void {
	onRequest( 'GET', '/wc-analytics/data/countries?_fields=code,name,states', COUNTRIES );
	for ( const [ code, format ] of Object.entries( FORMATS ) ) {
		onRequest( 'GET', `/wc-analytics/data/countries/locales?_fields=${ code }`, { [ code ]: format } );
	}
	for ( const { code, name } of COUNTRIES ) {
		onRequest( 'GET', countryDefaultsPath( code ), NO_DEFAULTS );
		onRequest( 'GET', `/wc-analytics/data/countries/${ code.toLowerCase() }?_fields=name`, { name } );
	}
}
