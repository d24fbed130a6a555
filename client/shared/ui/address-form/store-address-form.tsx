import { __ } from '@wordpress/i18n';

import type { AddressFormat, Country } from '../../data/countries';
import { SaveForm } from '../save-form/save-form';
import { AddressForm } from './address-form';
import { countryOf, type Address } from './address';
import { CountrySettings } from './country-settings-panel';
import { conflictTexts } from './conflict-texts';
import { useStoreAddress } from './use-store-address';

interface StoreAddressFormProps {
	/** The store's address. */
	stored: Address;
	countries: readonly Country[];
	/** Address format of the stored country. */
	format: AddressFormat;
	submitLabel: string;
	/** Called once the address is saved, or nothing of it had to be. */
	onSaved: ( address: Address ) => void;
}

/** Renders the form in which the owner says where the store is. */
export const StoreAddressForm = ( { stored, countries, format, submitLabel, onSaved }: StoreAddressFormProps ) => {
	const state = useStoreAddress( stored, countries, format, onSaved );
	const { form } = state;
	return (
		<SaveForm
			form={ form }
			submitLabel={ submitLabel }
			failureTitle={ __( 'There was a problem saving your store location', 'storewright' ) }
			describeConflict={ ( theirs ) => conflictTexts( theirs, state.format, countries ) }
		>
			<AddressForm
				address={ form.values }
				format={ state.format }
				countries={ countries }
				errors={ state.errors }
				onChange={ state.change }
				canAutofillPlace={ state.canAutofillPlace }
			/>
			{ state.setsUpCountry && (
				<CountrySettings
					country={ countryOf( form.values.countryState ) }
					choices={ form.values.choices }
					onChoose={ state.choose }
				/>
			) }
		</SaveForm>
	);
};
