import { __, _n, sprintf } from '@wordpress/i18n';

import { formatCount } from '../../../../shared/format/count';
import { wholeRow } from './outcome';
import type { RowMessage } from './types';
import styles from './import.module.scss';

/** Longer lists are in the file only. */
const MAX_SHOWN = 100;

interface RowMessagesProps {
	title: string;
	messages: readonly RowMessage[];
	/** Heading of the last column. */
	about: string;
	/** Whether the list is open from the start. */
	isOpen?: boolean;
}

/** Renders messages about rows, with row and column. */
export const RowMessages = ( { title, messages, about, isOpen = false }: RowMessagesProps ) => {
	if ( messages.length === 0 ) {
		return null;
	}
	const left = messages.length - MAX_SHOWN;
	return (
		<details className={ styles.messages } open={ isOpen }>
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
					{ messages.slice( 0, MAX_SHOWN ).map( ( { row, column, message } ) => (
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
						formatCount( left )
					) }
				</p>
			) }
		</details>
	);
};
