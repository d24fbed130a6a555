import { __, _n, sprintf } from '@wordpress/i18n';

import { percentText } from '../rows';
import { STANDARD } from './columns';
import type { BadLine, Line, Plan } from './plan';
import styles from './rates-import.module.scss';

/** How many rates and bad rows are shown. */
const SHOWN = 5;
const BAD_SHOWN = 50;

interface PreviewProps {
	file: string;
	plan: Plan;
	country: string;
}

/** Renders the number of new rates in a file, the lines that can't be read, and the first rates. */
export const Preview = ( { file, plan: { add, repeated, bad }, country }: PreviewProps ) => {
	const elsewhere = add.filter( ( { rate } ) => rate.country !== country || rate.class !== STANDARD ).length;
	return (
		<>
			<div role="status">
				<p className={ styles.lead }>
					<bdi>{ file }</bdi>:{ ' ' }
					{ add.length > 0
						? sprintf(
								/* translators: %s: number of tax rates. */
								_n( '%s new rate', '%s new rates', add.length, 'storewright' ),
								String( add.length )
							)
						: __( 'nothing new', 'storewright' ) }
				</p>
				<ul className={ styles.facts }>
					{ repeated > 0 && (
						<li>
							{ sprintf(
								/* translators: %s: number of tax rates. */
								_n(
									'%s rate is already in your store or twice in the file. It is skipped.',
									'%s rates are already in your store or twice in the file. They are skipped.',
									repeated,
									'storewright'
								),
								String( repeated )
							) }
						</li>
					) }
					{ bad.length > 0 && (
						<li>
							{ sprintf(
								/* translators: %s: number of rows of a file. */
								_n(
									'%s row can’t be read and is skipped.',
									'%s rows can’t be read and are skipped.',
									bad.length,
									'storewright'
								),
								String( bad.length )
							) }
						</li>
					) }
					{ elsewhere > 0 && (
						<li>
							{ sprintf(
								/* translators: %s: number of tax rates. */
								_n(
									'%s rate is for another country or tax class. It is added but not shown in this step.',
									'%s rates are for other countries or tax classes. They are added but not shown in this step.',
									elsewhere,
									'storewright'
								),
								String( elsewhere )
							) }
						</li>
					) }
				</ul>
			</div>
			<BadLines lines={ bad } />
			{ add.length > 0 && <Rates lines={ add } /> }
		</>
	);
};

const Rates = ( { lines }: { lines: readonly Line[] } ) => (
	<section className={ styles.part } aria-labelledby="storewright-import-rates">
		<h2 className={ styles.title } id="storewright-import-rates">
			{ __( 'Rates to add', 'storewright' ) }
		</h2>
		<div className={ styles.scroller } role="group" tabIndex={ 0 } aria-labelledby="storewright-import-rates">
			<table className={ styles.table }>
				<thead>
					<tr>
						<th scope="col">{ __( 'Row', 'storewright' ) }</th>
						<th scope="col">{ __( 'Country', 'storewright' ) }</th>
						<th scope="col">{ __( 'State', 'storewright' ) }</th>
						<th scope="col">{ __( 'Postcode', 'storewright' ) }</th>
						<th scope="col">{ __( 'City', 'storewright' ) }</th>
						<th scope="col" className={ styles.number }>
							{ __( 'Rate %', 'storewright' ) }
						</th>
						<th scope="col">{ __( 'Tax name', 'storewright' ) }</th>
						<th scope="col">{ __( 'Tax class', 'storewright' ) }</th>
					</tr>
				</thead>
				<tbody>
					{ lines.slice( 0, SHOWN ).map( ( { number, rate } ) => (
						<tr key={ number }>
							<td>{ number }</td>
							<td>{ rate.country || __( 'All', 'storewright' ) }</td>
							<td>{ rate.state || __( 'All', 'storewright' ) }</td>
							<td>
								<bdi>{ placesText( rate.postcodes ) }</bdi>
							</td>
							<td>
								<bdi>{ placesText( rate.cities ) }</bdi>
							</td>
							<td className={ styles.number }>{ percentText( rate.rate ) }</td>
							<td>{ rate.name }</td>
							<td>{ rate.class }</td>
						</tr>
					) ) }
				</tbody>
			</table>
		</div>
		{ lines.length > SHOWN && <More count={ lines.length - SHOWN } /> }
	</section>
);

/** The first places of a rate, and how many there are besides. */
const placesText = ( places: readonly string[] ): string => {
	const [ first, second, ...others ] = places;
	if ( first === undefined ) {
		return __( 'All', 'storewright' );
	}
	const begin = [ first, second ].filter( Boolean ).join( '; ' );
	return others.length > 0 ? `${ begin }; +${ others.length }` : begin;
};

/** The rows of a file that can't be taken, by their number. */
export const BadLines = ( { lines }: { lines: readonly BadLine[] } ) =>
	lines.length > 0 ? (
		<section className={ styles.part } aria-labelledby="storewright-import-bad">
			<h2 className={ styles.title } id="storewright-import-bad">
				{ __( 'Skipped', 'storewright' ) }
			</h2>
			<ul className={ styles.bad }>
				{ lines.slice( 0, BAD_SHOWN ).map( ( { number, reason } ) => (
					<li key={ number }>
						<strong>
							{
								/* translators: %d: number of a row of a file. */
								sprintf( __( 'Row %d:', 'storewright' ), number )
							}
						</strong>{ ' ' }
						{ reason }
					</li>
				) ) }
			</ul>
			{ lines.length > BAD_SHOWN && <More count={ lines.length - BAD_SHOWN } /> }
		</section>
	) : null;

const More = ( { count }: { count: number } ) => (
	<p className={ styles.hint }>
		{
			/* translators: %s: number of what is not shown. */
			sprintf( _n( 'and %s more', 'and %s more', count, 'storewright' ), String( count ) )
		}
	</p>
);
