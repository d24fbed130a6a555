import { Button } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';

import type { FreeExtensionGroup, StoreProfiler } from '../../generated/rest';
import { countriesStore, type CountryDefaults } from '../../shared/data/countries';
import { recordEvent } from '../../shared/data/events';
import { getPageData, updatePageData } from '../../shared/data/page-data';
import { useAsyncAction } from '../../shared/data/use-async-action';
import { useQuery } from '../../shared/data/use-query';
import { countryOf } from '../../shared/ui/address-form/address';
import { currencyOf } from '../../shared/ui/address-form/country-settings';
import type { PlaceOption } from '../../shared/ui/address-form/place-options';
import { Actions } from '../../shared/ui/actions';
import { Card } from '../../shared/ui/card';
import { InlineNotice } from '../../shared/ui/inline-notice';
import { NotLoaded } from '../../shared/ui/not-loaded';
import { Skeleton } from '../../shared/ui/skeleton';
import { confirmed, linesOf, nameIn, setsUpCountry, type Line } from '../changes';
import type { Answers } from '../machine';
import { apply } from '../store';
import styles from '../profiler.module.scss';

interface ReviewStepProps {
	answers: Answers;
	store: StoreProfiler[ 'store' ];
	places: readonly PlaceOption[];
	groups: readonly FreeExtensionGroup[];
	onBack: ( () => void ) | undefined;
	/** Called where something else is set by now. */
	onReadAgain: () => void;
	/** Called once all is saved, with what was changed. */
	onApplied: ( changed: readonly string[] ) => void;
}

/** Shows what will change, and what stays, before anything is saved. */
export const ReviewStep = ( props: ReviewStepProps ) => {
	const country = countryOf( props.answers.country );
	const read = useQuery( countriesStore, 'getCountryDefaults', { country } );
	if ( read.status === 'loading' ) {
		return (
			<Card className={ styles.card }>
				<div className={ styles.waiting } role="status" aria-label={ __( 'Loading…', 'storewright' ) }>
					<Skeleton />
					<Skeleton width="80%" />
				</div>
			</Card>
		);
	}
	if ( read.status === 'failed' ) {
		return <NotLoaded title={ __( 'What would change could not be loaded', 'storewright' ) } reads={ [ read ] } />;
	}
	const isMoving = setsUpCountry( props.store, props.answers.country );
	return <Review { ...props } defaults={ isMoving ? read.data : null } />;
};

/** A line, as a sentence. */
const sentence = ( { label, from, to }: Line ): string =>
	/* translators: 1: name of a setting, 2: its old value, 3: its new value. */
	sprintf( __( '%1$s: %2$s → %3$s', 'storewright' ), label, from, to ?? from );

const Review = ( {
	answers,
	store,
	places,
	groups,
	defaults,
	onBack,
	onReadAgain,
	onApplied,
}: ReviewStepProps & { defaults: CountryDefaults | null } ) => {
	const { removeResult: forgetDefaults } = useDispatch( countriesStore );
	const { changes, kept } = linesOf( answers, store, places, defaults );
	const plugins = groups
		.flatMap( ( group ) => group.plugins )
		.filter( ( { slug } ) => answers.plugins.includes( slug ) )
		.map( ( { name } ) => name );
	const hasChanges = changes.length + plugins.length > 0;
	const save = useAsyncAction(
		async () => {
			await apply( confirmed( answers, store, defaults ) );
			recordEvent( 'profiler_completed', { plugins: answers.plugins.join() } );
			updatePageData( {
				...( store.may_rename && { siteTitle: nameIn( answers ) } ),
				...( defaults && { currency: currencyOf( defaults, {}, getPageData().currency ) } ),
			} );
		},
		{ onDone: () => onApplied( changes.map( sentence ) ) }
	);
	const isStale = save.failure?.status === 409;
	const readAgain = () => {
		save.reset();
		forgetDefaults( 'getCountryDefaults', { country: countryOf( answers.country ) } );
		onReadAgain();
	};
	return (
		<Card className={ styles.card }>
			<div className={ styles.form }>
				<Lines title={ __( 'What will change', 'storewright' ) } lines={ changes } />
				{ plugins.length > 0 && (
					<section className={ styles.part } aria-label={ __( 'Plugins to install', 'storewright' ) }>
						<h3 className={ styles.legend }>{ __( 'Plugins to install', 'storewright' ) }</h3>
						<ul className={ styles.names }>
							{ plugins.map( ( name ) => (
								<li key={ name }>{ name }</li>
							) ) }
						</ul>
					</section>
				) }
				{ ! hasChanges && (
					<p className={ styles.none }>
						{ __( 'Nothing will change: all of this is set already.', 'storewright' ) }
					</p>
				) }
				<Lines title={ __( 'What you have set already stays', 'storewright' ) } lines={ kept } />
				{ save.failure && (
					<InlineNotice
						status="error"
						title={ __( 'Your store could not be set up', 'storewright' ) }
						actions={
							isStale
								? [ { label: __( 'Show what is set now', 'storewright' ), onClick: readAgain } ]
								: []
						}
					>
						{ save.failure.message }
					</InlineNotice>
				) }
				<Actions>
					<Button
						__next40pxDefaultSize
						variant="primary"
						isBusy={ save.isBusy }
						aria-disabled={ save.isBusy }
						onClick={ () => void save.run() }
					>
						{ hasChanges ? __( 'Apply changes', 'storewright' ) : __( 'Finish', 'storewright' ) }
					</Button>
					{ onBack && (
						<Button __next40pxDefaultSize variant="tertiary" onClick={ () => ! save.isBusy && onBack() }>
							{ __( 'Back', 'storewright' ) }
						</Button>
					) }
				</Actions>
			</div>
		</Card>
	);
};

const Lines = ( { title, lines }: { title: string; lines: readonly Line[] } ) =>
	lines.length === 0 ? null : (
		<section className={ styles.part } aria-label={ title }>
			<h3 className={ styles.legend }>{ title }</h3>
			<dl className={ styles.lines }>
				{ lines.map( ( { id, label, from, to } ) => (
					<div key={ id } className={ styles.line }>
						<dt>{ label }</dt>
						<dd>
							<bdi className={ to === null ? undefined : styles.old }>{ from || '–' }</bdi>
							{ to !== null && (
								<>
									<span aria-hidden="true" className={ styles.arrow } />
									<span className="screen-reader-text"> { __( 'becomes', 'storewright' ) } </span>
									<bdi>{ to }</bdi>
								</>
							) }
						</dd>
					</div>
				) ) }
			</dl>
		</section>
	);
