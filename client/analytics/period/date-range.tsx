import { Button, Dropdown } from '@wordpress/components';
import { chevronDown } from '@wordpress/icons';

import { navigate, urlTo, useQuery } from '../../shared/routing';
import { choiceQuery, type Period } from './period';
import { RangePanel } from './range-panel';
import { comparedText, periodText } from './texts';
import { useCalendar } from './use-period';
import styles from './date-range.module.scss';

/** The button that says the period of a report; it opens the panel to choose another one. What is chosen stands in the address. */
export function DateRange( { period }: { period: Period } ) {
	const query = useQuery();
	const calendar = useCalendar();
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
						<span className={ styles.period }>{ periodText( period ) }</span>
						<span className={ styles.compared }>{ comparedText( period ) }</span>
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
