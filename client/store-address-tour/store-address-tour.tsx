import { Button, Popover } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

import { recordEvent } from '../shared/data/events';
import styles from './store-address-tour.module.scss';

/** The field that the tour leads to: the first one of the address. */
const FIELD = 'setting-woocommerce_store_address';

/** Argument of the query that asks for the tour. */
const TUTORIAL = 'tutorial';

/** How far the tour is from the field, in pixels. */
const OFFSET = 16;

const TITLE = 'storewright-store-address-tour-title';

/** Leads the owner to the fields of the store's address, until it is dismissed: a reload does not bring it back. */
export default function StoreAddressTour() {
	const [ field ] = useState( () => document.getElementById( FIELD ) );
	const [ isOpen, setOpen ] = useState( field !== null );
	const title = useRef< HTMLHeadingElement >( null );
	useEffect( () => {
		if ( field === null ) {
			// eslint-disable-next-line no-console -- For developers: the page works without its tour.
			console.error( `The field “${ FIELD }” of the store’s address is missing from the page.` );
			return;
		}
		field.scrollIntoView( { block: 'center' } );
		title.current?.focus();
		recordEvent( 'settings_store_address_tour_shown' );
	}, [ field ] );
	if ( ! isOpen ) {
		return null;
	}
	const close = () => {
		const url = new URL( window.location.href );
		url.searchParams.delete( TUTORIAL );
		window.history.replaceState( window.history.state, '', url );
		setOpen( false );
		field?.focus();
	};
	return (
		<Popover
			className="storewright-page"
			anchor={ field }
			placement="bottom-start"
			shift
			offset={ OFFSET }
			noArrow={ false }
			focusOnMount={ false }
			animate={ false }
			role="dialog"
			aria-labelledby={ TITLE }
			onClose={ close }
			// It stays while the owner looks around.
			onFocusOutside={ () => undefined }
		>
			<div className={ styles.step }>
				<h2 id={ TITLE } ref={ title } className={ styles.title } tabIndex={ -1 }>
					{ __( 'Add your store’s address', 'storewright' ) }
				</h2>
				<p className={ styles.text }>
					{ __(
						'Taxes and shipping costs start from here. Fill in street, city and postcode, then save your changes at the end of the page.',
						'storewright'
					) }
				</p>
				<Button __next40pxDefaultSize variant="primary" onClick={ close }>
					{ __( 'Got it', 'storewright' ) }
				</Button>
			</div>
		</Popover>
	);
}
