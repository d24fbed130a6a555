import { __, _n, sprintf } from '@wordpress/i18n';

import { InlineNotice } from '../../../../../shared/ui/inline-notice';
import { TextField } from '../../../../../shared/ui/field/text-field';
import { SaveForm } from '../../../../../shared/ui/save-form/save-form';
import type { BankAccounts } from '../../store';
import { saveFailureText } from '../../texts';
import { FIELDS, labelOf } from './account';
import { useBankForm } from './use-bank-form';
import styles from '../../payments.module.scss';

interface BankFormProps {
	stored: BankAccounts;
	isEnabled: boolean;
	onConfigured: ( text?: string ) => void;
}

const othersText = ( count: number ): string =>
	sprintf(
		/* translators: %d: number of bank accounts. */
		_n( '%d other account stays as it is.', '%d other accounts stay as they are.', count, 'storewright' ),
		count
	);

/** The form of the account that customers transfer money to. */
export const BankForm = ( { stored, isEnabled, onConfigured }: BankFormProps ) => {
	const form = useBankForm( stored, isEnabled );
	const { account, errors, problem, others } = form;
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
				) }{ ' ' }
				{ others > 0 && othersText( others ) }
			</p>
			<div className={ styles.fields }>
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
