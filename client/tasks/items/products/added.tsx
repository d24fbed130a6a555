import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { Icon, published } from '@wordpress/icons';

import { CardTitle } from '../../../shared/ui/card-title';
import { Actions } from '../../../shared/ui/actions';
import type { Saved } from './quick-form/save-product';
import styles from './products.module.scss';

interface AddedProps {
	product: Saved;
	onDone: () => void;
	onAnother: () => void;
}

/** Renders that a product was published, with the next steps. */
export const Added = ( { product, onDone, onAnother }: AddedProps ) => {
	return (
		<section className={ styles.added }>
			<Icon className={ styles.tick } icon={ published } size={ 24 } />
			<CardTitle takesFocus>
				{
					/* translators: %s: name of a product. */
					sprintf( __( '%s was added to your store', 'storewright' ), product.name )
				}
			</CardTitle>
			<a href={ product.permalink } target="_blank" rel="noreferrer">
				{ __( 'View product', 'storewright' ) }
				<span className="screen-reader-text"> { __( '(opens in a new tab)', 'storewright' ) }</span>
			</a>
			<Actions>
				<Button __next40pxDefaultSize variant="primary" onClick={ onDone }>
					{ __( 'Continue with setup', 'storewright' ) }
				</Button>
				<Button __next40pxDefaultSize variant="tertiary" onClick={ onAnother }>
					{ __( 'Add another product', 'storewright' ) }
				</Button>
			</Actions>
		</section>
	);
};
