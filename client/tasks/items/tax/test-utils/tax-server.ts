import { onRequest, restError, type RestRequest } from '../../../../shared/test-utils';
import { COUNTRIES } from '../../../../shared/test-utils/places';
import { BATCH, countryPath, ratesPath, type RateBatch, type StoredRate } from '../rates/rates-api';

export const SAVE_TAX = '/wc/v3/settings/tax/batch';
export const OPTIONS = '/wc-admin/options';

/** A rate as the server keeps it. */
export const aRate = ( id: number, differing: Partial< StoredRate > = {} ): StoredRate => ( {
	id,
	country: 'US',
	state: 'CA',
	postcodes: [],
	cities: [],
	rate: '7.2500',
	name: 'Sales tax',
	priority: 1,
	compound: false,
	shipping: true,
	order: 0,
	...differing,
} );

const decimals = ( percent: string ) => Number( percent ).toFixed( 4 );

/**
 * Has the server keep rates as the real one does: each change of a batch by itself.
 *
 * @param rates What there is at first; tests change it as somebody else would.
 */
export function answerRates( rates: StoredRate[] = [] ): StoredRate[] {
	onRequest( 'GET', ratesPath( 1 ), () => [ ...rates ] );
	onRequest( 'POST', BATCH, ( { data }: RestRequest ) => {
		const { create = [], update = [], delete: remove = [] } = data as Partial< RateBatch >;
		const refusal = ( { postcodes = [] }: { postcodes?: string[] } ) =>
			postcodes.includes( '!' )
				? {
						error: {
							code: 'rest_invalid_param',
							message: 'Not taken.',
							data: { status: 400, params: { postcodes: '“!” is not a postcode.' } },
						},
					}
				: null;
		const missing = { error: { code: 'woocommerce_rest_invalid_id', message: 'This tax rate does not exist.' } };
		return {
			create: create.map( ( input ) => {
				const refused = refusal( input );
				if ( refused ) {
					return { id: 0, ...refused };
				}
				const made = { ...aRate( 100 + rates.length ), ...input, rate: decimals( input.rate ?? '0' ) };
				rates.push( made );
				return made;
			} ),
			update: update.map( ( { id, ...input } ) => {
				const at = rates.findIndex( ( rate ) => rate.id === id );
				const known = rates[ at ];
				if ( ! known ) {
					return { id, ...missing };
				}
				const refused = refusal( input );
				if ( refused ) {
					return { id, ...refused };
				}
				const changed = { ...known, ...input, rate: decimals( input.rate ?? known.rate ) };
				rates[ at ] = changed;
				return changed;
			} ),
			delete: remove.map( ( id ) => {
				const at = rates.findIndex( ( rate ) => rate.id === id );
				return at < 0 ? { id, ...missing } : rates.splice( at, 1 )[ 0 ];
			} ),
		};
	} );
	for ( const country of COUNTRIES ) {
		onRequest( 'GET', countryPath( country.code ), country );
	}
	return rates;
}

/**
 * Has the server keep tax settings and options.
 *
 * @param stored What the tax settings hold at first.
 */
export function answerTaxSettings( stored: Record< string, string > ): Record< string, unknown > {
	const kept: Record< string, unknown > = stored;
	onRequest( 'GET', '/wc/v3/settings/tax?_fields=id,value', () =>
		Object.entries( stored ).map( ( [ id, value ] ) => ( { id, value } ) )
	);
	onRequest( 'POST', SAVE_TAX, ( { data }: RestRequest ) => {
		const { update } = data as { update: Array< { id: string; value: string; expected: string } > };
		update.forEach( ( { id, value } ) => ( kept[ id ] = value ) );
		return { update };
	} );
	onRequest( 'POST', OPTIONS, ( { data }: RestRequest ) => {
		Object.assign( kept, data );
		return Object.fromEntries( Object.keys( data as object ).map( ( name ) => [ name, true ] ) );
	} );
	return kept;
}

/** An answer of a server that broke. */
export const broken = () => restError( 'storage_failed', 'The database went away.', 500 );
