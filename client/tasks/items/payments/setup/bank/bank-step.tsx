import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

import { useAsyncAction } from '../../../../../shared/data/use-async-action';
import { InlineNotice } from '../../../../../shared/ui/inline-notice';
import { Skeleton } from '../../../../../shared/ui/skeleton';
import { type BankAccounts, readAccounts } from '../../store';
import { BankForm } from './bank-form';
import styles from '../../payments.module.scss';

interface BankStepProps {
	/** Whether customers can choose transfers already. */
	isEnabled: boolean;
	onConfigured: ( text?: string ) => void;
}

/** Asks for the account that customers transfer money to; the first one is shown where there are some. */
export const BankStep = ( { isEnabled, onConfigured }: BankStepProps ) => {
	const [ stored, setStored ] = useState< BankAccounts | null >( null );
	const { failure, run } = useAsyncAction( readAccounts, { onDone: setStored } );
	useEffect( () => void run(), [ run ] );
	if ( stored ) {
		return <BankForm stored={ stored } isEnabled={ isEnabled } onConfigured={ onConfigured } />;
	}
	if ( failure !== null ) {
		return (
			<InlineNotice
				status="error"
				title={ __( 'Your bank accounts could not be loaded', 'storewright' ) }
				actions={ [ { label: __( 'Try again', 'storewright' ), onClick: () => void run() } ] }
			>
				{ failure.message }
			</InlineNotice>
		);
	}
	return (
		<div className={ styles.step } role="status" aria-label={ __( 'Loading…', 'storewright' ) }>
			<Skeleton width="100%" height="40px" />
			<Skeleton width="100%" height="40px" />
			<Skeleton width="120px" height="40px" />
		</div>
	);
};
