import { useDispatch } from '@wordpress/data';

import { optionsStore } from '../../../shared/data/options';
import { RequestError, toRequestError } from '../../../shared/data/request';
import { settingsStore, type SettingChange } from '../../../shared/data/settings';
import { useAsyncAction } from '../../../shared/data/use-async-action';
import { AUTOMATED_TAX, CHARGE_TAX, GROUPS, INCLUDES_TAX, type TaxSettings } from './settings';

/** The owner's choices. */
export type Choice = 'automated' | 'manual' | 'none';

/** Code of the error of settings that could not be saved after the rates. */
export const NOT_TURNED_ON = 'storewright_tax_not_turned_on';

export interface TaxSetup {
	/** The choice that is being saved. */
	busy: Choice | null;
	/** Which choice could not be saved, and a sentence why. */
	failure: { choice: Choice; reason: string } | null;
	/** Saves what a choice stands for, and nothing that holds already. Gives whether that worked. */
	choose: ( choice: Choice ) => Promise< boolean >;
	/**
	 * Has the store charge tax by its own rates.
	 *
	 * @param includesTax Whether prices are entered with tax.
	 * @throws {RequestError} With the code `NOT_TURNED_ON`.
	 */
	turnOn: ( includesTax: boolean ) => Promise< void >;
}

const yesOrNo = ( is: boolean ) => ( is ? 'yes' : 'no' );

const changed = ( id: string, is: boolean, was: boolean ): SettingChange[] =>
	is === was ? [] : [ { id, value: yesOrNo( is ), expected: yesOrNo( was ) } ];

/**
 * Returns the settings that a choice changes.
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
	const { updateOptions } = useDispatch( optionsStore );

	const apply = async ( choice: Choice, includesTax = settings.includesTax ) => {
		const { tax: service, general } = changesOf( choice, settings );
		const tax = [ ...service, ...changed( INCLUDES_TAX, includesTax, settings.includesTax ) ];
		if ( tax.length > 0 ) {
			await saveSettings( GROUPS.tax, tax );
		}
		if ( general.length > 0 ) {
			await saveSettings( GROUPS.general, general );
		}
		if ( choice === 'none' ) {
			await updateOptions( { woocommerce_no_sales_tax: true } );
		}
	};
	const { isBusy, args, failure, run } = useAsyncAction( ( _, choice: Choice ) => apply( choice ), { isOnce: true } );
	const [ choice = null ] = args ?? [];

	return {
		busy: isBusy ? choice : null,
		failure: failure && choice && { choice, reason: failure.message },
		choose: run,
		turnOn: async ( includesTax ) => {
			try {
				await apply( 'manual', includesTax );
			} catch ( error ) {
				throw new RequestError( { code: NOT_TURNED_ON, message: toRequestError( error ).message } );
			}
		},
	};
}
