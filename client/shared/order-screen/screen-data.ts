/** What the server prints into the pages of orders and coupons: `window.storewrightScreen`. */
export interface OrderScreenData {
	/** Address of the REST API, with a slash at the end or a query. */
	root: string;
	nonce: string;
	/** Whether single keys are shortcuts: users can turn them off. */
	shortcuts: boolean;
}

declare global {
	interface Window {
		storewrightScreen?: OrderScreenData;
	}
}

/** Returns it. */
export const screenData = (): OrderScreenData => window.storewrightScreen ?? { root: '', nonce: '', shortcuts: false };
