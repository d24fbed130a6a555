import { __ } from '@wordpress/i18n';

import type { Zone } from '../../../../shared/data/shipping-zones';
import { SaveForm } from '../../../../shared/ui/save-form/save-form';
import { RateRow } from './rate-row';
import { RatesProblem } from './rates-problem';
import type { Row } from './rows';
import { useRates } from './use-rates';

interface RatesFormProps {
	country: string;
	countryName: string;
	zones: readonly Zone[];
	onSaved: ( rows: readonly Row[] ) => void;
}

/** The form in which the owner says what shipping costs. */
export const RatesForm = ( { country, countryName, zones, onSaved }: RatesFormProps ) => {
	const state = useRates( country, countryName, zones );
	const { rows, problem } = state;
	return (
		<SaveForm
			phase={ state.phase }
			refusals={ state.refusals }
			isChanged={ state.isChanged }
			submitLabel={ __( 'Save shipping rates', 'storewright' ) }
			onSubmit={ state.save }
			onSaved={ () => onSaved( rows ) }
			problem={ ( fromNotice ) =>
				problem && (
					<RatesProblem
						problem={ problem }
						rows={ rows }
						onRetry={ fromNotice( state.save ) }
						onUseTheirs={ fromNotice( state.useTheirs ) }
						onKeepMine={ fromNotice( state.keepMine ) }
					/>
				)
			}
		>
			{ rows.map( ( row, index ) => (
				<RateRow
					key={ row.zoneId ?? 'new' }
					row={ row }
					onType={ ( text ) => state.type( index, text ) }
					onLeave={ () => state.leave( index ) }
					onToggle={ ( isEnabled ) => state.toggle( index, isEnabled ) }
				/>
			) ) }
		</SaveForm>
	);
};
