/** What the server told the page at the start: `window.storewright`. */

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
	/** The service that the site can be connected to. */
	connection: { isConfigured: boolean; isConnected: boolean };
	/** Whether suggestions, banners and offers may be shown: the owner can turn all of them off. */
	promotions: boolean;
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
};

/** The page's data; what the server left out has a neutral value. */
export function getPageData(): PageData {
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
