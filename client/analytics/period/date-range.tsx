import { Button, Dropdown } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { chevronDown } from '@wordpress/icons';

import { getPageData } from '../../shared/data/page-data';
import { navigate, urlTo, useQuery } from '../../shared/routing';
import { formatDays } from './dates';
import { choiceQuery, type Period } from './period';
import { RangePanel } from './range-panel';
import { comparedWithName, periodName } from './texts';
import { useCalendar } from './use-period';
import styles from './date-range.module.scss';

/** The button that says the period of a report; it opens the panel to choose another one. What is chosen stands in the address. */
export function DateRange( { period }: { period: Period } ) {
	const query = useQuery();
	const calendar = useCalendar();
	const { locale } = getPageData();
	const { primary, secondary } = period;
	const days = formatDays( primary.after, primary.before, locale );
	const before = formatDays( secondary.after, secondary.before, locale );
	return (
		<Dropdown
			popoverProps={ { placement: 'bottom-start' } }
			contentClassName={ styles.popover ?? '' }
			renderToggle={ ( { isOpen, onToggle } ) => (
				<Button
					className={ styles.button ?? '' }
					variant="secondary"
					icon={ chevronDown }
					iconPosition="right"
					aria-expanded={ isOpen }
					aria-haspopup="dialog"
					onClick={ onToggle }
				>
					<span className={ styles.words }>
						<span className={ styles.period }>
							{ period.period === 'custom'
								? days
								: sprintf(
										/* translators: 1: name of a period, such as Month to date. 2: its days. */
										__( '%1$s (%2$s)', 'storewright' ),
										periodName( period.period ),
										days
									) }
						</span>
						<span className={ styles.compared }>
							{ sprintf(
								/* translators: 1: “previous year” or “previous period”. 2: its days. */
								__( 'compared with %1$s (%2$s)', 'storewright' ),
								comparedWithName( period.compare ),
								before
							) }
						</span>
					</span>
				</Button>
			) }
			renderContent={ ( { onClose } ) => (
				<RangePanel
					period={ period }
					calendar={ calendar }
					onApply={ ( choice ) => {
						onClose();
						navigate( urlTo( '/', { ...query, ...choiceQuery( choice ) } ) );
					} }
					onCancel={ onClose }
				/>
			) }
		/>
	);
}
