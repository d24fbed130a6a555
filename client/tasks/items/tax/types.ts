import type { TaskPageProps } from '../../types';
import type { TaxSettings } from './settings';
import type { TaxSetup } from './use-tax-setup';

/** What every view of the task is given. */
export interface ViewProps {
	settings: TaxSettings;
	setup: TaxSetup;
	trackEvent: TaskPageProps[ 'trackEvent' ];
	/** Goes to the steps in which the owner sets rates up. */
	onManual: () => void;
	/** The task is done. */
	onDone: () => void;
}
