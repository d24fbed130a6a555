import { memo, useCallback } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

import { Text } from '../fields';
import { RichText } from '../rich-text';
import { SectionCard } from '../section';
import type { SectionProps } from '../types';

interface DetailsProps extends SectionProps {
	onSave: () => void;
	/** Address of WordPress's own editor for the product; none while it is not saved. */
	wordPressUrl: string | undefined;
}

const Details = ( { values, errors, set, onSave, wordPressUrl }: DetailsProps ) => {
	const setShort = useCallback( ( text: string ) => set( 'short_description', text ), [ set ] );
	const setLong = useCallback( ( text: string ) => set( 'description', text ), [ set ] );
	return (
		<SectionCard id="details" title={ __( 'Details', 'storewright' ) }>
			<Text
				label={ __( 'Name', 'storewright' ) }
				name="name"
				value={ values.name }
				onChange={ ( name ) => set( 'name', name ) }
				error={ errors.name }
				required
			/>
			<RichText
				id="product-short-description"
				label={ __( 'Short description', 'storewright' ) }
				value={ values.short_description }
				onChange={ setShort }
				onSave={ onSave }
				rows={ 4 }
				{ ...( wordPressUrl !== undefined && { wordPressUrl } ) }
			/>
			<RichText
				id="product-description"
				label={ __( 'Description', 'storewright' ) }
				value={ values.description }
				onChange={ setLong }
				onSave={ onSave }
				rows={ 10 }
				{ ...( wordPressUrl !== undefined && { wordPressUrl } ) }
			/>
		</SectionCard>
	);
};

export const DetailsSection = memo(
	Details,
	( a, b ) =>
		a.errors === b.errors &&
		a.set === b.set &&
		a.onSave === b.onSave &&
		a.wordPressUrl === b.wordPressUrl &&
		a.values.name === b.values.name &&
		a.values.description === b.values.description &&
		a.values.short_description === b.values.short_description
);
