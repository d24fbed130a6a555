import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { page } from '@wordpress/icons';

import styles from './print.module.scss';

/** Has the browser print the report, or save it as a PDF. */
export const PrintButton = () => (
	<Button
		__next40pxDefaultSize
		variant="tertiary"
		icon={ page }
		className={ styles.button ?? '' }
		onClick={ () => window.print() }
	>
		{ __( 'Print or save as PDF', 'storewright' ) }
	</Button>
);
