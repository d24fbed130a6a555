/** Every page that a task has, by its address. */
export const TASK_VIEWS: ReadonlyArray< Record< string, string > > = [
	{ task: 'store_details' },
	{ task: 'products' },
	{ task: 'payments' },
	{ task: 'payments', id: 'bacs' },
	{ task: 'payments', id: 'cheque' },
	{ task: 'payments', id: 'cod' },
	{ task: 'woocommerce-payments' },
	{ task: 'tax' },
	{ task: 'tax', partner: 'stripe-tax' },
	{ task: 'tax', partner: 'woocommerce-tax' },
	{ task: 'shipping' },
	{ task: 'marketing' },
	{ task: 'purchase' },
	{ task: 'launch-your-store' },
];
