import { useMemo } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { clsx } from 'clsx';

import type { AddressFormat, Country } from '../../data/countries';
import { TextField } from '../field/text-field';
import { shownFields, TEXT_FIELDS, type Address, type AddressErrors, type TextField as TextFieldName } from './address';
import { placeOptions } from './place-options';
import { PlaceSelect } from './place-select';
import styles from './address-form.module.scss';

interface AddressFormProps {
	address: Address;
	format: AddressFormat;
	countries: readonly Country[];
	errors: AddressErrors;
	onChange: ( change: Partial< Address > ) => void;
	/** Whether the browser's autofill may choose the country. */
	canAutofillPlace: boolean;
}

const AUTOCOMPLETE: Record< TextFieldName, string > = {
	addressLine1: 'address-line1',
	addressLine2: 'address-line2',
	city: 'address-level2',
	postCode: 'postal-code',
};

const SHORT: readonly TextFieldName[] = [ 'city', 'postCode' ];

/* translators: %s: name of a field that may be left empty. */
const optional = ( label: string ) => sprintf( __( '%s (optional)', 'storewright' ), label );

/** The fields of an address, as its country has and calls them. */
export const AddressForm = ( props: AddressFormProps ) => {
	const { address, format, countries, errors, onChange, canAutofillPlace } = props;
	const options = useMemo( () => placeOptions( countries ), [ countries ] );
	const shown = shownFields( format );
	const areBesideEachOther = SHORT.every( ( name ) => shown.includes( name ) );
	return (
		<div className={ styles.fields }>
			<PlaceSelect
				options={ options }
				value={ address.countryState }
				onChange={ ( countryState ) => onChange( { countryState } ) }
				canAutofill={ canAutofillPlace }
				error={ errors.countryState }
			/>
			{ shown.map( ( name ) => {
				const { label, required } = format[ TEXT_FIELDS[ name ] ];
				return (
					<div
						key={ name }
						className={ clsx( ! ( areBesideEachOther && SHORT.includes( name ) ) && styles.wide ) }
					>
						<TextField
							label={ required ? label : optional( label ) }
							name={ name }
							value={ address[ name ] }
							onChange={ ( value ) => onChange( { [ name ]: value } ) }
							autoComplete={ AUTOCOMPLETE[ name ] }
							aria-required={ required }
							error={ errors[ name ] }
						/>
					</div>
				);
			} ) }
		</div>
	);
};
