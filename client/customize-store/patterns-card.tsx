import { Button } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';

import type { StoreDesign } from '../generated/rest';
import { useAsyncAction } from '../shared/data/use-async-action';
import { InlineNotice } from '../shared/ui/inline-notice';
import { Offer, OfferBadge, OfferItem, OfferList } from '../shared/ui/offer/offer';
import { useIsHere } from '../shared/use-is-here';
import { designChanged, undoPattern, type Pattern } from './api';
import { DesignCard } from './card';
import { PreviewModal } from './preview-modal';
import styles from './customize.module.scss';

/** There is nothing to take back any more, or something else was applied or changed since. */
const OUTDATED = [ 404, 409 ];

const PLACES = [ 'front', 'shop', 'product' ] as const;

const titleOf = ( place: Pattern[ 'place' ] ) =>
	( {
		front: __( 'Front page', 'storewright' ),
		shop: __( 'Shop page', 'storewright' ),
		product: __( 'Product pages', 'storewright' ),
	} )[ place ];

const rowId = ( id: string ) => `storewright-pattern-${ id }`;

/** Renders the patterns for pages of the store. */
export function PatternsCard( { design }: { design: StoreDesign } ) {
	const [ shown, setShown ] = useState< Pattern | null >( null );
	const isShown = ( { id }: Pattern ) => id === shown?.id;
	const { createSuccessNotice, createErrorNotice } = useDispatch( noticesStore );
	const isHere = useIsHere();
	const undo = useAsyncAction( ( _signal, pattern: Pattern ) => undoPattern( pattern ), {
		onDone: ( _answer, [ pattern ] ) => {
			document.getElementById( rowId( pattern.id ) )?.focus();
			/* translators: %s: name of a pattern. */
			const text = sprintf( __( '“%s” was taken back.', 'storewright' ), pattern.title );
			void createSuccessNotice( text, { type: 'snackbar' } );
		},
		onFailure: ( { status, message }, [ pattern ] ) => {
			// The card that would say so is gone.
			if ( ! isHere.current ) {
				const what = __( 'The pattern was not taken back', 'storewright' );
				void createErrorNotice( `${ what }: ${ message }` );
			}
			if ( status !== null && OUTDATED.includes( status ) ) {
				// The button goes.
				document.getElementById( rowId( pattern.id ) )?.focus();
				designChanged();
			}
		},
	} );
	return (
		<DesignCard
			title={ __( 'Page patterns', 'storewright' ) }
			text={ __(
				'Ready-made layouts. Preview one with your products and your theme: nothing changes until you apply it.',
				'storewright'
			) }
		>
			{ undo.failure !== null && (
				<div className={ styles.body }>
					<InlineNotice status="error" title={ __( 'The pattern was not taken back', 'storewright' ) }>
						{ undo.failure.message }
					</InlineNotice>
				</div>
			) }
			{ PLACES.map( ( place ) => {
				const patterns = design.patterns.filter( ( pattern ) => pattern.place === place );
				return patterns.length === 0 ? null : (
					<div key={ place }>
						<h3 className={ styles.group } id={ `storewright-patterns-${ place }` }>
							{ titleOf( place ) }
						</h3>
						<OfferList aria-labelledby={ `storewright-patterns-${ place }` }>
							{ patterns.map( ( pattern ) => (
								<OfferItem key={ pattern.id }>
									<Offer
										name={ pattern.title }
										nameId={ rowId( pattern.id ) }
										badges={
											pattern.is_applied && (
												<OfferBadge tone="done">{ __( 'In use', 'storewright' ) }</OfferBadge>
											)
										}
										description={
											pattern.can_apply
												? pattern.description
												: `${ pattern.description } ${ reasonOf( pattern, design ) }`
										}
										action={
											<>
												{ pattern.is_applied && (
													<Button
														__next40pxDefaultSize
														variant="tertiary"
														isBusy={ undo.isBusy && undo.args?.[ 0 ].id === pattern.id }
														disabled={ undo.isBusy }
														accessibleWhenDisabled
														aria-label={ sprintf(
															/* translators: %s: name of a pattern. */
															__( 'Undo: %s', 'storewright' ),
															pattern.title
														) }
														onClick={ () => void undo.run( pattern ) }
													>
														{ __( 'Undo', 'storewright' ) }
													</Button>
												) }
												{ pattern.can_apply && ! pattern.is_applied && (
													<Button
														__next40pxDefaultSize
														variant="secondary"
														aria-label={ sprintf(
															/* translators: %s: name of a pattern. */
															__( 'Preview: %s', 'storewright' ),
															pattern.title
														) }
														onClick={ () => setShown( pattern ) }
													>
														{ __( 'Preview', 'storewright' ) }
													</Button>
												) }
											</>
										}
									/>
								</OfferItem>
							) ) }
						</OfferList>
					</div>
				);
			} ) }
			{ shown !== null && (
				<PreviewModal
					pattern={ shown }
					onClose={ () => setShown( null ) }
					onApplied={ ( answer ) => {
						setShown( null );
						undo.reset();
						document.getElementById( rowId( shown.id ) )?.focus();
						/* translators: %s: name of a pattern. */
						const text = sprintf( __( '“%s” was applied.', 'storewright' ), shown.title );
						void createSuccessNotice( text, {
							type: 'snackbar',
							actions: [
								{
									label: __( 'Undo', 'storewright' ),
									onClick: () => void undo.run( answer.patterns.find( isShown ) ?? shown ),
								},
							],
						} );
					} }
				/>
			) }
		</DesignCard>
	);
}

const reasonOf = ( { place }: Pattern, { is_block_theme: isBlockTheme }: StoreDesign ) =>
	place !== 'front' && ! isBlockTheme
		? __( 'It needs a block theme.', 'storewright' )
		: __( 'Your user may not change this.', 'storewright' );
