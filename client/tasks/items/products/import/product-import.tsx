import { useEffect } from '@wordpress/element';

import { useLeaveGuard } from '../../../../shared/routing';
import type { TaskPageProps } from '../../../types';
import { Checked } from './checked';
import { ChooseColumns } from './choose-columns';
import { ChooseFile } from './choose-file';
import { Done } from './done';
import { useProductImport } from './use-product-import';
import { Working } from './working';
import styles from './import.module.scss';

export interface ProductImportProps {
	/** Whether the owner opened it just now: else it is what the page begins with. */
	takesFocus: boolean;
	onDone: () => void;
	onBack: () => void;
	trackEvent: TaskPageProps[ 'trackEvent' ];
}

/** Products from a file: choose it, say what its columns are, see what would happen, import. */
export const ProductImport = ( { takesFocus, onDone, onBack, trackEvent }: ProductImportProps ) => {
	const state = useProductImport();
	const { phase, plan, report } = state;
	useLeaveGuard( phase !== 'file' && phase !== 'done' );
	useEffect( () => {
		if ( phase === 'done' && report ) {
			trackEvent( 'tasklist_products_imported', { ...report.tally } );
		}
		// eslint-disable-next-line react-hooks/exhaustive-deps -- Once, when it is done.
	}, [ phase ] );
	const shown = () => {
		if ( ! plan || phase === 'file' ) {
			return <ChooseFile state={ state } takesFocus={ takesFocus || state.isAnother } onBack={ onBack } />;
		}
		if ( ! report || phase === 'columns' ) {
			return <ChooseColumns state={ state } plan={ plan } />;
		}
		switch ( phase ) {
			case 'checked':
				return <Checked state={ state } plan={ plan } report={ report } />;
			case 'done':
				return <Done state={ state } plan={ plan } report={ report } onDone={ onDone } />;
			default:
				return <Working key={ phase } state={ state } report={ report } />;
		}
	};
	return <div className={ styles.steps }>{ shown() }</div>;
};
