import { __ } from '@wordpress/i18n';

import { Card } from '../../../../shared/ui/card';
import { GatewayRow } from './gateway-row';
import { PageHead } from './page-head';
import { PROVIDERS } from './paths';
import type { PageProps } from './types';
import { SortedRows } from './sorted-rows';
import type { Provider } from './store';
import styles from './payments-pages.module.scss';

interface OfflinePageProps extends PageProps {
	methods: readonly Provider[];
}

/** Payment methods that need no provider. */
export const OfflinePage = ( { methods, location, takesFocus }: OfflinePageProps ) => {
	const title = __( 'Take offline payments', 'storewright' );
	return (
		<div className={ styles.page }>
			<PageHead title={ title } takesFocus={ takesFocus } back={ PROVIDERS } />
			<Card as="section" aria-label={ title }>
				<SortedRows
					location={ location }
					list="offline_payment_methods"
					label={ title }
					providers={ methods }
					renderRow={ ( method ) => <GatewayRow location={ location } provider={ method } /> }
				/>
			</Card>
		</div>
	);
};
