import { Button } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';

import { CardTitle } from '../../../../shared/ui/card-title';
import { Actions } from '../../../../shared/ui/actions';
import { badRows, download } from './bad-rows';
import { Outcome } from './outcome';
import { Remarks } from './remarks';
import type { Plan, Remark, Report } from './types';
import type { ProductImportState } from './use-product-import';

interface CheckedProps {
	state: ProductImportState;
	plan: Plan;
	report: Report;
}

/** The button that saves the rows that are refused. */
export const SaveBadRows = ( { plan, failures }: { plan: Plan; failures: readonly Remark[] } ) =>
	failures.length > 0 && (
		<Button
			__next40pxDefaultSize
			variant="tertiary"
			onClick={ () => download( __( 'products-to-correct.csv', 'storewright' ), badRows( plan, failures ) ) }
		>
			{ __( 'Download these rows to correct them', 'storewright' ) }
		</Button>
	);

/** What would come of the file: nothing is written yet. */
export const Checked = ( { state, plan, report }: CheckedProps ) => {
	const { tally, failures, notes, changes } = report;
	const count = tally.created + tally.updated;
	/* translators: %s: number of products. */
	const label = _n( 'Import %s product', 'Import %s products', count, 'storewright' );
	return (
		<>
			<CardTitle takesFocus>
				{ count > 0
					? __( 'Ready to import', 'storewright' )
					: __( 'There is nothing to import', 'storewright' ) }
			</CardTitle>
			<Outcome report={ report } isTrial />
			<Remarks
				title={ __( 'Rows that can’t be imported', 'storewright' ) }
				remarks={ failures }
				about={ __( 'What is wrong', 'storewright' ) }
				isOpen
			/>
			<Remarks
				title={ __( 'Products that will be changed', 'storewright' ) }
				about={ __( 'Product in your store', 'storewright' ) }
				remarks={ changes.map( ( { row, name } ) => ( { row, column: '', message: name } ) ) }
			/>
			<Remarks
				title={ __( 'What will be left out', 'storewright' ) }
				about={ __( 'Why', 'storewright' ) }
				remarks={ notes }
				isOpen={ notes.length <= 5 }
			/>
			<Actions>
				{ count > 0 && (
					<Button __next40pxDefaultSize variant="primary" onClick={ state.start }>
						{ sprintf( label, count.toLocaleString() ) }
					</Button>
				) }
				<Button
					__next40pxDefaultSize
					variant={ count > 0 ? 'tertiary' : 'primary' }
					onClick={ state.toColumns }
				>
					{ __( 'Back to the columns', 'storewright' ) }
				</Button>
				<SaveBadRows plan={ plan } failures={ failures } />
			</Actions>
		</>
	);
};
