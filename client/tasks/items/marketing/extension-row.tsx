import type { ReactNode } from 'react';
import { Button, Icon } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { error as errorIcon } from '@wordpress/icons';

import { Offer, OfferItem } from '../../../shared/ui/offer/offer';
import { focusOn } from '../../links';
import type { Extension } from './store';
import styles from './marketing.module.scss';

interface ExtensionRowProps {
	extension: Extension;
	/** Why it could not be set up; the installer announces it. */
	problem?: string | undefined;
	onRetry: () => void;
	/** Button, or the state. */
	children: ReactNode;
}

/** Id of the element that names an extension; it gets the focus once the extension is set up. */
export const nameId = ( { slug }: Extension ) => `storewright-extension-${ slug }`;

/** Id of the button that sets an extension up. */
export const buttonId = ( { slug }: Extension ) => `storewright-set-up-${ slug }`;

/** An extension: what it is, and what can be done with it. */
export const ExtensionRow = ( { extension, problem, onRetry, children }: ExtensionRowProps ) => (
	<OfferItem>
		<Offer
			name={ extension.name }
			image={ extension.image_url }
			as="p"
			nameId={ nameId( extension ) }
			description={
				<>
					{ extension.description }
					{ extension.is_built_by_wc && ` ${ __( 'By WooCommerce.', 'storewright' ) }` }
				</>
			}
			action={ children }
		>
			{ problem !== undefined && (
				<p className={ styles.problem }>
					<Icon icon={ errorIcon } size={ 20 } />
					<span>
						<bdi>{ problem }</bdi>{ ' ' }
						<Button
							variant="link"
							onClick={ () => {
								// This button goes with what it stands beside.
								focusOn( buttonId( extension ) );
								onRetry();
							} }
							/* translators: %s: name of an extension. */
							aria-label={ sprintf( __( 'Try again: %s', 'storewright' ), extension.name ) }
						>
							{ __( 'Try again', 'storewright' ) }
						</Button>
					</span>
				</p>
			) }
		</Offer>
	</OfferItem>
);
