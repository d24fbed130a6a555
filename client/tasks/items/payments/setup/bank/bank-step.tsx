import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

import { toRequestError } from '../../../../../shared/data/request';
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
	const [ failure, setFailure ] = useState< string | null >( null );
	const [ attempt, setAttempt ] = useState( 0 );
	useEffect( () => {
		let isShown = true;
		readAccounts().then(
			( accounts ) => isShown && setStored( accounts ),
			( error: unknown ) => isShown && setFailure( toRequestError( error ).message )
		);
		return () => {
			isShown = false;
		};
	}, [ attempt ] );
	if ( stored ) {
		return <BankForm stored={ stored } isEnabled={ isEnabled } onConfigured={ onConfigured } />;
	}
	if ( failure !== null ) {
		const retry = () => {
			setFailure( null );
			setAttempt( attempt + 1 );
		};
		return (
			<InlineNotice
				status="error"
				title={ __( 'Your bank accounts could not be loaded', 'storewright' ) }
				actions={ [ { label: __( 'Try again', 'storewright' ), onClick: retry } ] }
			>
				{ failure }
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
