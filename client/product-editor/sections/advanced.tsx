import { Button, TextareaControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';

import { Check, Text, Whole } from '../fields';
import { createSection, SectionCard } from '../section';
import type { Product, SectionProps } from '../types';
import styles from '../product-editor.module.scss';

type Entry = Product[ 'meta_data' ][ number ];

/** Whether a custom field is the owner's: a text whose name is not hidden. */
const isEditable = ( { key, value }: Entry ) =>
	! key.startsWith( '_' ) && ( typeof value === 'string' || typeof value === 'number' );

/** New fields have negative ids until they are saved. */
const nextId = ( entries: readonly Entry[] ) => Math.min( 0, ...entries.map( ( { id } ) => id ) ) - 1;

interface CustomFieldsProps {
	entries: Entry[];
	onChange: ( entries: Entry[] ) => void;
	error: string | undefined;
}

const CustomFields = ( { entries, onChange, error }: CustomFieldsProps ) => {
	const put = ( id: number, change: Partial< Entry > ) =>
		onChange( entries.map( ( entry ) => ( entry.id === id ? { ...entry, ...change } : entry ) ) );
	return (
		<fieldset className={ styles.group }>
			<legend className={ styles.label }>{ __( 'Custom fields', 'storewright' ) }</legend>
			{ entries.filter( isEditable ).map( ( { id, key, value } ) => (
				<div key={ id } className={ styles.row } role="group" aria-label={ key }>
					<Text
						label={ __( 'Name', 'storewright' ) }
						name={ `meta_data[${ id }].key` }
						value={ key }
						onChange={ ( text ) => put( id, { key: text } ) }
					/>
					<Text
						label={ __( 'Value', 'storewright' ) }
						name={ `meta_data[${ id }].value` }
						value={ String( value ) }
						onChange={ ( text ) => put( id, { value: text } ) }
					/>
					<Button
						__next40pxDefaultSize
						variant="tertiary"
						isDestructive
						/* translators: %s: name of a custom field. */
						label={ sprintf( __( 'Remove %s', 'storewright' ), key ) }
						showTooltip={ false }
						onClick={ () => onChange( entries.filter( ( entry ) => entry.id !== id ) ) }
					>
						{ __( 'Remove', 'storewright' ) }
					</Button>
				</div>
			) ) }
			{ error !== undefined && <p className={ styles.error }>{ error }</p> }
			<Button
				__next40pxDefaultSize
				className={ styles.start ?? '' }
				variant="secondary"
				onClick={ () => onChange( [ ...entries, { id: nextId( entries ), key: '', value: '' } ] ) }
			>
				{ __( 'Add a custom field', 'storewright' ) }
			</Button>
		</fieldset>
	);
};

const Advanced = ( { values, errors, set }: SectionProps ) => (
	<SectionCard id="advanced" title={ __( 'Advanced', 'storewright' ) }>
		{ values.type !== 'external' && (
			<TextareaControl
				__nextHasNoMarginBottom
				label={ __( 'Purchase note', 'storewright' ) }
				help={ __( 'Customers read it after the purchase.', 'storewright' ) }
				value={ values.purchase_note }
				onChange={ ( note ) => set( 'purchase_note', note ) }
				rows={ 3 }
			/>
		) }
		<Check
			label={ __( 'Enable reviews', 'storewright' ) }
			checked={ values.reviews_allowed }
			onChange={ ( isOn ) => set( 'reviews_allowed', isOn ) }
		/>
		<Whole
			label={ __( 'Menu order', 'storewright' ) }
			name="menu_order"
			help={ __( 'Products with a lower number come first.', 'storewright' ) }
			value={ values.menu_order }
			onChange={ ( order ) => set( 'menu_order', order ?? 0 ) }
			error={ errors.menu_order }
		/>
		<CustomFields
			entries={ values.meta_data }
			onChange={ ( entries ) => set( 'meta_data', entries ) }
			error={ errors.meta_data }
		/>
	</SectionCard>
);

export const AdvancedSection = createSection(
	[ 'type', 'purchase_note', 'reviews_allowed', 'menu_order', 'meta_data' ],
	Advanced
);
