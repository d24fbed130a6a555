import { __ } from '@wordpress/i18n';

import { isRecord } from '../shared/is-record';
import type { IslandProps } from '../shared/routing';

/** Names of the form's settings, which are those of their options. */
export const NAMES = {
	comingSoon: 'woocommerce_coming_soon',
	storePagesOnly: 'woocommerce_store_pages_only',
	privateLink: 'woocommerce_private_link',
	shareKey: 'woocommerce_share_key',
} as const;

/** Whether a setting is on, as its option says. */
export type YesNo = 'yes' | 'no';

/** What the owner decides. */
export interface Values {
	comingSoon: YesNo;
	storePagesOnly: YesNo;
	privateLink: YesNo;
}

/** What the server says of the form. */
export interface FormFacts {
	saved: Values;
	homeUrl: string;
	shopPermalink: string;
	/** The key of the private link, kept or about to be. */
	shareKey: string;
	/** Fields that the form brings along as they are, by name. */
	hidden: Readonly< Record< string, string > >;
	/** Name of the field that ends the form. */
	end: string;
}

const text = ( value: unknown ): string => ( typeof value === 'string' ? value : '' );
const yesNo = ( value: unknown ): YesNo => ( value === 'yes' ? 'yes' : 'no' );

/**
 * Reads the island's properties.
 *
 * @param props As the server printed them.
 * @throws {Error} Where they are not those of the form: then the form that PHP printed would be lost for nothing.
 */
export function readFacts( props: IslandProps ): FormFacts {
	const { saved, hidden } = props;
	if ( ! isRecord( saved ) || ! isRecord( hidden ) ) {
		throw new Error( __( 'The settings of the site’s visibility are missing from the page.', 'storewright' ) );
	}
	return {
		saved: {
			comingSoon: yesNo( saved[ NAMES.comingSoon ] ),
			storePagesOnly: yesNo( saved[ NAMES.storePagesOnly ] ),
			privateLink: yesNo( saved[ NAMES.privateLink ] ),
		},
		homeUrl: text( props.homeUrl ),
		shopPermalink: text( props.shopPermalink ),
		shareKey: text( props.shareKey ),
		hidden: Object.fromEntries( Object.entries( hidden ).map( ( [ name, value ] ) => [ name, text( value ) ] ) ),
		end: text( props.end ),
	};
}
