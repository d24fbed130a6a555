import { __ } from '@wordpress/i18n';

import { Link, urlTo } from '../shared/routing';
import { Card } from '../shared/ui/card';
import styles from './screen.module.scss';

/** What an address says of which there is no report. */
export const EmptyReport = () => (
	<Card className={ styles.message ?? '' }>
		<p>{ __( 'There is no such report.', 'storewright' ) }</p>
		<Link href={ urlTo( '/analytics/overview' ) }>{ __( 'Go to the overview', 'storewright' ) }</Link>
	</Card>
);
