/** Fetches the setup list for the header's panel. */
export const loadSetupPanel = () => import( /* webpackChunkName: "setup-panel" */ './setup-panel' );
