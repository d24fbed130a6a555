import { __ } from '@wordpress/i18n';

import { formatFigure } from '../figures';
import type { ChartProps } from './types';
import styles from './chart.module.scss';

type LinesTableProps = Required< Pick< ChartProps, 'title' | 'format' | 'points' | 'lines' > >;

/** The same figures as those of a chart that compares items, as a table. */
export const LinesTable = ( { title, format, points, lines }: LinesTableProps ) => (
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
				</tr>
			</thead>
			<tbody>
				{ points.map( ( { name }, at ) => (
					<tr key={ name }>
						<th scope="row">{ name }</th>
						{ lines.map( ( { id, values } ) => {
							const value = values[ at ] ?? null;
							return <td key={ id }>{ value === null ? '–' : formatFigure( value, format ) }</td>;
						} ) }
					</tr>
				) ) }
			</tbody>
		</table>
	</div>
);
