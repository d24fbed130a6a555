import type { AddressFormat, Country } from '../../data/countries';
import { SaveForm } from '../save-form/save-form';
import { AddressForm } from './address-form';
import type { Address } from './address';
import { SaveProblem } from './save-problem';
import { useStoreAddress } from './use-store-address';

interface StoreAddressFormProps {
	/** The store's address. */
	stored: Address;
	countries: readonly Country[];
	/** What addresses of the stored country look like. */
	format: AddressFormat;
	submitLabel: string;
	/** Called once the address is saved, or nothing of it had to be. */
	onSaved: ( address: Address ) => void;
}

/** The form in which the owner tells where the store is. */
export const StoreAddressForm = ( { stored, countries, format, submitLabel, onSaved }: StoreAddressFormProps ) => {
	const state = useStoreAddress( stored, countries, format );
	const { address, problem } = state;
	return (
		<SaveForm
			phase={ state.phase }
			refusals={ state.refusals }
			isChanged={ state.isChanged }
			submitLabel={ submitLabel }
			onSubmit={ state.save }
			onSaved={ () => onSaved( address ) }
			problem={ ( fromNotice ) =>
				problem && (
					<SaveProblem
						problem={ problem }
						format={ state.format }
						countries={ countries }
						onRetry={ fromNotice( state.save ) }
						onUseTheirs={ fromNotice( state.useTheirs ) }
						onKeepMine={ fromNotice( state.keepMine ) }
					/>
				)
			}
		>
			<AddressForm
				address={ address }
				format={ state.format }
				countries={ countries }
				errors={ state.errors }
				onChange={ state.change }
				canAutofillPlace={ state.canAutofillPlace }
			/>
		</SaveForm>
	);
};
