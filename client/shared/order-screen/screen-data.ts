/** What the server prints into the pages of orders: `window.storewrightOrders`. */
export interface OrderScreenData {
	/** Address of the REST API, with a slash at the end or a query. */
	root: string;
	nonce: string;
	/** Whether single keys are shortcuts: users can turn them off. */
	shortcuts: boolean;
}

declare global {
	interface Window {
		storewrightOrders?: OrderScreenData;
	}
}

/** Returns it. */
export const screenData = (): OrderScreenData => window.storewrightOrders ?? { root: '', nonce: '', shortcuts: false };
