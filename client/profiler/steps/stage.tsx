import { __ } from '@wordpress/i18n';

import { sellingPlaces, stages } from '../questions';
import { Choices } from './choices';
import { StepForm, type AskedProps } from './step-form';

/** Asks how far the business is, and where is sold already. */
export const StageStep = ( { answers, onChange, ...form }: AskedProps ) => (
	<StepForm { ...form }>
		<Choices
			legend={ __( 'How far is your business?', 'storewright' ) }
			hidesLegend
			options={ stages() }
			value={ answers.business_choice }
			onChange={ ( stage ) =>
				onChange( {
					business_choice: stage,
					...( stage !== 'im_already_selling' && { selling_online_answer: '' } ),
				} )
			}
		/>
		{ answers.business_choice === 'im_already_selling' && (
			<Choices
				legend={ __( 'Where do you sell?', 'storewright' ) }
				options={ sellingPlaces() }
				value={ answers.selling_online_answer }
				onChange={ ( place ) => onChange( { selling_online_answer: place } ) }
			/>
		) }
	</StepForm>
);
