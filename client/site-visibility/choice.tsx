interface ChoiceProps {
	/** Id of the control, to which links lead. */
	id: string;
	type: 'radio' | 'checkbox';
	name: string;
	value: string;
	label: string;
	help: string;
	isChecked: boolean;
	onChange: ( isOn: boolean ) => void;
}

/** A choice with its help, in the look of the server-rendered forms; a field of the form around it. */
export const Choice = ( { id, type, name, value, label, help, isChecked, onChange }: ChoiceProps ) => (
	<p className="storewright-choice">
		<label htmlFor={ id }>
			<input
				id={ id }
				type={ type }
				name={ name }
				value={ value }
				checked={ isChecked }
				aria-describedby={ `${ id }-help` }
				onChange={ ( { target } ) => onChange( target.checked ) }
			/>
			{ label }
		</label>
		<span id={ `${ id }-help` } className="description">
			{ help }
		</span>
	</p>
);
