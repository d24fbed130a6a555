import { Button } from '@wordpress/components';
import { useInstanceId } from '@wordpress/compose';
import { __, sprintf } from '@wordpress/i18n';

import type { InstalledExtension } from '../generated/rest';
import { getPageData, userCan } from '../shared/data/page-data';
import { useQuery } from '../shared/data/use-query';
import { Card } from '../shared/ui/card';
import { CardTitle } from '../shared/ui/card-title';
import { NotLoaded } from '../shared/ui/not-loaded';
import { Offer, OfferBadge, OfferItem, OfferList } from '../shared/ui/offer/offer';
import { Rows } from './rows';
import { SetUpButton, SetUpState } from './set-up';
import { extensionsStore } from './store';
import { useSetUp } from './use-set-up';
import styles from './extensions.module.scss';

const TITLE_ID = 'storewright-extensions-installed';

/** Where a plugin stands in the list: those that run come first, of these and of the others those with an update. */
const rank = ( { status, update }: InstalledExtension ): number =>
	( status === 'active' ? 0 : 2 ) + ( update === '' ? 1 : 0 );

/** The plugins that the site has. */
export function Installed() {
	const installed = useQuery( extensionsStore, 'getInstalled', {} );
	const plugins = installed.status === 'ready' ? [ ...installed.data ].sort( ( a, b ) => rank( a ) - rank( b ) ) : [];
	return (
		<Card as="section" aria-labelledby={ TITLE_ID }>
			<div className={ styles.head }>
				<CardTitle as="h2" id={ TITLE_ID }>
					{ __( 'Installed extensions', 'storewright' ) }
				</CardTitle>
				{ userCan( 'activate_plugins' ) && (
					<p className={ styles.line }>
						<a href={ `${ getPageData().adminUrl }plugins.php` }>
							{ __( 'Deactivate and delete on the Plugins page', 'storewright' ) }
						</a>
					</p>
				) }
			</div>
			{ installed.status === 'loading' && <Rows count={ 4 } /> }
			{ installed.status === 'failed' && (
				<div className={ styles.problem }>
					<NotLoaded
						title={ __( 'There was an error loading installed extensions.', 'storewright' ) }
						reads={ [ installed ] }
					/>
				</div>
			) }
			{ installed.status === 'ready' &&
				( plugins.length > 0 ? (
					<OfferList aria-labelledby={ TITLE_ID }>
						{ plugins.map( ( plugin ) => (
							<Row key={ plugin.slug } plugin={ plugin } />
						) ) }
					</OfferList>
				) : (
					<p className={ styles.sentence }>{ __( 'No extension is installed yet.', 'storewright' ) }</p>
				) ) }
		</Card>
	);
}

function Row( { plugin }: { plugin: InstalledExtension } ) {
	const { slug, name, description, author, version, status, update, manage_url: manageUrl } = plugin;
	const nameId = useInstanceId( Row, 'storewright-installed' );
	const setUp = useSetUp( slug, name, nameId );
	/* translators: %s: version of an extension. */
	const versionText = version === '' ? '' : sprintf( __( 'Version %s.', 'storewright' ), version );
	/* translators: %s: who makes an extension. */
	const authorText = author === '' ? '' : sprintf( __( 'By %s.', 'storewright' ), author );
	return (
		<OfferItem>
			<Offer
				name={ name }
				as="h3"
				nameId={ nameId }
				badges={
					<>
						<OfferBadge tone={ status === 'active' ? 'done' : 'quiet' }>
							{ status === 'active' ? __( 'Active', 'storewright' ) : __( 'Not active', 'storewright' ) }
						</OfferBadge>
						{ update !== '' && (
							<OfferBadge tone="attention">
								{
									/* translators: %s: version of an extension. */
									sprintf( __( 'Update to %s', 'storewright' ), update )
								}
							</OfferBadge>
						) }
					</>
				}
				description={ [ description, authorText, versionText ].join( ' ' ).trim() }
				action={
					<div className={ styles.actions }>
						{ update !== '' && <SetUpButton verb="update" setUp={ setUp } name={ name } /> }
						{ status === 'inactive' && userCan( 'activate_plugins' ) && (
							<SetUpButton verb="activate" setUp={ setUp } name={ name } />
						) }
						{ manageUrl !== '' && (
							<Button
								__next40pxDefaultSize
								variant="tertiary"
								href={ manageUrl }
								/* translators: %s: name of an extension. */
								aria-label={ sprintf( __( 'Manage %s', 'storewright' ), name ) }
							>
								{ __( 'Manage', 'storewright' ) }
							</Button>
						) }
					</div>
				}
			>
				<SetUpState setUp={ setUp } name={ name } />
			</Offer>
		</OfferItem>
	);
}
