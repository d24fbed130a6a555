import { compareAmounts, parseAmount } from '../../../../shared/format/money';
import type { Rate, Zone, ZoneMethod } from './types';

const FREE = 'free_shipping';
const FLAT = 'flat_rate';

const textOf = ( method: ZoneMethod, setting: string ): string => {
	const value = method.settings[ setting ]?.value;
	return typeof value === 'string' ? value : '';
};

/** Ways of shipping that have one price for everybody; others are left alone. */
const isPriced = ( method: ZoneMethod ): boolean =>
	method.method_id === FLAT || ( method.method_id === FREE && textOf( method, 'requires' ) === '' );

/** Amounts are stored with a point, whatever the shop writes. */
const STORED = {
	symbol: '',
	thousandSeparator: '',
	decimalSeparator: '.',
	position: 'left',
	code: '',
	decimals: 2,
} as const;

/**
 * The decimal string of a rate; null where there is none, or where it is a sum with placeholders.
 *
 * @param rate As it is stored.
 */
export const amountOf = ( rate: Rate ): string | null => ( rate === null ? null : parseAmount( rate, STORED ) );

/** Whether shipping costs nothing. */
export function isFree( rate: string ): boolean {
	const amount = amountOf( rate );
	return amount !== null && compareAmounts( amount, '0' ) === 0;
}

/** Whether two rates are the same, however they are written. */
export function isSameRate( one: Rate, other: Rate ): boolean {
	const [ a, b ] = [ amountOf( one ), amountOf( other ) ];
	return a !== null && b !== null ? compareAmounts( a, b ) === 0 : one === other;
}

/** The way of shipping that has a zone's price: the first that is offered, else the first that could be. */
export function mainMethod( { methods }: Zone ): ZoneMethod | undefined {
	const priced = methods.filter( isPriced );
	return priced.find( ( { enabled } ) => enabled ) ?? priced[ 0 ];
}

const costOf = ( method: ZoneMethod ): string => ( method.method_id === FREE ? '0' : textOf( method, 'cost' ) || '0' );

/** Returns the current rate of a zone. */
export function rateOf( zone: Zone ): Rate {
	const method = mainMethod( zone );
	return method?.enabled ? costOf( method ) : null;
}

/** The rate to begin with in a form: that of now, else the one last used, else none at all. */
export function suggestedRate( zone: Zone ): string {
	const method = mainMethod( zone );
	return method ? costOf( method ) : '0';
}

/** The way of shipping for a rate. */
export const methodFor = ( rate: string ): string => ( isFree( rate ) ? FREE : FLAT );

/** Request that gives a zone its rate. */
export interface MethodRequest {
	/** Null to add a way of shipping. */
	instanceId: number | null;
	data: { method_id: string; enabled: true; settings: { cost: string } } | { enabled: false };
}

/**
 * The requests that give a zone its rate, in their order: what is offered anew comes before what is not offered any more.
 * Ways of shipping that are there are used again; none is needed where all is as wished.
 *
 * @param zone As it is now.
 * @param rate What shipping is to cost.
 */
export function requestsFor( zone: Zone, rate: Rate ): MethodRequest[] {
	if ( rate === null ) {
		return zone.methods
			.filter( ( method ) => isPriced( method ) && method.enabled )
			.map( ( { instance_id } ) => ( { instanceId: instance_id, data: { enabled: false } } ) );
	}
	const wanted = methodFor( rate );
	const main = mainMethod( zone );
	const target =
		main?.method_id === wanted
			? main
			: zone.methods.find( ( method ) => isPriced( method ) && method.method_id === wanted );
	const requests: MethodRequest[] = [];
	if ( ! target?.enabled || ! isSameRate( costOf( target ), rate ) ) {
		const data = { method_id: wanted, enabled: true as const, settings: { cost: rate } };
		requests.push( { instanceId: target?.instance_id ?? null, data } );
	}
	if ( main?.enabled && main !== target ) {
		requests.push( { instanceId: main.instance_id, data: { enabled: false } } );
	}
	return requests;
}
