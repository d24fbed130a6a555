import { useEffect, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';

import { InlineNotice } from '../../../../../shared/ui/inline-notice';
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

/** The form of the accounts that customers transfer money to: their order, and the details of one of them. */
export const BankForm = ( { stored, isEnabled, onConfigured }: BankFormProps ) => {
	const form = useBankForm( stored, isEnabled );
	const { rows, chosen, account, errors, problem } = form;
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
			phase={ form.phase }
			refusals={ form.refusals }
			isChanged={ form.isChanged }
			submitLabel={ __( 'Save bank details', 'storewright' ) }
			onSubmit={ form.save }
			onSaved={ () => onConfigured( __( 'Direct bank transfer details added successfully', 'storewright' ) ) }
			problem={ ( fromNotice ) => (
				<>
					{ problem?.kind === 'failed' && (
						<InlineNotice
							status="error"
							title={ saveFailureText() }
							actions={ [
								{ label: __( 'Try again', 'storewright' ), onClick: fromNotice( form.save ) },
							] }
						>
							{ problem.reason }
						</InlineNotice>
					) }
					{ problem?.kind === 'conflict' && (
						<InlineNotice
							status="warning"
							title={ __( 'Somebody else has changed the bank accounts meanwhile', 'storewright' ) }
							actions={ [
								{ label: __( 'Use theirs', 'storewright' ), onClick: fromNotice( form.useTheirs ) },
								{ label: __( 'Keep mine', 'storewright' ), onClick: fromNotice( form.keepMine ) },
							] }
						>
							{ __( 'Nothing was saved yet. What you typed is still here.', 'storewright' ) }
						</InlineNotice>
					) }
				</>
			) }
		>
			<p className={ styles.line }>
				{ __(
					'Customers are shown these details once they have ordered. Give the account number or the IBAN, and the rest as your bank has it.',
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
							form.choose( key );
						} }
						onReorder={ form.arrange }
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
						onChange={ ( text ) => form.change( field, text ) }
						autoComplete="off"
						maxLength={ 200 }
						required
					/>
				) ) }
			</div>
		</SaveForm>
	);
};
