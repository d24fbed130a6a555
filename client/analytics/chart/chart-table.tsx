import { __ } from '@wordpress/i18n';

import { formatFigure } from '../figures';
import type { ChartProps } from './types';
import styles from './chart.module.scss';

type ChartTableProps = Pick< ChartProps, 'title' | 'format' | 'points' | 'name' | 'beforeName' >;

/** The same figures as the chart's, as a table. */
export function ChartTable( { title, format, points, name, beforeName }: ChartTableProps ) {
	const figure = ( value: string | null ) => ( value === null ? '–' : formatFigure( value, format ) );
	return (
		<div className={ styles.tablePlace } role="region" aria-label={ title } tabIndex={ 0 }>
			<table className={ styles.table }>
				<caption className="screen-reader-text">{ title }</caption>
				<thead>
					<tr>
						<th scope="col">{ __( 'Date', 'storewright' ) }</th>
						<th scope="col">{ name }</th>
						<th scope="col">{ __( 'Compared date', 'storewright' ) }</th>
						<th scope="col">{ beforeName }</th>
					</tr>
				</thead>
				<tbody>
					{ points.map( ( point ) => (
						<tr key={ point.name }>
							<th scope="row">{ point.name }</th>
							<td>{ figure( point.value ) }</td>
							<td>{ point.beforeName ?? '–' }</td>
							<td>{ figure( point.before ) }</td>
						</tr>
					) ) }
				</tbody>
			</table>
		</div>
	);
}
