import { AnalyticsBannerSlot } from '../../shared/slots';
import { DateRange } from '../period/date-range';
import { usePeriod } from '../period/use-period';
import { ReportNav } from '../report-nav';
import styles from '../screen.module.scss';
import { useVisit } from '../use-visit';
import { Performance } from './performance';
import type { ScreenProps } from '../../shared/routing';

/** The overview: the figures of all reports at a glance. */
export default function Overview( { path }: ScreenProps ) {
	const period = usePeriod();
	const visit = useVisit();
	return (
		<div className={ styles.screen }>
			<ReportNav path={ path } />
			<AnalyticsBannerSlot />
			<div className={ styles.bar }>
				<DateRange period={ period } />
			</div>
			<Performance period={ period } visit={ visit } />
		</div>
	);
}
