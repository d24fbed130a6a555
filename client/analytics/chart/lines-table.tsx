import { __ } from '@wordpress/i18n';

import { formatFigure, type Format } from '../figures';
import { totalOf } from './texts';
import type { ChartProps } from './types';
import styles from './chart.module.scss';

type LinesTableProps = Required< Pick< ChartProps, 'title' | 'format' | 'points' | 'lines' > > & {
	/** Whether it says what all items come to. */
	isStacked: boolean;
};

const figureText = ( value: string | null, format: Format ) => ( value === null ? '–' : formatFigure( value, format ) );

/** The same figures as those of a chart that compares items, as a table. */
export const LinesTable = ( { title, format, points, lines, isStacked }: LinesTableProps ) => (
	<div className={ styles.tablePlace } role="region" aria-label={ title } tabIndex={ 0 }>
		<table className={ styles.linesTable }>
			<caption className="screen-reader-text">{ title }</caption>
			<thead>
				<tr>
					<th scope="col">{ __( 'Date', 'storewright' ) }</th>
					{ lines.map( ( { id, name } ) => (
						<th key={ id } scope="col">
							{ name }
						</th>
					) ) }
					{ isStacked && <th scope="col">{ __( 'Total', 'storewright' ) }</th> }
				</tr>
			</thead>
			<tbody>
				{ points.map( ( { name }, at ) => (
					<tr key={ name }>
						<th scope="row">{ name }</th>
						{ lines.map( ( { id, values } ) => (
							<td key={ id }>{ figureText( values[ at ] ?? null, format ) }</td>
						) ) }
						{ isStacked && <td>{ figureText( totalOf( lines, at ), format ) }</td> }
					</tr>
				) ) }
			</tbody>
		</table>
	</div>
);
