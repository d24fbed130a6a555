import { Button } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';

import { formatCount } from '../../../../shared/format/count';
import { CardTitle } from '../../../../shared/ui/card-title';
import { Actions } from '../../../../shared/ui/actions';
import { downloadBadRows } from './bad-rows';
import { Outcome } from './outcome';
import { Preview } from './preview';
import { RowMessages } from './row-messages';
import type { Plan, RowMessage, Report } from './types';
import type { ProductImportState } from './use-product-import';

interface CheckedProps {
	state: ProductImportState;
	plan: Plan;
	report: Report;
}

/** The button that saves the rows that are refused. */
export const SaveBadRows = ( { plan, failures }: { plan: Plan; failures: readonly RowMessage[] } ) =>
	failures.length > 0 && (
		<Button __next40pxDefaultSize variant="tertiary" onClick={ () => downloadBadRows( plan, failures ) }>
			{ __( 'Download these rows to fix them', 'storewright' ) }
		</Button>
	);

/** Renders the result of the dry run: nothing is written yet. */
export const Checked = ( { state, plan, report }: CheckedProps ) => {
	const { tally, failures, notes, changes } = report;
	const count = tally.created + tally.updated;
	/* translators: %s: number of products. */
	const label = _n( 'Import %s product', 'Import %s products', count, 'storewright' );
	return (
		<>
			<CardTitle takesFocus>
				{ count > 0 ? __( 'Ready to import', 'storewright' ) : __( 'Nothing to import', 'storewright' ) }
			</CardTitle>
			<Outcome report={ report } isTrial />
			<Preview rows={ report.preview } total={ count + tally.skipped } />
			<RowMessages
				title={ __( 'Rows that can’t be imported', 'storewright' ) }
				messages={ failures }
				about={ __( 'Problem', 'storewright' ) }
				isOpen
			/>
			<RowMessages
				title={ __( 'Products to update', 'storewright' ) }
				about={ __( 'Product in your store', 'storewright' ) }
				messages={ changes.map( ( { row, name } ) => ( { row, column: '', message: name } ) ) }
			/>
			<RowMessages
				title={ __( 'Values that will be skipped', 'storewright' ) }
				about={ __( 'Why', 'storewright' ) }
				messages={ notes }
				isOpen={ notes.length <= 5 }
			/>
			<Actions>
				{ count > 0 && (
					<Button __next40pxDefaultSize variant="primary" onClick={ state.start }>
						{ sprintf( label, formatCount( count ) ) }
					</Button>
				) }
				<Button
					__next40pxDefaultSize
					variant={ count > 0 ? 'tertiary' : 'primary' }
					onClick={ state.toColumns }
				>
					{ __( 'Back to columns', 'storewright' ) }
				</Button>
				<SaveBadRows plan={ plan } failures={ failures } />
			</Actions>
		</>
	);
};
