export { Card } from './card';
export { InlineNotice, type NoticeAction } from './inline-notice';
export { Notices } from './notices';
export { ProgressBar } from './progress-bar';
export { Skeleton } from './skeleton';
export { Snackbars, type SnackbarNotice } from './snackbars';
