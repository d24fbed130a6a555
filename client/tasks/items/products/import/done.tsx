import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import { CardTitle } from '../../../../shared/ui/card-title';
import { Actions } from '../../../../shared/ui/actions';
import { SaveBadRows } from './checked';
import { Outcome } from './outcome';
import { Remarks } from './remarks';
import type { Plan, Report } from './types';
import type { ProductImportState } from './use-product-import';

interface DoneProps {
	state: ProductImportState;
	plan: Plan;
	report: Report;
	onDone: () => void;
}

/** What has come of the file. */
export const Done = ( { state, plan, report, onDone }: DoneProps ) => (
	<>
		<CardTitle takesFocus>
			{ report.done < report.total || report.unlinked > 0
				? __( 'A part of your products is imported', 'storewright' )
				: __( 'Your products are imported', 'storewright' ) }
		</CardTitle>
		<Outcome report={ report } isTrial={ false } />
		<Remarks
			title={ __( 'Rows that were not imported', 'storewright' ) }
			remarks={ report.failures }
			about={ __( 'What is wrong', 'storewright' ) }
			isOpen
		/>
		<Remarks
			title={ __( 'What was left out', 'storewright' ) }
			remarks={ report.notes }
			about={ __( 'Why', 'storewright' ) }
		/>
		<Actions>
			<Button __next40pxDefaultSize variant="primary" onClick={ onDone }>
				{ __( 'Continue with setup', 'storewright' ) }
			</Button>
			<Button __next40pxDefaultSize variant="tertiary" onClick={ state.toFile }>
				{ __( 'Import another file', 'storewright' ) }
			</Button>
			<SaveBadRows plan={ plan } failures={ report.failures } />
		</Actions>
	</>
);
