/** The shop behind the pages, over the REST API: put into a state, and looked into. */
import type { RequestUtils } from '@wordpress/e2e-test-utils-playwright';

/** An address as the general settings keep it, without what their names begin with. */
export interface Address {
	store_address: string;
	store_address_2: string;
	store_city: string;
	default_country: string;
	store_postcode: string;
}

/** A complete address in a country with states. */
export const SPRINGFIELD: Address = {
	store_address: '12 Main Street',
	store_address_2: '',
	store_city: 'Springfield',
	default_country: 'US:IL',
	store_postcode: '62701',
};

/** A complete address in a country without. */
export const BERLIN: Address = {
	store_address: 'Torstraße 1',
	store_address_2: '',
	store_city: 'Berlin',
	default_country: 'DE:DE-BE',
	store_postcode: '10119',
};

const PARTS: ReadonlyArray< keyof Address > = [
	'store_address',
	'store_address_2',
	'store_city',
	'default_country',
	'store_postcode',
];

/** A zone with all that belongs to it. */
export interface Zone {
	name: string;
	/** `country:US` and so on. */
	locations: string[];
	/** `flat_rate 5.00` or `free_shipping`, the enabled ones only. */
	methods: string[];
}

interface RawZone {
	id: number;
	name: string;
}

interface RawMethod {
	method_id: string;
	enabled: boolean;
	settings: { cost?: { value: string } };
}

/** A shop, as one user sees it. */
export class Shop {
	constructor( private readonly client: RequestUtils ) {}

	/**
	 * Saves settings of a group.
	 *
	 * @param group    Such as `general`.
	 * @param settings Ids without `woocommerce_` => values.
	 */
	async set( group: string, settings: Record< string, string > ): Promise< void > {
		const update = Object.entries( settings ).map( ( [ id, value ] ) => ( { id: `woocommerce_${ id }`, value } ) );
		await this.client.rest( { method: 'POST', path: `/wc/v3/settings/${ group }/batch`, data: { update } } );
	}

	/**
	 * Gives the store an address: the first task is done.
	 *
	 * @param address Its parts.
	 */
	async moveTo( address: Partial< Address > = SPRINGFIELD ): Promise< void > {
		await this.set( 'general', { ...address } );
	}

	/** The store's address. */
	async address(): Promise< Address > {
		const settings = await this.client.rest< Array< { id: string; value: string } > >( {
			path: '/wc/v3/settings/general',
		} );
		const valueOf = ( part: string ) => settings.find( ( { id } ) => id === `woocommerce_${ part }` )?.value ?? '';
		return Object.fromEntries( PARTS.map( ( part ) => [ part, valueOf( part ) ] ) ) as unknown as Address;
	}

	/** Every zone, the rest of the world first. */
	async zones(): Promise< Zone[] > {
		const path = '/wc/v3/shipping/zones';
		const zones = await this.client.rest< RawZone[] >( { path } );
		return Promise.all(
			zones
				.sort( ( a, b ) => a.id - b.id )
				.map( async ( { id, name } ) => {
					const locations = await this.client.rest< Array< { code: string; type: string } > >( {
						path: `${ path }/${ id }/locations`,
					} );
					const methods = await this.client.rest< RawMethod[] >( { path: `${ path }/${ id }/methods` } );
					return {
						// WooCommerce has another name for it.
						name: id === 0 ? 'Rest of the world' : name,
						locations: locations.map( ( { type, code } ) => `${ type }:${ code }` ),
						methods: methods
							.filter( ( { enabled } ) => enabled )
							.map( ( { method_id: method, settings } ) =>
								[ method, settings.cost?.value ].filter( Boolean ).join( ' ' )
							),
					};
				} )
		);
	}

	/**
	 * Does something to a task, as the dashboard does.
	 *
	 * @param id   The task's, or the list's.
	 * @param verb Such as `visited`.
	 */
	async task( id: string, verb: string ): Promise< void > {
		await this.client.rest( { method: 'POST', path: `/wc-admin/onboarding/tasks/${ id }/${ verb }` } );
	}

	/** Which tasks of the setup list are done. */
	async doneTasks(): Promise< string[] > {
		const lists = await this.client.rest<
			Array< { id: string; tasks: Array< { id: string; isComplete: boolean } > } >
		>( {
			path: '/wc-admin/onboarding/tasks',
		} );
		const setup = lists.find( ( { id } ) => id === 'setup' );
		return ( setup?.tasks ?? [] ).filter( ( { isComplete } ) => isComplete ).map( ( { id } ) => id );
	}

	/**
	 * The value of an option.
	 *
	 * @param name Of the option.
	 */
	async option( name: string ): Promise< unknown > {
		const options = await this.client.rest< Record< string, unknown > >( {
			path: `/wc-admin/options?options=${ name }`,
		} );
		return options[ name ];
	}
}
