import { SelectControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';

import { targetGroups, type Target } from './columns';
import type { Plan } from './types';
import styles from './import.module.scss';

interface ColumnsTableProps {
	plan: Plan;
	/** Targets that two columns had when the file was to be checked. */
	twice: ReadonlySet< Target >;
	onChange: ( column: number, target: Target ) => void;
}

/** Longest example of what a column holds. */
const MAX_LENGTH = 80;

const exampleOf = ( { sheet }: Plan, column: number ): string => {
	const cell = sheet.rows.find( ( row ) => ( row[ column ] ?? '' ).trim() !== '' )?.[ column ]?.trim() ?? '';
	return cell.length > MAX_LENGTH ? `${ cell.slice( 0, MAX_LENGTH ) }…` : cell;
};

/** The columns of the file with an example of each, and what they are. */
export const ColumnsTable = ( { plan, twice, onChange }: ColumnsTableProps ) => {
	const groups = targetGroups( plan.targets );
	return (
		<table className={ styles.columns }>
			<thead>
				<tr>
					<th scope="col">{ __( 'Column of the file', 'storewright' ) }</th>
					<th scope="col">{ __( 'What it is', 'storewright' ) }</th>
				</tr>
			</thead>
			<tbody>
				{ plan.sheet.headings.map( ( heading, column ) => {
					const target = plan.targets[ column ] ?? '';
					/* translators: %d: number of a column. */
					const name = heading === '' ? sprintf( __( 'Column %d', 'storewright' ), column + 1 ) : heading;
					const isTwice = target !== '' && twice.has( target );
					const isMeta = target.startsWith( 'meta:' );
					return (
						<tr key={ column }>
							<th scope="row">
								<bdi>{ name }</bdi>
								<span className={ styles.example }>
									<bdi>{ exampleOf( plan, column ) }</bdi>
								</span>
							</th>
							<td>
								<SelectControl
									__next40pxDefaultSize
									__nextHasNoMarginBottom
									hideLabelFromVision
									/* translators: %s: heading of a column. */
									label={ sprintf( __( 'Product field for “%s”', 'storewright' ), name ) }
									value={ target }
									aria-invalid={ isTwice || undefined }
									help={
										isTwice ? __( 'Each field can only be used once.', 'storewright' ) : undefined
									}
									onChange={ ( value ) => onChange( column, value ) }
								>
									<option value="">{ __( 'Don’t import', 'storewright' ) }</option>
									{ isMeta && (
										<option value={ target }>
											{
												/* translators: %s: key of meta data. */
												sprintf( __( 'Meta data: %s', 'storewright' ), target.slice( 5 ) )
											}
										</option>
									) }
									{ groups.map( ( group ) => (
										<optgroup key={ group.label } label={ group.label }>
											{ group.targets.map( ( { value, label } ) => (
												<option key={ value } value={ value }>
													{ label }
												</option>
											) ) }
										</optgroup>
									) ) }
								</SelectControl>
							</td>
						</tr>
					);
				} ) }
			</tbody>
		</table>
	);
};
