/** What reports can be narrowed by, as they declare it. */

/** Kinds of things that the server finds by name: see `wc-admin/analytics/choices`. */
export type ChoiceKind =
	| 'product'
	| 'variation'
	| 'category'
	| 'coupon'
	| 'customer'
	| 'customer_name'
	| 'username'
	| 'email'
	| 'tax_rate'
	| 'attribute'
	| 'order'
	| 'ip_address'
	| 'country';

export interface Option {
	value: string;
	label: string;
}

/** How a filter's value is chosen or typed. */
export type Control =
	/** One of a few. */
	| { type: 'select'; options: readonly Option[] }
	/** Several of a few. */
	| { type: 'options'; options: readonly Option[] }
	/** Several that are searched for by name. Those of attributes are pairs of ids, 'attribute-term'. */
	| { type: 'search'; of: ChoiceKind }
	/** 'number' is whole. */
	| { type: 'number' | 'money' | 'date' };

/** How a filter takes its value, such as “includes”. */
export interface Rule {
	/** Parameter of the address and of the request. */
	param: string;
	label: string;
	/** Whether it takes two values, a first and a last one. */
	isRange?: boolean;
}

/** An advanced filter. */
export interface AdvancedFilter {
	id: string;
	label: string;
	rules: readonly Rule[];
	control: Control;
}

/** Items of a report that may be chosen, to see one alone or to compare several. */
export interface ItemChoice {
	of: ChoiceKind;
	/** Parameter of the address and of the request: ids, separated by commas. */
	param: string;
	/** What is chosen, for the field. */
	label: string;
	/** How many may be chosen. */
	max: number;
}

/** The choice of what a report shows: all, one item, several side by side, or what advanced filters let through. */
export interface Show {
	/** Parameter of the address. */
	param: 'filter' | 'filter-variations';
	/** The first one is taken where the address says nothing. */
	options: ReadonlyArray< Option & { items?: ItemChoice } >;
}

/** The value of `Show` with which the advanced filters are open. */
export const ADVANCED = 'advanced';

/** The most items that are compared: more lines nobody can tell apart. */
export const MOST_COMPARED = 8;
