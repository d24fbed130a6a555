import { useDispatch } from '@wordpress/data';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

import type { FreeExtensionGroup, StoreProfiler } from '../generated/rest';
import { useCountries } from '../shared/data/countries';
import { userCan } from '../shared/data/page-data';
import { useQuery } from '../shared/data/use-query';
import type { ScreenProps } from '../shared/routing';
import { Card } from '../shared/ui/card';
import { NotLoaded } from '../shared/ui/not-loaded';
import { Skeleton } from '../shared/ui/skeleton';
import { placeOptions, type PlaceOption } from '../shared/ui/address-form/place-options';
import type { OwnAnswers } from './changes';
import { findPlace } from './location';
import { begin, type State } from './machine';
import { browserZone, profilerStore } from './store';
import { HomeLink, WizardFrame } from './wizard-frame';
import { Wizard } from './wizard';
import styles from './profiler.module.scss';

/** The plugins that this owner can add: those that are not active. */
const choosable = ( groups: readonly FreeExtensionGroup[] ): FreeExtensionGroup[] =>
	groups
		.map( ( group ) => ( {
			...group,
			plugins: group.plugins.filter(
				( { is_visible: isVisible, is_active: isActive } ) => isVisible && ! isActive
			),
		} ) )
		.filter( ( { plugins } ) => plugins.length > 0 );

/** Where the owner begins: with what was answered before, what is set already, and the place that is likely. */
function beginning(
	{ answers, store, location, waiting, completed_steps: completed }: StoreProfiler,
	places: readonly PlaceOption[],
	groups: readonly FreeExtensionGroup[]
): { first: State; isGuessed: boolean } {
	const options = places.map( ( { value, label } ) => ( { key: value, label } ) );
	const likely = store.is_country_set ? null : findPlace( options, location );
	// Nothing but these is installed, whatever was chosen, or confirmed, before.
	const slugs = userCan( 'install_plugins' )
		? groups.flatMap( ( { plugins } ) => plugins.map( ( { slug } ) => slug ) )
		: [];
	const isChoosable = ( slug: string ) => slugs.includes( slug );
	const first = begin(
		{
			...answers,
			store_name: store.may_rename ? ( answers.store_name ?? store.name ) : store.name,
			country: answers.country ?? ( store.is_country_set ? store.country : ( likely?.key ?? '' ) ),
			plugins: answers.plugins.filter( isChoosable ),
		},
		completed,
		slugs.length > 0,
		waiting.filter( isChoosable )
	);
	return { first, isGuessed: answers.country === null && likely !== null };
}

/** The profiler: asks about the store, shows what that changes, and sets it up. */
export default function Profiler( { path }: ScreenProps ) {
	// What the owner answered before it was read again: the server drops what was answered to other settings.
	const [ own, setOwn ] = useState< OwnAnswers >( {} );
	const { removeResult: forget } = useDispatch( profilerStore );
	const profiler = useQuery( profilerStore, 'getProfiler', { timezone: browserZone() } );
	const extensions = useQuery( profilerStore, 'getExtensions', {} );
	// Who comes back begins with what is so then: what was answered, and what waits.
	useEffect(
		() => () => {
			forget( 'getProfiler', { timezone: browserZone() } );
			forget( 'getExtensions', {} );
		},
		[ forget ]
	);
	const countries = useCountries();
	// Below the page's header, whose title is the first heading.
	const heading = path === '/profiler' ? 'h2' : 'h1';
	if ( profiler.status === 'ready' && extensions.status === 'ready' && countries.status === 'ready' ) {
		const { data } = profiler;
		const groups = choosable( extensions.data );
		const places = placeOptions( countries.data );
		return (
			<Wizard
				{ ...beginning( { ...data, answers: { ...data.answers, ...own } }, places, groups ) }
				store={ data.store }
				countries={ countries.data }
				places={ places }
				groups={ groups }
				heading={ heading }
				onReadAgain={ ( answers ) => {
					setOwn( answers );
					forget( 'getProfiler', { timezone: browserZone() } );
				} }
			/>
		);
	}
	const failed = [ profiler, extensions, countries ].filter( ( read ) => read.status === 'failed' );
	return (
		<WizardFrame as={ heading } title={ __( 'Set up your store', 'storewright' ) } end={ <HomeLink /> }>
			{ failed.length > 0 ? (
				<NotLoaded title={ __( 'The setup could not be loaded', 'storewright' ) } reads={ failed } />
			) : (
				<Card className={ styles.card }>
					<div className={ styles.waiting } role="status" aria-label={ __( 'Loading…', 'storewright' ) }>
						{ [ '72px', '72px', '72px' ].map( ( height, row ) => (
							<Skeleton key={ row } width="100%" height={ height } />
						) ) }
					</div>
				</Card>
			) }
		</WizardFrame>
	);
}
