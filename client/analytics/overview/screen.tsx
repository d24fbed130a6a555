import { __ } from '@wordpress/i18n';

import type { UserPreferences } from '../../shared/data/user-preferences';
import type { ScreenProps } from '../../shared/routing';
import { AnalyticsBannerSlot } from '../../shared/slots';
import { NotLoaded } from '../../shared/ui/not-loaded';
import { CountingNotice } from '../counting-notice';
import { CurrencyNotice } from '../currency-notice';
import { Explain } from '../explain/explain';
import { DateRange } from '../period/date-range';
import type { Period } from '../period/period';
import { usePeriod } from '../period/use-period';
import { ReportNav } from '../report-nav';
import styles from '../screen.module.scss';
import { useVisit } from '../use-visit';
import { readChoice, SECTIONS_NAME } from './choice';
import { Sections } from './sections-list';
import sections from './overview.module.scss';
import { useOverview } from './use-overview';
import { usePreferences } from './use-preferences';

interface ContentProps {
	/** Null while the user's choice is not known: the usual sections are there then, and nothing is asked for. */
	preferences: UserPreferences | null;
	period: Period;
	onChange: ( values: UserPreferences ) => void;
}

function Content( { preferences, period, onChange }: ContentProps ) {
	const choice = readChoice( preferences ?? {} );
	const data = useOverview( preferences === null ? null : choice, period, useVisit() );
	const isWaiting = preferences === null;
	return (
		<div className={ sections.all } aria-busy={ isWaiting } { ...( isWaiting && { inert: '' } ) }>
			<CurrencyNotice currencies={ data.overview?.currencies } />
			<Explain>
				<Sections { ...{ choice, data, period, onChange } } stored={ preferences?.[ SECTIONS_NAME ] ?? '' } />
			</Explain>
		</div>
	);
}

/** The overview: figures, charts and leaderboards of all reports, as the user wants them. */
export default function Overview( { path }: ScreenProps ) {
	const period = usePeriod();
	const [ preferences, change ] = usePreferences();
	return (
		<div className={ styles.screen }>
			<ReportNav path={ path } />
			<CountingNotice />
			<div className={ styles.bar }>
				<DateRange period={ period } />
			</div>
			{ preferences.status === 'failed' ? (
				<NotLoaded
					title={ __( 'What you have chosen to see could not be loaded.', 'storewright' ) }
					reads={ [ preferences ] }
				/>
			) : (
				<Content
					preferences={ preferences.status === 'ready' ? preferences.data : null }
					period={ period }
					onChange={ change }
				/>
			) }
			{ /* What comes late moves nothing there. */ }
			<AnalyticsBannerSlot />
		</div>
	);
}
