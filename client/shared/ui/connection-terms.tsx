import { __ } from '@wordpress/i18n';

import { getPageData } from '../data/page-data';
import styles from './connection-terms.module.scss';

/** Renders the terms that connecting the store accepts; nothing where they were accepted before. */
export const ConnectionTerms = () =>
	getPageData().connection.areTermsAccepted ? null : (
		<p className={ styles.terms }>
			{ __( 'By connecting your store, you agree to the account service’s terms.', 'storewright' ) }
		</p>
	);
