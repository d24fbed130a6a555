import { useMemo } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';

import { useCommands, type Command } from '../shared/commands';
import { userCan } from '../shared/data/page-data';
import { navigate, urlTo } from '../shared/routing';
import { getReports, reportPath } from './reports/list';
import type { AnyReport } from './reports/types';
import { SavedCommands } from './saved/saved-commands';

const commandOf = ( { slug, title }: AnyReport ): Command => ( {
	name: `storewright/report-${ slug }`,
	/* translators: %s: title of a report, such as “Revenue”. */
	label: sprintf( __( 'Analytics: %s', 'storewright' ), title ),
	category: 'view',
	callback: ( { close } ) => {
		close();
		navigate( urlTo( reportPath( slug ) ) );
	},
} );

/** Registers a command for each report and each saved one; the overview has one as all pages of the menu have. */
export default function ReportCommands() {
	const isAllowed = userCan( 'view_woocommerce_reports' );
	const commands = useMemo( () => ( isAllowed ? getReports().map( commandOf ) : [] ), [ isAllowed ] );
	useCommands( commands );
	return isAllowed ? <SavedCommands /> : null;
}
