import { __, _n, sprintf } from '@wordpress/i18n';

import { wholeRow } from './outcome';
import type { Remark } from './types';
import styles from './import.module.scss';

/** Longer lists are in the file only. */
const MOST = 100;

interface RemarksProps {
	title: string;
	remarks: readonly Remark[];
	/** What the last column says. */
	about: string;
	/** Whether the list is open from the start. */
	isOpen?: boolean;
}

/** What is said about rows: which row and column, and what. */
export const Remarks = ( { title, remarks, about, isOpen = false }: RemarksProps ) => {
	if ( remarks.length === 0 ) {
		return null;
	}
	const left = remarks.length - MOST;
	return (
		<details className={ styles.remarks } open={ isOpen }>
			<summary>{ title }</summary>
			<table className={ styles.list }>
				<thead>
					<tr>
						<th scope="col">{ __( 'Row', 'storewright' ) }</th>
						<th scope="col">{ __( 'Column', 'storewright' ) }</th>
						<th scope="col">{ about }</th>
					</tr>
				</thead>
				<tbody>
					{ remarks.slice( 0, MOST ).map( ( { row, column, message } ) => (
						<tr key={ `${ row } ${ column } ${ message }` }>
							<td className={ styles.number }>{ row }</td>
							<td>
								<bdi>{ column === '' ? wholeRow() : column }</bdi>
							</td>
							<td>
								<bdi>{ message }</bdi>
							</td>
						</tr>
					) ) }
				</tbody>
			</table>
			{ left > 0 && (
				<p className={ styles.hint }>
					{ sprintf(
						/* translators: %s: number of rows. */
						_n( 'And %s more.', 'And %s more.', left, 'storewright' ),
						left.toLocaleString()
					) }
				</p>
			) }
		</details>
	);
};
