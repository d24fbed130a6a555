import type { TaskPageProps } from '../../types';
import type { TaxSettings } from './settings';
import type { TaxSetup } from './use-tax-setup';

/** Props of every view of the task. */
export interface ViewProps {
	settings: TaxSettings;
	setup: TaxSetup;
	/** Whether the owner came here from another view of the task: the focus goes to the view's heading. */
	hasMoved: boolean;
	trackEvent: TaskPageProps[ 'trackEvent' ];
	/** Goes to the steps in which the owner sets rates up. */
	onManual: () => void;
	/** The task is done. */
	onDone: () => void;
}
