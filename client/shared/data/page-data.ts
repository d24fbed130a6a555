/** What the server told the page at the start: `window.storewright`. */
import { __ } from '@wordpress/i18n';

export interface CurrencySettings {
	/** ISO 4217, such as 'EUR'. */
	code: string;
	symbol: string;
	position: 'left' | 'right' | 'left_space' | 'right_space';
	thousandSeparator: string;
	decimalSeparator: string;
	/** Digits after the decimal separator. */
	decimals: number;
}

export interface PageData {
	siteTitle: string;
	/** With a slash at the end. */
	adminUrl: string;
	/** With a slash at the end. */
	homeUrl: string;
	/** BCP 47, such as 'de-DE'. */
	locale: string;
	capabilities: Readonly< Record< string, boolean > >;
	/** Names of features that are on. */
	features: readonly string[];
	currency: CurrencySettings;
	/** The service that the site can be connected to, and whether the owner has agreed to its terms. */
	connection: { isConfigured: boolean; isConnected: boolean; areTermsAccepted?: boolean };
	/** Whether suggestions, banners and offers may be shown: the owner can turn all of them off. */
	promotions: boolean;
	/** Whether the owner allows extensions to share how the site is used. */
	isTrackingAllowed: boolean;
	/** For how many whole weeks the store has been there. */
	storeAge: number;
}

declare global {
	interface Window {
		storewright?: Partial< PageData >;
	}
}

const DEFAULTS: PageData = {
	siteTitle: '',
	adminUrl: '/wp-admin/',
	homeUrl: '/',
	locale: 'en-US',
	capabilities: {},
	features: [],
	currency: {
		code: 'USD',
		symbol: '$',
		position: 'left',
		thousandSeparator: ',',
		decimalSeparator: '.',
		decimals: 2,
	},
	connection: { isConfigured: false, isConnected: false },
	promotions: true,
	isTrackingAllowed: false,
	storeAge: 0,
};

/** Names of settings and other options of the shop, as the database has them. */
const MUTABLE = /^(woocommerce|wc)_/;

/** Those whose data is guarded already. */
const guarded = new WeakSet< object >();

/**
 * Guards what the page was told: a setting may change while the page is open, so whoever reads one here, and not from its
 * data store, gets an error in place of a value that may be wrong by now.
 */
function guard( told: Partial< PageData > ): Partial< PageData > {
	const proxy = new Proxy( told, {
		get: ( target, name, receiver ) => {
			if ( typeof name === 'string' && MUTABLE.test( name ) ) {
				throw new Error( __( 'Mutable settings should be accessed via data store.', 'storewright' ) );
			}
			return Reflect.get( target, name, receiver ) as unknown;
		},
		ownKeys: ( target ) =>
			Reflect.ownKeys( target ).filter( ( name ) => typeof name !== 'string' || ! MUTABLE.test( name ) ),
	} );
	guarded.add( proxy );
	return proxy;
}

/** The page's data; what the server left out has a neutral value. */
export function getPageData(): PageData {
	const told = window.storewright ?? {};
	if ( ! guarded.has( told ) ) {
		window.storewright = guard( told );
	}
	return { ...DEFAULTS, ...window.storewright };
}

/**
 * Whether the user may do something.
 *
 * @param capability Name of the capability; none asked means yes.
 */
export function userCan( capability?: string ): boolean {
	return capability === undefined || getPageData().capabilities[ capability ] === true;
}

/**
 * Whether a feature is on.
 *
 * @param feature Name of the feature; none asked means yes.
 */
export function hasFeature( feature?: string ): boolean {
	return feature === undefined || getPageData().features.includes( feature );
}
