/** Stands for `@wordpress/theme` in tests, which is published as ES modules that Jest can't require. */
import type { ReactNode } from 'react';

/** Themes nothing: styles are not loaded in tests. */
export const ThemeProvider = ( { children }: { children: ReactNode } ) => children;
