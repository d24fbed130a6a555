import { SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import type { UserPreferences } from '../../shared/data/user-preferences';
import type { Period } from '../period/period';
import { intervalName } from '../period/texts';
import { INTERVAL_NAME, MAX_ROWS, MIN_ROWS, ROWS_NAME, TYPE_NAME, type OverviewChoice } from './choice';
import { intervalOf } from './use-overview';

interface ChoicesProps {
	choice: OverviewChoice;
	onChange: ( values: UserPreferences ) => void;
}

const SELECT = { __next40pxDefaultSize: true, __nextHasNoMarginBottom: true, hideLabelFromVision: true } as const;

/** What all charts are divided into, and how they are drawn. */
export const ChartChoices = ( { choice, period, onChange }: ChoicesProps & { period: Period } ) => (
	<>
		<SelectControl
			{ ...SELECT }
			label={ __( 'Interval', 'storewright' ) }
			value={ intervalOf( choice, period ) }
			options={ period.intervals.map( ( value ) => ( { value, label: intervalName( value ) } ) ) }
			onChange={ ( interval ) => onChange( { [ INTERVAL_NAME ]: JSON.stringify( interval ) } ) }
		/>
		<SelectControl
			{ ...SELECT }
			label={ __( 'Kind of chart', 'storewright' ) }
			value={ choice.chartType }
			options={ [
				{ value: 'line', label: __( 'Lines', 'storewright' ) },
				{ value: 'bar', label: __( 'Bars', 'storewright' ) },
			] }
			onChange={ ( type ) => onChange( { [ TYPE_NAME ]: JSON.stringify( type ) } ) }
		/>
	</>
);

/** How many rows all leaderboards have. */
export const RowsChoice = ( { choice, onChange }: ChoicesProps ) => (
	<SelectControl
		__next40pxDefaultSize
		__nextHasNoMarginBottom
		labelPosition="side"
		label={ __( 'Rows per table', 'storewright' ) }
		value={ String( choice.rows ) }
		options={ Array.from( { length: MAX_ROWS - MIN_ROWS + 1 }, ( _, at ) => {
			const rows = String( MIN_ROWS + at );
			return { value: rows, label: rows };
		} ) }
		onChange={ ( rows ) => onChange( { [ ROWS_NAME ]: rows } ) }
	/>
);
