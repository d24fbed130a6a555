/** Columns that the user does not want to see, of reports for which WooCommerce keeps none. */
import { register } from '@wordpress/data';

import { createQueryStore, type Fetching } from '../../shared/data/query-store';
import { createUserFieldWriter, readUserField, userFieldPath } from '../../shared/data/user-field';

const FIELD = 'storewright_report_columns';

export const COLUMNS_PATH = userFieldPath( FIELD );

const fetches = {
	/** Ids of columns by report. */
	getColumns: ( { signal }: Fetching ) => readUserField< readonly string[] >( FIELD, signal ),
};

const actions = {
	/** Shows other columns at once and saves the choice; those of other reports stay as they are. */
	updateColumns: createUserFieldWriter< readonly string[], 'getColumns' >( FIELD, 'getColumns' ),
};

export const columnsStore = createQueryStore( 'storewright/report-columns', fetches, { actions } );

register( columnsStore );
