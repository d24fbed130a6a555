import { Button } from '@wordpress/components';
import { useEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { FormEvent } from 'react';

import type { AddressFormat, Country } from '../../data/countries';
import { useLeaveGuard } from '../../routing';
import { AddressForm } from './address-form';
import type { Address } from './address';
import { SaveProblem } from './save-problem';
import { useStoreAddress } from './use-store-address';
import styles from './address-form.module.scss';

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
	const form = useRef< HTMLFormElement >( null );
	const state = useStoreAddress( stored, countries, format );
	const { address, phase, refusals } = state;
	useLeaveGuard( state.isChanged );

	const saved = useRef( onSaved );
	saved.current = onSaved;
	useEffect( () => {
		if ( phase === 'saved' ) {
			saved.current( address );
		}
		// eslint-disable-next-line react-hooks/exhaustive-deps -- Told once, when it's saved.
	}, [ phase ] );
	useEffect( () => {
		if ( refusals > 0 ) {
			form.current?.querySelector< HTMLElement >( '[aria-invalid="true"]' )?.focus();
		}
	}, [ refusals ] );

	const submit = ( event: FormEvent ) => {
		event.preventDefault();
		state.save();
	};
	// The notice goes with the button that was pressed in it: the focus has to have another place.
	const fromNotice =
		< Args extends unknown[] >( act: ( ...args: Args ) => void ) =>
		( ...args: Args ) => {
			form.current?.querySelector< HTMLElement >( '[type="submit"]' )?.focus();
			act( ...args );
		};
	const isBusy = phase !== 'editing';
	return (
		<form ref={ form } className={ styles.form } onSubmit={ submit } noValidate>
			<AddressForm
				address={ address }
				format={ state.format }
				countries={ countries }
				errors={ state.errors }
				onChange={ state.change }
				canAutofillPlace={ state.canAutofillPlace }
			/>
			{ state.problem && (
				<SaveProblem
					problem={ state.problem }
					format={ state.format }
					countries={ countries }
					onRetry={ fromNotice( state.save ) }
					onUseTheirs={ fromNotice( state.useTheirs ) }
					onKeepMine={ fromNotice( state.keepMine ) }
				/>
			) }
			<div className={ styles.actions }>
				<Button
					__next40pxDefaultSize
					type="submit"
					variant="primary"
					isBusy={ isBusy }
					aria-disabled={ isBusy }
				>
					{ submitLabel }
				</Button>
				<span role="status" className="screen-reader-text">
					{ phase === 'saving' ? __( 'Saving…', 'storewright' ) : '' }
				</span>
			</div>
		</form>
	);
};
