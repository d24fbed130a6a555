import { useAddressFormat, type AddressFormat } from '../../../shared/data/countries';
import { useSettings, type SettingValues } from '../../../shared/data/settings';
import type { QueryResult } from '../../../shared/data/use-query';
import { countryOf, isLocated, type Address } from '../../../shared/ui/address-form/address';
import { GROUP, storeAddress } from '../../../shared/ui/address-form/store-address';

/** Settings that the task uses. */
export interface TaxSettings {
	address: Address;
	country: string;
	/** Whether the address is complete. */
	isLocated: boolean;
	/** Whether orders are taxed. */
	chargesTax: boolean;
	/** Whether a service works the tax out. */
	isAutomated: boolean;
	/** Whether prices are entered with tax. */
	includesTax: boolean;
}

/** The groups of settings that the task changes. */
export const GROUPS = { general: GROUP, tax: 'tax' } as const;

/** The settings that the task changes. */
export const CHARGE_TAX = 'woocommerce_calc_taxes';
export const INCLUDES_TAX = 'woocommerce_prices_include_tax';
export const AUTOMATED_TAX = 'wc_connect_taxes_enabled';

const isComplete = ( address: Address, format: AddressFormat ): boolean =>
	isLocated( address, format ) && ( format.city.hidden || address.city.trim() !== '' );

/** Returns the tax settings of the store. */
export function useTaxSettings(): QueryResult< TaxSettings > {
	const general = useSettings( GROUPS.general );
	const tax = useSettings( GROUPS.tax );
	const address = storeAddress( general.status === 'ready' ? general.data : ( {} as SettingValues ) );
	const country = countryOf( address.countryState );
	const format = useAddressFormat( country );
	const reads = [ general, tax, format ];
	const failed = reads.find( ( read ) => read.status === 'failed' );
	if ( failed?.status === 'failed' ) {
		const retry = () => reads.forEach( ( read ) => read.status === 'failed' && read.retry() );
		return { ...failed, retry };
	}
	if ( general.status !== 'ready' || tax.status !== 'ready' || format.status !== 'ready' ) {
		return { status: 'loading' };
	}
	return {
		status: 'ready',
		data: {
			address,
			country,
			isLocated: isComplete( address, format.data ),
			chargesTax: general.data[ CHARGE_TAX ] === 'yes',
			isAutomated: tax.data[ AUTOMATED_TAX ] === 'yes',
			includesTax: tax.data[ INCLUDES_TAX ] === 'yes',
		},
	};
}
