import { useSelect } from '@wordpress/data';
import { useState } from '@wordpress/element';

import { marketingStore } from './store';

/** What the overview shows: the store's selector and its query. */
type Read = readonly [ selector: string, query: object ];

type Select = Record< string, ( query: object ) => unknown > & {
	hasResolutionFailed: ( selector: string, args: readonly unknown[] ) => boolean;
};

const inCategory = ( category: string ): Read[] => [
	[ 'getRecommendedPlugins', { category } ],
	[ 'getBlogPosts', { category } ],
];

const CHANNELS: Read = [ 'getChannels', {} ];

const ALWAYS: readonly Read[] = [
	CHANNELS,
	[ 'getInstalledPlugins', {} ],
	...inCategory( 'marketing' ),
	...inCategory( 'coupons' ),
];

const OF_CHANNELS: readonly Read[] = [
	[ 'getCampaigns', {} ],
	[ 'getCampaignTypes', {} ],
];

const MORE: Read = [ 'getMiscRecommendations', {} ];

/**
 * Asks for all that the overview shows at first, and returns whether each answer is there or can't be had: a card that came later than
 * those below it would push them down. Once they were there it stays so, whatever is read again.
 *
 * @param maySeeMore Whether there are more recommendations.
 */
export function useFirstAnswers( maySeeMore: boolean ): boolean {
	const areThere = useSelect(
		( select ) => {
			const selectors = select( marketingStore as never ) as Select;
			const find = ( [ selector, query ]: Read ) => selectors[ selector ]?.( query );
			const isSettled = ( read: Read ) =>
				find( read ) !== undefined || selectors.hasResolutionFailed( read[ 0 ], [ read[ 1 ] ] );
			const channels = find( CHANNELS );
			const hasChannels = Array.isArray( channels ) && channels.length > 0;
			const reads = [ ...ALWAYS, ...( hasChannels ? OF_CHANNELS : [] ), ...( maySeeMore ? [ MORE ] : [] ) ];
			// Each of them is asked for, whatever the others are.
			return reads.map( isSettled ).every( Boolean );
		},
		[ maySeeMore ]
	);
	const [ wereThere, setWereThere ] = useState( areThere );
	if ( areThere && ! wereThere ) {
		setWereThere( true );
	}
	return areThere || wereThere;
}
