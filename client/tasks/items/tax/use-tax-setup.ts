import { useDispatch } from '@wordpress/data';
import { useRef, useState } from '@wordpress/element';

import { request, toRequestError } from '../../../shared/data/request';
import { settingsStore, type SettingChange } from '../../../shared/data/settings';
import { AUTOMATED_TAX, CHARGE_TAX, GROUPS, type TaxSettings } from './settings';

/** What the owner can choose. */
export type Choice = 'automated' | 'manual' | 'none';

/** Why a choice could not be saved. */
export interface Failure {
	choice: Choice;
	/** A sentence for the owner. */
	reason: string;
}

export interface TaxSetup {
	/** What is being saved. */
	busy: Choice | null;
	failure: Failure | null;
	/**
	 * Saves what a choice stands for, and nothing that holds already.
	 *
	 * @return Whether it is saved now; a second call meanwhile or afterwards does nothing.
	 */
	choose: ( choice: Choice ) => Promise< boolean >;
}

const yesOrNo = ( is: boolean ) => ( is ? 'yes' : 'no' );

const changed = ( id: string, is: boolean, was: boolean ): SettingChange[] =>
	is === was ? [] : [ { id, value: yesOrNo( is ), expected: yesOrNo( was ) } ];

/**
 * What a choice changes in the settings.
 *
 * @param choice   The owner's.
 * @param settings What holds now.
 */
export const changesOf = ( choice: Choice, { chargesTax, isAutomated }: TaxSettings ) => ( {
	tax: choice === 'none' ? [] : changed( AUTOMATED_TAX, choice === 'automated', isAutomated ),
	general: changed( CHARGE_TAX, choice !== 'none', chargesTax ),
} );

/**
 * Saves how the store is taxed.
 *
 * @param settings What holds now.
 */
export function useTaxSetup( settings: TaxSettings ): TaxSetup {
	const { saveSettings } = useDispatch( settingsStore );
	const [ busy, setBusy ] = useState< Choice | null >( null );
	const [ failure, setFailure ] = useState< Failure | null >( null );
	// While a choice is being saved, and for good once it is: the task is over then.
	const isBusy = useRef( false );

	const choose = async ( choice: Choice ) => {
		if ( isBusy.current ) {
			return false;
		}
		isBusy.current = true;
		setBusy( choice );
		setFailure( null );
		try {
			const { tax, general } = changesOf( choice, settings );
			if ( tax.length > 0 ) {
				await saveSettings( GROUPS.tax, tax );
			}
			if ( general.length > 0 ) {
				await saveSettings( GROUPS.general, general );
			}
			if ( choice === 'none' ) {
				await request( {
					path: '/wc-admin/options',
					method: 'POST',
					data: { woocommerce_no_sales_tax: true },
				} );
			}
			return true;
		} catch ( error ) {
			isBusy.current = false;
			setBusy( null );
			setFailure( { choice, reason: toRequestError( error ).message } );
			return false;
		}
	};
	return { busy, failure, choose };
}
