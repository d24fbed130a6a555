import { __ } from '@wordpress/i18n';

import { preloadModule, useModule } from '../../../shared/data/use-module';
import { Card } from '../../../shared/ui/card';
import { InlineNotice } from '../../../shared/ui/inline-notice';
import { TaskSkeleton } from '../../runtime/task-skeleton';
import type { ProductImportProps } from './import/product-import';
import styles from './products.module.scss';

const load = () => import( /* webpackChunkName: "product-import" */ './import/product-import' );

/** Preloads the import, which the owner is about to open. */
export const preloadImport = () => preloadModule( load );

/** The import from a file, which is fetched when it is opened. */
export const FromFile = ( props: ProductImportProps ) => {
	const loading = useModule( load );
	switch ( loading.status ) {
		case 'loading':
			return <TaskSkeleton />;
		case 'failed':
			return (
				<InlineNotice
					status="error"
					actions={ [ { label: __( 'Try again', 'storewright' ), onClick: loading.retry } ] }
				>
					{ __( 'The import could not be loaded.', 'storewright' ) }
				</InlineNotice>
			);
		case 'ready':
			return (
				<Card>
					<div className={ styles.part }>
						<loading.module.ProductImport { ...props } />
					</div>
				</Card>
			);
	}
};
