import { __, sprintf } from '@wordpress/i18n';

import type { RateConflict } from '../../../../shared/data/shipping-zones';
import { ConflictNotice } from '../../../../shared/ui/conflict-notice/conflict-notice';
import { InlineNotice } from '../../../../shared/ui/inline-notice';
import { rateText, type Row } from './rows';
import type { Problem } from './use-rates';

interface RatesProblemProps {
	problem: Problem;
	rows: readonly Row[];
	onRetry: () => void;
	onUseTheirs: ( conflicts: readonly RateConflict[] ) => void;
	onKeepMine: ( conflicts: readonly RateConflict[] ) => void;
}

/* translators: %s: name of a shipping zone. */
const zoneLabel = ( zone: string ): string => sprintf( __( 'Shipping cost: %s', 'storewright' ), zone );

/** Why the rates were not saved, and what can be done about it. */
export const RatesProblem = ( { problem, rows, onRetry, onUseTheirs, onKeepMine }: RatesProblemProps ) => {
	if ( problem.kind === 'failed' ) {
		return (
			<InlineNotice
				status="error"
				title={ __( 'There was a problem saving your shipping rates', 'storewright' ) }
				actions={ [ { label: __( 'Try again', 'storewright' ), onClick: onRetry } ] }
			>
				{ problem.reason }
			</InlineNotice>
		);
	}
	const { conflicts } = problem;
	return (
		<ConflictNotice
			changes={ conflicts.map( ( { zoneId, theirs } ) => ( {
				label: zoneLabel( rows.find( ( row ) => row.zoneId === zoneId )?.name ?? '' ),
				theirs: rateText( theirs ),
			} ) ) }
			onUseTheirs={ () => onUseTheirs( conflicts ) }
			onKeepMine={ () => onKeepMine( conflicts ) }
		/>
	);
};
