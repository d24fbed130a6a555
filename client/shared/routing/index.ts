export { loadPage, reloadPage } from './browser';
export { getHistory, navigate } from './history';
export { useLeaveGuard, usePath, useQuery } from './hooks';
export { isPlainClick, Link } from './link';
export { useBreadcrumbs, usePageName } from './page-name';
export { APP_PAGE, appQuery, formatQuery, parseQuery, pathOf, urlTo } from './urls';
export type * from './types';
export { usePageReturn } from './use-page-return';
