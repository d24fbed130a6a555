import { __ } from '@wordpress/i18n';

import { Check, Choice, Text } from '../fields';
import { createSection, SectionCard } from '../section';
import type { Product, SectionProps } from '../types';
import { statusNames } from '../status-names';
import styles from '../product-editor.module.scss';

const CHOICES = [ 'draft', 'pending', 'private', 'publish' ] as const;

const Status = ( { values, errors, set }: SectionProps ) => {
	const names = statusNames();
	const statuses: ReadonlyArray< Product[ 'status' ] > = CHOICES.some( ( status ) => status === values.status )
		? CHOICES
		: [ ...CHOICES, values.status ];
	const isSimple = values.type === 'simple';
	return (
		<SectionCard id="status" title={ __( 'Product', 'storewright' ) }>
			<Choice
				label={ __( 'Product type', 'storewright' ) }
				value={ values.type }
				options={ [
					{ value: 'simple', label: __( 'Simple product', 'storewright' ) },
					{ value: 'variable', label: __( 'Variable product', 'storewright' ) },
					{ value: 'grouped', label: __( 'Grouped product', 'storewright' ) },
					{ value: 'external', label: __( 'External product', 'storewright' ) },
				] }
				onChange={ ( type ) => set( 'type', type ) }
			/>
			{ isSimple && (
				<div className={ styles.checks }>
					<Check
						label={ __( 'Virtual', 'storewright' ) }
						help={ __( 'Nothing is shipped.', 'storewright' ) }
						checked={ values.virtual }
						onChange={ ( isOn ) => set( 'virtual', isOn ) }
					/>
					<Check
						label={ __( 'Downloadable', 'storewright' ) }
						help={ __( 'Customers get files.', 'storewright' ) }
						checked={ values.downloadable }
						onChange={ ( isOn ) => set( 'downloadable', isOn ) }
					/>
				</div>
			) }
			<Choice
				label={ __( 'Status', 'storewright' ) }
				value={ values.status }
				options={ statuses.map( ( value ) => ( { value, label: names[ value ] } ) ) }
				onChange={ ( status ) => set( 'status', status ) }
			/>
			<Choice
				label={ __( 'Catalog visibility', 'storewright' ) }
				value={ values.catalog_visibility }
				options={ [
					{ value: 'visible', label: __( 'Store and search results', 'storewright' ) },
					{ value: 'catalog', label: __( 'Store only', 'storewright' ) },
					{ value: 'search', label: __( 'Search results only', 'storewright' ) },
					{ value: 'hidden', label: __( 'Hidden', 'storewright' ) },
				] }
				onChange={ ( visibility ) => set( 'catalog_visibility', visibility ) }
			/>
			<Check
				label={ __( 'Featured', 'storewright' ) }
				checked={ values.featured }
				onChange={ ( isOn ) => set( 'featured', isOn ) }
			/>
			<Text
				label={ __( 'Password', 'storewright' ) }
				name="post_password"
				help={ __( 'Visitors need it to see the product. Leave empty for none.', 'storewright' ) }
				value={ values.post_password }
				onChange={ ( password ) => set( 'post_password', password ) }
				error={ errors.post_password }
				maxLength={ 255 }
			/>
		</SectionCard>
	);
};

export const StatusSection = createSection(
	[ 'type', 'virtual', 'downloadable', 'status', 'catalog_visibility', 'featured', 'post_password' ],
	Status
);
