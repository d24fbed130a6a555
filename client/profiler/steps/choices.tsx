import { useInstanceId } from '@wordpress/compose';

import styles from '../profiler.module.scss';

interface ChoicesProps< Value extends string > {
	legend: string;
	/** Whether the legend is for screen readers alone: the step's title says the same. */
	hidesLegend?: boolean;
	options: ReadonlyArray< { value: Value; label: string; text?: string } >;
	value: string;
	onChange: ( value: Value ) => void;
}

/** One of a few answers, each with what it means. */
export function Choices< Value extends string >( {
	legend,
	hidesLegend = false,
	options,
	value,
	onChange,
}: ChoicesProps< Value > ) {
	const name = useInstanceId( Choices, 'storewright-choices' );
	return (
		<fieldset className={ styles.choices }>
			<legend className={ hidesLegend ? 'screen-reader-text' : styles.legend }>{ legend }</legend>
			{ options.map( ( option ) => (
				<label key={ option.value } className={ styles.choice } htmlFor={ `${ name }-${ option.value }` }>
					<input
						type="radio"
						id={ `${ name }-${ option.value }` }
						name={ name }
						value={ option.value }
						checked={ option.value === value }
						onChange={ () => onChange( option.value ) }
						aria-describedby={ option.text ? `${ name }-${ option.value }-text` : undefined }
						aria-labelledby={ `${ name }-${ option.value }-label` }
					/>
					<span className={ styles.choiceTexts }>
						<span id={ `${ name }-${ option.value }-label` } className={ styles.choiceLabel }>
							{ option.label }
						</span>
						{ option.text && (
							<span id={ `${ name }-${ option.value }-text` } className={ styles.choiceText }>
								{ option.text }
							</span>
						) }
					</span>
				</label>
			) ) }
		</fieldset>
	);
}
