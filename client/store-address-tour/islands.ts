/** The tour to the store's address, where the address of the page asks for it. */
export const storeAddressTourIslands = {
	'store-address-tour': () => import( /* webpackChunkName: "store-address-tour" */ './store-address-tour' ),
} as const;
