import type { Period } from '../period/period';
import type { OverviewChoice } from './choice';
import type { Section } from './sections';
import type { OverviewData } from './use-overview';

/** What the content of a section is given. */
export interface PartProps {
	section: Section;
	data: OverviewData;
	choice: OverviewChoice;
	period: Period;
	/** The section's title, as it is shown. */
	title: string;
}
