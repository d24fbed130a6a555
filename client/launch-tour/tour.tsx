import { Button, Popover } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { close as closeIcon } from '@wordpress/icons';
import { store as noticesStore } from '@wordpress/notices';

import { recordEvent } from '../shared/data/events';
import { useOptions } from '../shared/data/options';
import { updatePageData } from '../shared/data/page-data';
import { toRequestError } from '../shared/data/request';
import { preferencesStore, useUserPreferences } from '../shared/data/user-preferences';
import { focusHeading } from '../shared/focus-heading';
import { stepsOf, type TourStep } from './steps';
import styles from './tour.module.scss';

/** As `OPTIONS` of `LaunchTour` in PHP, which has them in the document. */
const OPTIONS = [
	'woocommerce_coming_soon',
	'woocommerce_store_pages_only',
	'woocommerce_private_link',
	'woocommerce_share_key',
	'woocommerce_show_lys_tour',
] as const;

/** Name of the preference: 'yes' once the user closed the tour. */
const HIDDEN = 'launch_your_store_tour_hidden';

/** How far a step is from what it points at, in pixels. */
const OFFSET = 16;

const TITLE = 'storewright-launch-tour-title';

/** The first of some elements that can be seen, null where none can. */
const visible = ( selectors: readonly string[] ): Element | null =>
	selectors
		.map( ( selector ) => document.querySelector( selector ) )
		.find( ( element ) => element !== null && element.getClientRects().length > 0 ) ?? null;

interface StepProps {
	steps: readonly TourStep[];
	onClose: () => void;
}

function Steps( { steps, onClose }: StepProps ) {
	const [ index, setIndex ] = useState( 0 );
	const title = useRef< HTMLHeadingElement >( null );
	const step = steps[ index ];
	// Once the step is there, and again when another one takes its place.
	useEffect( () => title.current?.focus(), [ index ] );
	if ( step === undefined ) {
		return null;
	}
	const isLast = index === steps.length - 1;
	return (
		<Popover
			key={ index }
			className="storewright-page"
			anchor={ visible( step.targets ) }
			placement="bottom"
			shift
			offset={ OFFSET }
			noArrow={ false }
			focusOnMount={ false }
			animate={ false }
			role="dialog"
			aria-labelledby={ TITLE }
			onClose={ onClose }
			// It stays while the user looks around.
			onFocusOutside={ () => undefined }
		>
			<div className={ styles.step }>
				<div className={ styles.head }>
					<h2 className={ styles.title } id={ TITLE } ref={ title } tabIndex={ -1 }>
						{ step.title }
					</h2>
					<Button
						className={ styles.close ?? '' }
						icon={ closeIcon }
						label={ __( 'Close the tour', 'storewright' ) }
						onClick={ onClose }
					/>
				</div>
				{ step.texts.map( ( text ) => (
					<p key={ text } className={ styles.text }>
						{ text }
					</p>
				) ) }
				<div className={ styles.foot }>
					<span className={ styles.count }>
						{ sprintf(
							/* translators: 1: number of the step that is shown. 2: number of steps. */
							__( 'Step %1$d of %2$d', 'storewright' ),
							index + 1,
							steps.length
						) }
					</span>
					{ index > 0 && (
						<Button __next40pxDefaultSize variant="tertiary" onClick={ () => setIndex( index - 1 ) }>
							{ __( 'Back', 'storewright' ) }
						</Button>
					) }
					<Button
						__next40pxDefaultSize
						variant="primary"
						onClick={ isLast ? onClose : () => setIndex( index + 1 ) }
					>
						{ isLast ? __( 'Done', 'storewright' ) : __( 'Next', 'storewright' ) }
					</Button>
				</div>
			</div>
		</Popover>
	);
}

/** Renders the tour of an opened store, until the user closes it. */
export default function LaunchTour() {
	const options = useOptions( OPTIONS );
	const preferences = useUserPreferences();
	const { updatePreferences } = useDispatch( preferencesStore );
	const { createErrorNotice } = useDispatch( noticesStore );

	const close = async () => {
		focusHeading();
		recordEvent( 'launch_tour_closed', {} );
		// It is not shown again on this page, even where that can't be kept.
		updatePageData( { launchTour: false } );
		try {
			await updatePreferences( { [ HIDDEN ]: 'yes' } );
		} catch ( error ) {
			void createErrorNotice( toRequestError( error ).message, { type: 'snackbar' } );
		}
	};
	if (
		options?.woocommerce_show_lys_tour !== 'yes' ||
		preferences.status !== 'ready' ||
		preferences.data[ HIDDEN ] === 'yes'
	) {
		return null;
	}
	return <Steps steps={ stepsOf( options ) } onClose={ () => void close() } />;
}
