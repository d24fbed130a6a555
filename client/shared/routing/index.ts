export { loadPage, reloadPage } from './browser';
export { getHistory, navigate } from './history';
export { usePath, useQuery } from './hooks';
export { confirmDiscard, useLeaveGuard } from './leave-guard';
export { isPlainClick, Link } from './link';
export { useBreadcrumbs, usePageName } from './page-name';
export { appPage, appQuery, formatQuery, parseQuery, pathOf, SETTINGS_PATH, urlTo } from './urls';
export type * from './types';
export { usePageReturn } from './use-page-return';
