import { SearchControl, SelectControl } from '@wordpress/components';
import { memo } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

import { plainText } from '../../shared/format/plain-text';
import type { Product } from '../types';
import styles from './variations.module.scss';

interface FiltersProps {
	attributes: Product[ 'attributes' ];
	search: string;
	onSearch: ( search: string ) => void;
	/** Options by the names of their attributes. */
	chosen: Readonly< Record< string, string > >;
	onChoose: ( name: string, option: string ) => void;
}

const Filters = ( { attributes, search, onSearch, chosen, onChoose }: FiltersProps ) => (
	<div className={ styles.filters } role="group" aria-label={ __( 'Filter variations', 'storewright' ) }>
		<SearchControl
			__nextHasNoMarginBottom
			label={ __( 'Search variations', 'storewright' ) }
			value={ search }
			onChange={ onSearch }
		/>
		{ attributes
			.filter( ( { variation } ) => variation )
			.map( ( { name, options } ) => (
				<SelectControl
					key={ name }
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ plainText( name ) }
					value={ chosen[ name ] ?? '' }
					options={ [
						{ value: '', label: __( 'All', 'storewright' ) },
						...options.map( ( option ) => ( { value: option, label: plainText( option ) } ) ),
					] }
					onChange={ ( option ) => onChoose( name, option ) }
				/>
			) ) }
	</div>
);

/** What has the table show some of the variations; rendered anew only where that changes, not at each key in the table. */
export const VariationFilters = memo( Filters );
