import { Button } from '@wordpress/components';
import { useEffect, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { Icon, published } from '@wordpress/icons';

import { Actions } from '../../../shared/ui/actions';
import type { Saved } from './quick-form/save-product';
import styles from './products.module.scss';

interface AddedProps {
	product: Saved;
	onDone: () => void;
	onAnother: () => void;
}

/** Says that a product is on sale now, and what can be done next. */
export const Added = ( { product, onDone, onAnother }: AddedProps ) => {
	const heading = useRef< HTMLHeadingElement >( null );
	useEffect( () => heading.current?.focus(), [] );
	return (
		<section className={ styles.added }>
			<Icon className={ styles.tick } icon={ published } size={ 24 } />
			<h3 ref={ heading } tabIndex={ -1 } className={ styles.title }>
				{
					/* translators: %s: name of a product. */
					sprintf( __( '%s is in your store', 'storewright' ), product.name )
				}
			</h3>
			<a href={ product.permalink } target="_blank" rel="noreferrer">
				{ __( 'See it as your customers do', 'storewright' ) }
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
