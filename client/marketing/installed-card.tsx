import { Button, ExternalLink } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';

import type { InstalledMarketingExtension } from '../generated/rest';
import { userCan } from '../shared/data/page-data';
import { useAsyncAction } from '../shared/data/use-async-action';
import { useQuery } from '../shared/data/use-query';
import { NotLoaded } from '../shared/ui/not-loaded';
import { Offer, OfferBadge, OfferItem, OfferList } from '../shared/ui/offer/offer';
import { MarketingCard, Rows, Sentence } from './card';
import { marketingStore, noticeId } from './store';
import { activationFailed } from './texts';
import styles from './overview.module.scss';

/**
 * Id of the element with an installed extension's name.
 *
 * @param slug Its slug.
 */
export const nameId = ( slug: string ): string => `storewright-marketing-${ slug }`;

/** The marketing extensions that the site has, and what can be done with each. */
export function InstalledCard() {
	const installed = useQuery( marketingStore, 'getInstalledPlugins', {} );
	return (
		<MarketingCard title={ __( 'Installed extensions', 'storewright' ) }>
			{ ( id ) => {
				if ( installed.status === 'failed' ) {
					const title = __( 'There was an error loading installed extensions.', 'storewright' );
					return (
						<div className={ styles.problem }>
							<NotLoaded title={ title } reads={ [ installed ] } />
						</div>
					);
				}
				if ( installed.status === 'loading' ) {
					return <Rows count={ 2 } />;
				}
				return installed.data.length === 0 ? (
					<Sentence>{ __( 'No marketing extension is installed yet.', 'storewright' ) }</Sentence>
				) : (
					<OfferList aria-labelledby={ id }>
						{ installed.data.map( ( extension ) => (
							<Row key={ extension.slug } extension={ extension } />
						) ) }
					</OfferList>
				);
			} }
		</MarketingCard>
	);
}

function Row( { extension }: { extension: InstalledMarketingExtension } ) {
	const { slug, name, description, status, docsUrl } = extension;
	return (
		<OfferItem>
			<Offer
				name={ name }
				as="h3"
				nameId={ nameId( slug ) }
				badges={
					<OfferBadge tone={ status === 'activated' ? 'done' : 'quiet' }>
						{ status === 'activated' ? __( 'Active', 'storewright' ) : __( 'Not active', 'storewright' ) }
					</OfferBadge>
				}
				description={
					<>
						{ description }{ ' ' }
						{ docsUrl !== '' && (
							<ExternalLink href={ docsUrl }>
								{ __( 'Documentation', 'storewright' ) }
								<span className="screen-reader-text">
									{
										/* translators: Screen reader text after “Documentation” or “Details”. %s: name of an extension. */
										sprintf( __( 'of %s', 'storewright' ), name )
									}
								</span>
							</ExternalLink>
						) }
					</>
				}
				action={ <Action extension={ extension } /> }
			/>
		</OfferItem>
	);
}

function Action( { extension: { slug, name, status, dashboardUrl } }: { extension: InstalledMarketingExtension } ) {
	const { activatePlugin } = useDispatch( marketingStore );
	const { createErrorNotice } = useDispatch( noticesStore );
	const activating = useSelect( ( select ) => select( marketingStore ).getActivatingPlugins(), [] );
	const { run } = useAsyncAction( () => activatePlugin( slug ), {
		onDone: () => document.getElementById( nameId( slug ) )?.focus(),
		onFailure: ( { message } ) => {
			void createErrorNotice( activationFailed( message ), { id: noticeId( slug ) } );
		},
	} );
	if ( status === 'activated' ) {
		return dashboardUrl === '' ? null : (
			<Button
				__next40pxDefaultSize
				variant="tertiary"
				href={ dashboardUrl }
				/* translators: %s: name of an extension. */
				aria-label={ sprintf( __( 'Manage %s', 'storewright' ), name ) }
			>
				{ __( 'Manage', 'storewright' ) }
			</Button>
		);
	}
	return userCan( 'activate_plugins' ) ? (
		<Button
			__next40pxDefaultSize
			variant="secondary"
			isBusy={ activating.includes( slug ) }
			disabled={ activating.includes( slug ) }
			accessibleWhenDisabled
			onClick={ () => void run() }
			/* translators: %s: name of an extension. */
			aria-label={ sprintf( __( 'Activate %s', 'storewright' ), name ) }
		>
			{ __( 'Activate', 'storewright' ) }
		</Button>
	) : null;
}
