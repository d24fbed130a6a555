import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import { navigate, urlTo } from '../../shared/routing';
import { Card } from '../../shared/ui/card';
import styles from './task-frame.module.scss';

/**
 * The address names a task that is not there, or not for this user.
 */
export const NoSuchTask = () => (
	<Card as="section">
		<div className={ styles.message }>
			<h2 className={ styles.title }>{ __( 'There is no such task', 'storewright' ) }</h2>
			<p>{ __( 'It may have been removed together with the plugin that brought it.', 'storewright' ) }</p>
			<Button
				className={ styles.button }
				variant="primary"
				onClick={ () => navigate( urlTo() ) }
				__next40pxDefaultSize
			>
				{ __( 'Go to Home', 'storewright' ) }
			</Button>
		</div>
	</Card>
);
