import { onRequest, restError, type RestRequest } from './rest';

const READ = '/wc/v3/settings/general?_fields=id,value';

/** Where general settings are saved. */
export const SAVE = '/wc/v3/settings/general/batch';

interface Batch {
	update: Array< { id: string; value: string; expected: string } >;
}

/** A store whose address is complete. */
export const LOCATED = {
	woocommerce_store_address: '123 Main St',
	woocommerce_store_address_2: '',
	woocommerce_store_city: 'Springfield',
	woocommerce_default_country: 'US:CA',
	woocommerce_store_postcode: '90210',
	woocommerce_ship_to_countries: '',
};

/** A store without any setting changed. */
export const FRESH = {
	...LOCATED,
	woocommerce_store_address: '',
	woocommerce_store_city: '',
	woocommerce_store_postcode: '',
};

/** Returns the settings that a request saves. */
export const sentIn = ( { data }: RestRequest ): Batch[ 'update' ] => ( data as Batch ).update;

/**
 * Has the server keep general settings: all changes of a batch or none, and none over what somebody else has saved.
 *
 * @param stored What it holds at first; tests change it as somebody else would.
 */
export function answerSettings( stored: Record< string, string > ): Record< string, string > {
	onRequest( 'GET', READ, () => Object.entries( stored ).map( ( [ id, value ] ) => ( { id, value } ) ) );
	onRequest( 'POST', SAVE, ( request: RestRequest ) => {
		const changes = sentIn( request );
		const conflicts = changes.filter(
			( { id, value, expected } ) => ! [ value, expected ].includes( stored[ id ] ?? '' )
		);
		if ( conflicts.length > 0 ) {
			const error = restError( 'storewright_rest_setting_conflict', 'Nothing was saved.', 409 );
			const current = Object.fromEntries( conflicts.map( ( { id } ) => [ id, stored[ id ] ] ) );
			throw { ...error, data: { ...error.data, conflicts: current } };
		}
		changes.forEach( ( { id, value } ) => {
			stored[ id ] = value;
		} );
		return { update: changes.map( ( { id, value } ) => ( { id, value } ) ) };
	} );
	return stored;
}
