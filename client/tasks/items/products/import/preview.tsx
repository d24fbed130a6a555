import { __, _n, sprintf } from '@wordpress/i18n';

import { formatCount } from '../../../../shared/format/count';
import { formatMoney } from '../../../../shared/format/money';
import type { Outcome, RowPreview } from './types';
import styles from './import.module.scss';

interface PreviewProps {
	/** The first rows. */
	rows: readonly RowPreview[];
	/** How many there are of them. */
	total: number;
}

const outcomeText = ( outcome: Outcome ): string => {
	switch ( outcome ) {
		case 'created':
			return __( 'Added', 'storewright' );
		case 'updated':
			return __( 'Updated', 'storewright' );
		default:
			return __( 'Skipped', 'storewright' );
	}
};

const priceText = ( price: string ): string => ( /^-?\d+(?:\.\d+)?$/.test( price ) ? formatMoney( price ) : price );

/** Renders the first rows as they will be in the store. */
export const Preview = ( { rows, total }: PreviewProps ) => {
	if ( rows.length === 0 ) {
		return null;
	}
	const left = total - rows.length;
	return (
		<section className={ styles.preview } aria-labelledby="storewright-import-preview">
			<h2 id="storewright-import-preview">{ __( 'First products', 'storewright' ) }</h2>
			<div className={ styles.scroller } role="group" tabIndex={ 0 } aria-labelledby="storewright-import-preview">
				<table className={ styles.list }>
					<thead>
						<tr>
							<th scope="col">{ __( 'Row', 'storewright' ) }</th>
							<th scope="col">{ __( 'Name', 'storewright' ) }</th>
							<th scope="col">{ __( 'SKU', 'storewright' ) }</th>
							<th scope="col">{ __( 'Price', 'storewright' ) }</th>
							<th scope="col">{ __( 'Stock', 'storewright' ) }</th>
							<th scope="col">{ __( 'Categories', 'storewright' ) }</th>
							<th scope="col">{ __( 'Import', 'storewright' ) }</th>
						</tr>
					</thead>
					<tbody>
						{ rows.map( ( { row, name, sku, price, stock, categories, outcome } ) => (
							<tr key={ row }>
								<td className={ styles.number }>{ row }</td>
								<td>
									<bdi>{ name }</bdi>
								</td>
								<td>
									<bdi>{ sku }</bdi>
								</td>
								<td>
									<bdi>{ priceText( price ) }</bdi>
								</td>
								<td>
									<bdi>{ stock }</bdi>
								</td>
								<td>
									<bdi>{ categories }</bdi>
								</td>
								<td>{ outcomeText( outcome ) }</td>
							</tr>
						) ) }
					</tbody>
				</table>
			</div>
			{ left > 0 && (
				<p className={ styles.hint }>
					{
						/* translators: %s: number of what is not shown. */
						sprintf( _n( 'and %s more', 'and %s more', left, 'storewright' ), formatCount( left ) )
					}
				</p>
			) }
		</section>
	);
};
