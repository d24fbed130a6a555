import { Card, CardBody, Spinner } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import styles from './not-allowed.module.scss';

/** How long an extension may take to bring the page, in milliseconds. */
const DELAY = 3000;

/** Renders that the page does not exist, or not for this user. */
export default function NotAllowed() {
	const [ isWaiting, setWaiting ] = useState( true );
	useEffect( () => {
		const timer = setTimeout( () => setWaiting( false ), DELAY );
		return () => clearTimeout( timer );
	}, [] );

	return (
		<div className={ styles.page } role="status">
			{ isWaiting ? (
				<p className={ styles.waiting }>
					<Spinner />
					{ __( 'Loading…', 'storewright' ) }
				</p>
			) : (
				<Card>
					<CardBody>{ __( 'Sorry, you are not allowed to access this page.', 'storewright' ) }</CardBody>
				</Card>
			) }
		</div>
	);
}
