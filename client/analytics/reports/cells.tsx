/** Cells that several reports have. */
import { customerUrl } from '../../shared/data/customer-url';
import { mayOpenOrders, orderUrl } from '../../shared/data/order-url';
import { getPageData } from '../../shared/data/page-data';
import { isRecord } from '../../shared/is-record';
import type { Column } from '../../shared/ui/data-table/types';
import { formatFigure, toDecimal, type Format } from '../figures';
import { formatDay } from '../period/dates';
import type { Row } from '../store';

/** A text of a row, '' where it has none. */
export const textOf = ( row: Row, name: string ): string => {
	const value = row[ name ];
	return typeof value === 'string' || typeof value === 'number' ? String( value ) : '';
};

/** What a row says beside its figures. */
export const infoOf = ( row: Row, name = 'extended_info' ): Row => {
	const value = row[ name ];
	return isRecord( value ) ? value : {};
};

/** A list of a row. */
export const listOf = ( row: Row, name: string ): readonly Row[] => {
	const value = row[ name ];
	return Array.isArray( value ) ? value.filter( isRecord ) : [];
};

/** Stands where there is no figure. */
export const NO_FIGURE = '–';

/** A figure's column. */
export const figure = (
	id: string,
	label: string,
	format: Format,
	{ orderBy, isIn }: { orderBy?: string; isIn?: string } = {}
): Column< Row > => ( {
	id,
	label,
	isNumeric: true,
	...( orderBy !== undefined && { orderBy } ),
	render: ( row ) => {
		const value = toDecimal( ( isIn === undefined ? row : infoOf( row, isIn ) )[ id ] );
		return value === null ? NO_FIGURE : formatFigure( value, format );
	},
} );

/** A text's column. */
export const text = ( id: string, label: string, get: ( row: Row ) => string, orderBy?: string ): Column< Row > => ( {
	id,
	label,
	...( orderBy !== undefined && { orderBy } ),
	render: ( row ) => get( row ) || '–',
} );

/** A day's column. */
export const day = ( id: string, label: string, get: ( row: Row ) => string, orderBy?: string ): Column< Row > => ( {
	...text( id, label, ( row ) => dayText( get( row ) ), orderBy ),
	isOneLine: true,
} );

/** A day in words; '–' where there is none. */
export const dayText = ( date: string ): string =>
	/^\d{4}-\d\d-\d\d/.test( date ) && ! date.startsWith( '0000' )
		? formatDay( date.slice( 0, 10 ), getPageData().locale, { dateStyle: 'medium' } )
		: '–';

interface NameProps {
	name: string;
	/** Id of the post, whose editor WooCommerce has. */
	id: number | string;
	/** Its page in the shop. */
	permalink?: string;
}

/** A product's or coupon's name; it leads to where it is edited, else to its page in the shop. */
export function Name( { name, id, permalink = '' }: NameProps ) {
	const { isCompanion, adminUrl } = getPageData();
	const href = isCompanion ? `${ adminUrl }post.php?post=${ id }&action=edit` : permalink;
	return href === '' ? <>{ name }</> : <a href={ href }>{ name }</a>;
}

/** A customer's name, which leads to their page where there is one; `id` is their number in reports, '' for nobody. */
export function CustomerName( { name, id }: { name: string; id: number | string } ) {
	const href = id === '' ? '' : customerUrl( { customer: id } );
	return href === '' ? <>{ name }</> : <a href={ href }>{ name }</a>;
}

/** An order's name, which leads to its page where the user may open it. */
export const OrderName = ( { name, id }: { name: string; id: number | string } ) =>
	mayOpenOrders() ? <a href={ orderUrl( id ) }>{ name }</a> : <>{ name }</>;
