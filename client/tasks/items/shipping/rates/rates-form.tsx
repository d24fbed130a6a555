import { __, sprintf } from '@wordpress/i18n';

import type { RateConflict, Zone } from '../zones';
import type { ConflictTexts } from '../../../../shared/ui/conflict-notice/conflict-notice';
import { SaveForm } from '../../../../shared/ui/save-form/save-form';
import { RateRow } from './rate-row';
import { rateText, type Row } from './rows';
import { useRates } from './use-rates';

interface RatesFormProps {
	country: string;
	countryName: string;
	zones: readonly Zone[];
	onSaved: ( rows: readonly Row[] ) => void;
}

/* translators: %s: name of a shipping zone. */
const zoneLabel = ( zone: string ): string => sprintf( __( 'Shipping cost: %s', 'storewright' ), zone );

const conflictTexts = ( conflicts: readonly RateConflict[], rows: readonly Row[] ): ConflictTexts => ( {
	changes: conflicts.map( ( { zoneId, theirs } ) => ( {
		label: zoneLabel( rows.find( ( row ) => row.zoneId === zoneId )?.name ?? '' ),
		theirs: rateText( theirs ),
	} ) ),
} );

/** Renders the form in which the owner says what shipping costs. */
export const RatesForm = ( { country, countryName, zones, onSaved }: RatesFormProps ) => {
	const { form, type, leave, toggle } = useRates( country, countryName, zones, onSaved );
	return (
		<SaveForm
			form={ form }
			submitLabel={ __( 'Save shipping rates', 'storewright' ) }
			failureTitle={ __( 'There was a problem saving your shipping rates', 'storewright' ) }
			describeConflict={ ( conflicts ) => conflictTexts( conflicts, form.values ) }
		>
			{ form.values.map( ( row, index ) => (
				<RateRow
					key={ row.zoneId ?? 'new' }
					row={ row }
					onType={ ( text ) => type( index, text ) }
					onLeave={ () => leave( index ) }
					onToggle={ ( isEnabled ) => toggle( index, isEnabled ) }
				/>
			) ) }
		</SaveForm>
	);
};
