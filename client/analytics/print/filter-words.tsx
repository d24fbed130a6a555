import { __, sprintf } from '@wordpress/i18n';

import { useQuery as useAnswer } from '../../shared/data/use-query';
import { formatMoney } from '../../shared/format/money';
import type { Query } from '../../shared/routing';
import { readFilters, type ActiveFilter } from '../filters/address';
import { choicesStore } from '../filters/choices';
import { itemsOf, shownOption } from '../filters/show';
import type { AdvancedFilter, ChoiceKind, Control, Show } from '../filters/types';
import { formatFigure } from '../figures';
import { dayText } from '../reports/cells';
import type { Report } from '../reports/types';

const list = ( texts: readonly string[] ) => texts.join( ', ' );

/** What a filter is set to. */
function Words( { label, value }: { label: string; value: string } ) {
	/* translators: 1: what a report is narrowed by, such as “Product (Includes)”. 2: to what. */
	return <li>{ sprintf( __( '%1$s: %2$s', 'storewright' ), label, value ) }</li>;
}

/** The same where the server knows the names of what was chosen; what is gone keeps its id. */
function NamedWords( { label, of, values }: { label: string; of: ChoiceKind; values: readonly string[] } ) {
	const named = useAnswer( choicesStore, 'named', { of, values: values.join( ',' ) } );
	const known = named.status === 'ready' ? named.data : [];
	const nameOf = ( id: string ) => known.find( ( { value } ) => value === id )?.label ?? `#${ id }`;
	return <Words label={ label } value={ list( values.map( nameOf ) ) } />;
}

/** A value that was typed or is one of a few. */
function valueText( control: Control, value: string ): string {
	switch ( control.type ) {
		case 'select':
		case 'options':
			return control.options.find( ( option ) => option.value === value )?.label ?? value;
		case 'money':
			return formatMoney( value );
		case 'date':
			return dayText( value );
		case 'number':
			return formatFigure( value, 'number' );
		case 'search':
			return value;
	}
}

function AdvancedWords( { filters, active }: { filters: readonly AdvancedFilter[]; active: ActiveFilter } ) {
	const filter = filters.find( ( { id } ) => id === active.id );
	const rule = filter?.rules.find( ( { param } ) => param === active.param );
	if ( filter === undefined || rule === undefined ) {
		return null;
	}
	/* translators: 1: name of a filter, such as Product. 2: its rule, such as Includes. */
	const label = sprintf( __( '%1$s (%2$s)', 'storewright' ), filter.label, rule.label );
	const { control } = filter;
	if ( control.type === 'search' ) {
		return <NamedWords label={ label } of={ control.of } values={ active.values } />;
	}
	const texts = active.values.map( ( value ) => valueText( control, value ) );
	return <Words label={ label } value={ rule.isRange ? texts.join( ' – ' ) : list( texts ) } />;
}

function ShowWords( { show, query }: { show: Show; query: Query } ) {
	const option = shownOption( show, query );
	const items = itemsOf( show, query );
	return items === null || option === undefined || items.values.length === 0 ? null : (
		<NamedWords label={ option.label } of={ items.choice.of } values={ items.values } />
	);
}

/** What a report is narrowed by, in words. */
export function FilterWords( { report, query }: { report: Report; query: Query } ) {
	const { filters, advanced = [], show, compare, rows } = report;
	const { active, match } = readFilters( advanced, query );
	const shows = [ show, compare?.show ].filter( ( one ) => one !== undefined );
	const searched = rows.search === undefined ? '' : ( query[ rows.search.param ] ?? '' );
	return (
		<ul>
			{ filters.map( ( { param, label, options } ) => {
				const chosen = options.find( ( { value } ) => value !== '' && value === query[ param ] );
				return chosen && <Words key={ param } label={ label } value={ chosen.label } />;
			} ) }
			{ shows
				.filter( ( one, at ) => shows.findIndex( ( { param } ) => param === one.param ) === at )
				.map( ( one ) => (
					<ShowWords key={ one.param } show={ one } query={ query } />
				) ) }
			{ active.length > 1 && (
				<li>
					{ match === 'any'
						? __( 'Any of these filters matches:', 'storewright' )
						: __( 'All of these filters match:', 'storewright' ) }
				</li>
			) }
			{ active.map( ( one ) => (
				<AdvancedWords key={ one.param } filters={ advanced } active={ one } />
			) ) }
			{ searched !== '' && <Words label={ __( 'Search', 'storewright' ) } value={ searched } /> }
		</ul>
	);
}
