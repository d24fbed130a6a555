/** Reports that the server exports: those of plugins have rows that it does not know. */
export const EXPORTED: readonly string[] = [
	'revenue',
	'products',
	'variations',
	'orders',
	'categories',
	'coupons',
	'taxes',
	'stock',
	'customers',
	'downloads',
];
