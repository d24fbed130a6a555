import { SelectControl } from '@wordpress/components';
import { createInterpolateElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

import { navigate, urlTo, type Query } from '../../shared/routing';
import { InlineNotice } from '../../shared/ui/inline-notice';
import { readFilters, withoutFilters } from './address';
import { FilterBuilder } from './builder';
import { SearchSelect } from './search-select';
import { isAdvanced, itemsOf, showProblems, shownOption, withShown } from './show';
import type { AdvancedFilter, Show } from './types';
import styles from './show-field.module.scss';

interface ShowProps {
	show: Show;
	advanced: readonly AdvancedFilter[];
	query: Query;
	/** Of variations: the product that they are of. */
	product?: string;
}

/** Whether there are advanced filters to show: the address opens them, or has some. */
const hasFilters = ( { show, advanced, query }: ShowProps ): boolean => {
	const { active, problems } = readFilters( advanced, query );
	return advanced.length > 0 && ( isAdvanced( show, query ) || active.length > 0 || problems.length > 0 );
};

/** The choice of what a report shows. */
export function ShowField( { label = __( 'Show', 'storewright' ), ...props }: ShowProps & { label?: string } ) {
	const { show, advanced, query } = props;
	const shown = hasFilters( props ) ? 'advanced' : shownOption( show, query )?.value;
	return (
		<SelectControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			labelPosition="side"
			label={ label }
			value={ shown ?? '' }
			options={ show.options.map( ( { value, label: name } ) => ( { value, label: name } ) ) }
			onChange={ ( value ) => {
				const plain = advanced.length > 0 ? withoutFilters( advanced, query ) : query;
				navigate( urlTo( '/', withShown( show, plain, value ) ) );
			} }
		/>
	);
}

/** The items that were chosen, and the advanced filters, each where the choice asks for it. */
export function ShowPanel( props: ShowProps ) {
	const { show, advanced, query, product = '' } = props;
	const items = itemsOf( show, query );
	const problems = showProblems( show, query );
	const option = shownOption( show, query );
	return (
		<>
			{ problems.length > 0 && (
				<InlineNotice status="error">
					{ problems.map( ( { param, value } ) => (
						<p key={ param }>
							{ createInterpolateElement(
								/* translators: <choice />: name and value in an address, such as products=“x”. */
								__( 'The address has a choice that cannot be used: <choice />', 'storewright' ),
								{
									choice: (
										<code dir="ltr">
											{ param }=“{ value }”
										</code>
									),
								}
							) }
						</p>
					) ) }
				</InlineNotice>
			) }
			{ items !== null && option !== undefined && (
				<div className={ styles.items }>
					<SearchSelect
						key={ option.value }
						label={ items.choice.label }
						from={ items.choice.of }
						product={ product }
						values={ items.values }
						max={ items.choice.max }
						onChange={ ( values ) =>
							navigate( urlTo( '/', withShown( show, query, option.value, values ) ) )
						}
					/>
				</div>
			) }
			{ hasFilters( props ) && <FilterBuilder filters={ advanced } showParam={ show.param } query={ query } /> }
		</>
	);
}
