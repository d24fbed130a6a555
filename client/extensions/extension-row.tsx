import { Button, ExternalLink } from '@wordpress/components';
import { useInstanceId } from '@wordpress/compose';
import { __, sprintf } from '@wordpress/i18n';

import { userCan } from '../shared/data/page-data';
import { Link } from '../shared/routing';
import { Offer, OfferBadge, OfferItem } from '../shared/ui/offer/offer';
import { SetUpButton, SetUpState } from './set-up';
import type { ListedExtension } from './store';
import { extensionUrl } from './urls';
import { useSetUp, type SetUp } from './use-set-up';

/** Whether the site has an extension, beside its name. */
export const StatusBadge = ( { status }: { status: ListedExtension[ 'status' ] } ) => {
	switch ( status ) {
		case 'active':
			return <OfferBadge tone="done">{ __( 'Active', 'storewright' ) }</OfferBadge>;
		case 'inactive':
			return <OfferBadge>{ __( 'Not active', 'storewright' ) }</OfferBadge>;
		case 'available':
			return null;
	}
};

interface ActionProps {
	extension: Pick< ListedExtension, 'name' | 'status' | 'is_installable' | 'vendor_url' | 'manage_url' >;
	setUp: SetUp;
	variant?: 'primary' | 'secondary';
}

/** What can be done with an extension. */
export const ExtensionAction = ( { extension, setUp, variant }: ActionProps ) => {
	const { name, status, is_installable: isInstallable, vendor_url: vendorUrl, manage_url: manageUrl } = extension;
	if ( status === 'active' ) {
		return manageUrl === '' ? null : (
			<Button
				__next40pxDefaultSize
				variant="tertiary"
				href={ manageUrl }
				/* translators: %s: name of an extension. */
				aria-label={ sprintf( __( 'Manage %s', 'storewright' ), name ) }
			>
				{ __( 'Manage', 'storewright' ) }
			</Button>
		);
	}
	if ( status === 'inactive' ) {
		return userCan( 'activate_plugins' ) ? (
			<SetUpButton verb="activate" setUp={ setUp } name={ name } { ...( variant && { variant } ) } />
		) : null;
	}
	if ( isInstallable ) {
		return <SetUpButton verb="install" setUp={ setUp } name={ name } { ...( variant && { variant } ) } />;
	}
	return vendorUrl === '' ? null : (
		<ExternalLink href={ vendorUrl }>
			{
				/* translators: %s: name of an extension. */
				sprintf( __( 'Get %s', 'storewright' ), name )
			}
		</ExternalLink>
	);
};

/** An extension in a list. */
export function ExtensionRow( { extension }: { extension: ListedExtension } ) {
	const { slug, name, description, author, status } = extension;
	const nameId = useInstanceId( ExtensionRow, 'storewright-extension' );
	const setUp = useSetUp( slug, name, nameId );
	return (
		<OfferItem>
			<Offer
				name={ name }
				as="h3"
				nameId={ nameId }
				badges={ <StatusBadge status={ status } /> }
				description={
					<>
						{ description }{ ' ' }
						{ author !== '' && (
							<>
								{
									/* translators: %s: who makes an extension. */
									sprintf( __( 'By %s.', 'storewright' ), author )
								}{ ' ' }
							</>
						) }
						<Link href={ extensionUrl( slug ) }>
							{ __( 'Details', 'storewright' ) }
							<span className="screen-reader-text">
								{ ' ' }
								{
									/* translators: Screen reader text after “Documentation” or “Details”. %s: name of an extension. */
									sprintf( __( 'of %s', 'storewright' ), name )
								}
							</span>
						</Link>
					</>
				}
				action={ <ExtensionAction extension={ extension } setUp={ setUp } /> }
			>
				<SetUpState setUp={ setUp } name={ name } />
			</Offer>
		</OfferItem>
	);
}
