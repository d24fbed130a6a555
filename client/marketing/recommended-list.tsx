import { Button, ExternalLink } from '@wordpress/components';
import { useDispatch, useRegistry, useSelect } from '@wordpress/data';
import { useCallback, useEffect, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';

import type { RecommendedMarketingExtension } from '../generated/rest';
import { reasonsOf } from '../shared/data/plugins/installer';
import { usePluginWork } from '../shared/data/plugins/under-way';
import { toRequestError } from '../shared/data/request';
import { useAsyncAction } from '../shared/data/use-async-action';
import { InlineNotice } from '../shared/ui/inline-notice';
import { Offer, OfferBadge, OfferItem, OfferList } from '../shared/ui/offer/offer';
import { createNotices } from './create-notices';
import { nameId } from './installed-card';
import { marketingStore, noticeId, type InCategory } from './store';
import styles from './overview.module.scss';

interface Group {
	slug: string;
	name: string;
	extensions: RecommendedMarketingExtension[];
}

/** Extensions by the group that each is shown in, in the order of their first one. */
function groupsOf( extensions: readonly RecommendedMarketingExtension[] ): Group[] {
	const groups: Group[] = [];
	for ( const extension of extensions ) {
		const { slug = '', name = '' } = extension.subcategories[ 0 ] ?? {};
		const known = groups.find( ( group ) => group.slug === slug );
		if ( known ) {
			known.extensions.push( extension );
		} else {
			groups.push( { slug, name, extensions: [ extension ] } );
		}
	}
	return groups;
}

interface RecommendedListProps extends InCategory {
	/** At least one. */
	extensions: readonly RecommendedMarketingExtension[];
	/** Id of the element that names the list. */
	titleId: string;
}

/** Extensions that could be added, each with its button. The names of groups are left out where there is but one. */
export function RecommendedList( { extensions, titleId, category }: RecommendedListProps ) {
	const groups = groupsOf( extensions );
	return (
		<>
			{ groups.map( ( { slug, name, extensions: members } ) => (
				<div key={ slug }>
					{ groups.length > 1 && (
						<h3 className={ styles.groupTitle } id={ `${ titleId }-${ slug }` }>
							{ name }
						</h3>
					) }
					<OfferList aria-labelledby={ groups.length > 1 ? `${ titleId }-${ slug }` : titleId }>
						{ members.map( ( extension ) => (
							<Row
								key={ extension.slug }
								extension={ extension }
								category={ category }
								heading={ groups.length > 1 ? 'h4' : 'h3' }
							/>
						) ) }
					</OfferList>
				</div>
			) ) }
		</>
	);
}

const notInstalled = ( name: string, reason: string ) =>
	/* translators: 1: name of an extension, 2: why it could not be installed. */
	sprintf( __( '%1$s could not be installed. %2$s', 'storewright' ), name, reason );

/** Id of the button of a row, which is in the page while the row is. */
const buttonId = ( slug: string, category: string ) => `storewright-marketing-install-${ category }-${ slug }`;

interface RowProps extends InCategory {
	extension: RecommendedMarketingExtension;
	/** Below the group's heading, or the card's where there is one group. */
	heading: 'h3' | 'h4';
}

function Row( { extension, category, heading }: RowProps ) {
	const { slug, title, description, url } = extension;
	const { installPlugin, keepFailure } = useDispatch( marketingStore );
	const registry = useRegistry();
	const activating = useSelect( ( select ) => select( marketingStore ).getActivatingPlugins(), [] );
	// Of the store: the row that fails need not be the one that began, where the owner left and came back.
	const failure = useSelect(
		( select ) => select( marketingStore ).getFailure( slug, { category } ),
		[ slug, category ]
	);
	useEffect( () => () => void keepFailure( slug, { category }, null ), [ keepFailure, slug, category ] );
	const isInstalled = useRef( false );
	const button = useRef< HTMLButtonElement >( null );
	/** Where the row was, once it is gone. */
	const left = useRef< Document >();
	// The row goes with the button that had the focus: once it is installed, or before, where the list is read anew meanwhile.
	const moveFocus = useCallback( () => {
		const page = left.current;
		if ( isInstalled.current && page?.activeElement === page?.body ) {
			page?.getElementById( nameId( slug ) )?.focus();
		}
	}, [ slug ] );
	useEffect( () => {
		const page = button.current?.ownerDocument;
		left.current = undefined;
		return () => {
			left.current = page;
			moveFocus();
		};
	}, [ moveFocus ] );
	const { isBusy, run } = useAsyncAction( async () => {
		const install = installPlugin( slug, { category }, () => {
			isInstalled.current = true;
			moveFocus();
		} );
		await install.catch( ( reason: unknown ) => {
			const error = toRequestError( reason );
			if ( document.getElementById( buttonId( slug, category ) ) ) {
				void keepFailure( slug, { category }, error );
			} else {
				// No row is there that would say it.
				const errors = Object.entries( reasonsOf( error ) ).map( ( [ key, text ], index ) => [
					key,
					index > 0 ? text : notInstalled( title, text ),
				] );
				createNotices( registry, { errors: Object.fromEntries( errors ), error_data: {} }, noticeId( slug ) );
			}
			throw error;
		} );
	} );
	const work = usePluginWork();
	// Also where the owner left while it was installed, and came back, or another screen installs it.
	const isInFlight = isBusy || activating.includes( slug ) || work.some( ( one ) => one.slug === slug );
	return (
		<OfferItem>
			<Offer
				name={ title }
				as={ heading }
				badges={
					<span role="status">
						{ isInFlight && <OfferBadge>{ __( 'Installing…', 'storewright' ) }</OfferBadge> }
					</span>
				}
				description={
					<>
						{ description }{ ' ' }
						<ExternalLink href={ url }>
							{ __( 'Details', 'storewright' ) }
							<span className="screen-reader-text">
								{
									/* translators: Screen reader text after “Documentation” or “Details”. %s: name of an extension. */
									sprintf( __( 'of %s', 'storewright' ), title )
								}
							</span>
						</ExternalLink>
					</>
				}
				action={
					<Button
						ref={ button }
						id={ buttonId( slug, category ) }
						__next40pxDefaultSize
						variant="secondary"
						isBusy={ isInFlight }
						disabled={ isInFlight || activating.length > 0 }
						accessibleWhenDisabled
						onClick={ () => void run() }
						/* translators: %s: name of an extension. */
						aria-label={ sprintf( __( 'Install %s', 'storewright' ), title ) }
					>
						{ __( 'Install', 'storewright' ) }
					</Button>
				}
			>
				{ failure !== null &&
					! isInFlight &&
					Object.entries( reasonsOf( failure ) ).map( ( [ key, reason ], index ) => (
						<InlineNotice
							key={ key }
							status="error"
							{ ...( index === 0 && {
								/* translators: %s: name of a plugin or service. */
								title: sprintf( __( '%s could not be installed', 'storewright' ), title ),
							} ) }
						>
							<bdi>{ reason }</bdi>
						</InlineNotice>
					) ) }
			</Offer>
		</OfferItem>
	);
}
