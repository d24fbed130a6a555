import type { LoadComponent } from '../shared/routing';

/** Names of the tabs that open a panel. */
export type PanelName = 'activity' | 'feedback' | 'setup' | 'help';

/** What fetches the panels of other features. */
export type FeaturePanels = Readonly< Record< Exclude< PanelName, 'help' >, LoadComponent > >;
