/** Fetches the inbox for the header's panel. */
export const loadInboxPanel = () => import( /* webpackChunkName: "inbox" */ './activity' );
