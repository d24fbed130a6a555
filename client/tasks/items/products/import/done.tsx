import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import { getPageData } from '../../../../shared/data/page-data';
import { CardTitle } from '../../../../shared/ui/card-title';
import { Actions } from '../../../../shared/ui/actions';
import { SaveBadRows } from './checked';
import { Outcome } from './outcome';
import { RowMessages } from './row-messages';
import type { Plan, Report } from './types';
import type { ProductImportState } from './use-product-import';

interface DoneProps {
	state: ProductImportState;
	plan: Plan;
	report: Report;
	onDone: () => void;
}

/** Renders the result of the import. */
export const Done = ( { state, plan, report, onDone }: DoneProps ) => (
	<>
		<CardTitle takesFocus>
			{ report.done < report.total || report.unlinked > 0
				? __( 'Some of your products were imported', 'storewright' )
				: __( 'Your products were imported', 'storewright' ) }
		</CardTitle>
		<Outcome report={ report } isTrial={ false } />
		<RowMessages
			title={ __( 'Rows that were not imported', 'storewright' ) }
			messages={ report.failures }
			about={ __( 'Problem', 'storewright' ) }
			isOpen
		/>
		<RowMessages
			title={ __( 'Skipped values', 'storewright' ) }
			messages={ report.notes }
			about={ __( 'Why', 'storewright' ) }
		/>
		<Actions>
			<Button __next40pxDefaultSize variant="primary" onClick={ onDone }>
				{ __( 'Continue with setup', 'storewright' ) }
			</Button>
			{ report.tally.created + report.tally.updated > 0 && (
				<Button
					__next40pxDefaultSize
					variant="secondary"
					href={ `${ getPageData().adminUrl }edit.php?post_type=product` }
				>
					{ __( 'View products', 'storewright' ) }
				</Button>
			) }
			<Button __next40pxDefaultSize variant="tertiary" onClick={ state.toFile }>
				{ __( 'Import another file', 'storewright' ) }
			</Button>
			<SaveBadRows plan={ plan } failures={ report.failures } />
		</Actions>
	</>
);
