import { SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import { formatQuery, parseQuery } from '../../shared/routing';
import { choiceQuery, COMPARISONS, PRESETS, readPeriod, type Choice } from '../period/period';
import { comparisonName, periodName } from '../period/texts';
import { useCalendar } from '../period/use-period';
import styles from './settings.module.scss';

interface RangeFieldProps {
	/** Query of the period. */
	range: string;
	onChange: ( range: string ) => void;
}

/** The period that reports start with. Days of one's own are kept where they are stored. */
export function RangeField( { range, onChange }: RangeFieldProps ) {
	const stored = readPeriod( parseQuery( `?${ range }` ), '', useCalendar() );
	const choose = ( change: Partial< Choice > ) => {
		const { period, compare, custom } = { ...stored, ...change };
		onChange( formatQuery( choiceQuery( { period, compare, custom: period === 'custom' ? custom : null } ) ) );
	};
	const periods = [ ...PRESETS, ...( stored.period === 'custom' ? [ 'custom' as const ] : [] ) ];
	return (
		<div className={ styles.pair }>
			<SelectControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Default date range', 'storewright' ) }
				value={ stored.period }
				options={ periods.map( ( value ) => ( { value, label: periodName( value ) } ) ) }
				onChange={ ( period ) => choose( { period: period as Choice[ 'period' ] } ) }
			/>
			<SelectControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Compare with', 'storewright' ) }
				value={ stored.compare }
				options={ COMPARISONS.map( ( value ) => ( { value, label: comparisonName( value ) } ) ) }
				onChange={ ( compare ) => choose( { compare: compare as Choice[ 'compare' ] } ) }
			/>
		</div>
	);
}
