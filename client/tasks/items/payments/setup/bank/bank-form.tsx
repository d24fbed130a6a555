import { useEffect, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';

import { TextField } from '../../../../../shared/ui/field/text-field';
import { SaveForm } from '../../../../../shared/ui/save-form/save-form';
import type { BankAccounts } from '../../store';
import { saveFailureText } from '../../texts';
import { FIELDS, labelOf } from './account';
import { AccountList } from './account-list';
import { nameOf } from './rows';
import { useBankForm } from './use-bank-form';
import bankStyles from './bank.module.scss';
import styles from '../../payments.module.scss';

interface BankFormProps {
	stored: BankAccounts;
	isEnabled: boolean;
	onConfigured: ( text?: string ) => void;
}

/** Renders the form of the accounts that customers transfer money to: their order, and the details of one of them. */
export const BankForm = ( { stored, isEnabled, onConfigured }: BankFormProps ) => {
	const state = useBankForm( stored, isEnabled, () =>
		onConfigured( __( 'Direct bank transfer details added successfully', 'storewright' ) )
	);
	const { form, rows, chosen, account, errors } = state;
	const fields = useRef< HTMLDivElement >( null );
	const isChoosing = useRef( false );
	useEffect( () => {
		if ( isChoosing.current ) {
			isChoosing.current = false;
			fields.current?.querySelector( 'input' )?.focus();
		}
	}, [ chosen ] );
	const at = rows.findIndex( ( { key } ) => key === chosen );
	const row = rows[ at ];
	const name = rows.length > 1 && row ? nameOf( row, at + 1 ) : null;
	return (
		<SaveForm
			form={ form }
			submitLabel={ __( 'Save bank details', 'storewright' ) }
			failureTitle={ saveFailureText() }
			describeConflict={ () => ( {
				title: __( 'Someone else changed the bank accounts', 'storewright' ),
				text: __( 'Nothing was saved. Your changes are still here.', 'storewright' ),
			} ) }
		>
			<p className={ styles.line }>
				{ __(
					'Shown to customers after checkout. Enter the account number or the IBAN, and the other details your bank uses.',
					'storewright'
				) }
			</p>
			{ name !== null && (
				<>
					<AccountList
						rows={ rows }
						current={ chosen }
						isBusy={ form.phase !== 'editing' }
						onChoose={ ( key ) => {
							isChoosing.current = true;
							state.choose( key );
						} }
						onReorder={ state.arrange }
					/>
					<h4 className={ bankStyles.title }>
						{
							/* translators: %s: name of a bank account. */ sprintf(
								__( 'Details of %s', 'storewright' ),
								name
							)
						}
					</h4>
				</>
			) }
			<div ref={ fields } className={ styles.fields }>
				{ FIELDS.map( ( field ) => (
					<TextField
						key={ field }
						/* translators: %s: name of a field. */
						label={ sprintf( __( '%s (required)', 'storewright' ), labelOf( field ) ) }
						name={ field }
						value={ account[ field ] }
						error={ errors[ field ] }
						onChange={ ( text ) => state.change( field, text ) }
						autoComplete="off"
						maxLength={ 200 }
						required
					/>
				) ) }
			</div>
		</SaveForm>
	);
};
