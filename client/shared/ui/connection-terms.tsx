import { __ } from '@wordpress/i18n';

import { getPageData } from '../data/page-data';
import styles from './connection-terms.module.scss';

/** What the owner agrees to by connecting the store; nothing where that was done before. */
export const ConnectionTerms = () =>
	getPageData().connection.areTermsAccepted ? null : (
		<p className={ styles.terms }>
			{ __( 'By connecting your store you agree to the account service’s terms.', 'storewright' ) }
		</p>
	);
