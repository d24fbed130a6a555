import { Button, FormTokenField, SelectControl, TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { clsx } from 'clsx';

import { useQuery } from '../../shared/data/use-query';
import { plainText } from '../../shared/format/plain-text';
import fieldStyles from '../../shared/ui/field/field.module.scss';
import { FieldError } from '../../shared/ui/field/field-error';
import { MoveHandle, Sortable, useSortableRow } from '../../shared/ui/sortable';
import { Check } from '../fields';
import { createSection, SectionCard } from '../section';
import { editorStore } from '../store';
import type { Product, SectionProps } from '../types';
import styles from '../product-editor.module.scss';

type Attribute = Product[ 'attributes' ][ number ];

/** The choice of an attribute that only this product has. */
const CUSTOM = '0';

interface OptionsProps {
	attribute: Attribute;
	onChange: ( options: string[] ) => void;
}

const Options = ( { attribute, onChange, suggestions }: OptionsProps & { suggestions: string[] } ) => (
	<div className={ fieldStyles.field }>
		<FormTokenField
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			/* translators: %s: name of an attribute. */
			label={ sprintf( __( 'Values of %s', 'storewright' ), plainText( attribute.name ) ) }
			value={ attribute.options }
			suggestions={ suggestions }
			maxSuggestions={ 50 }
			__experimentalExpandOnFocus
			help=""
			tokenizeOnBlur
			onChange={ ( tokens ) =>
				onChange( tokens.map( ( token ) => ( typeof token === 'string' ? token : token.value ) ) )
			}
		/>
		<p className={ styles.help }>{ __( 'Separate values with commas or the Enter key.', 'storewright' ) }</p>
	</div>
);

const SharedOptions = ( props: OptionsProps ) => {
	const terms = useQuery( editorStore, 'getTerms', { attribute: props.attribute.id } );
	return (
		<Options { ...props } suggestions={ terms.status === 'ready' ? terms.data.map( ( { name } ) => name ) : [] } />
	);
};

interface RowProps {
	id: string;
	attribute: Attribute;
	isVariable: boolean;
	onChange: ( change: Partial< Attribute > ) => void;
	onRemove: () => void;
}

const Row = ( { id, attribute, isVariable, onChange, onRemove }: RowProps ) => {
	const { ref, className } = useSortableRow( id );
	const isShared = attribute.id > 0;
	return (
		<li ref={ ref } className={ clsx( className, styles.attribute ) }>
			<div className={ styles.attributeHead }>
				<MoveHandle id={ id } />
				{ isShared ? (
					<strong className={ styles.grow }>{ plainText( attribute.name ) }</strong>
				) : (
					<TextControl
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						className={ styles.grow ?? '' }
						label={ __( 'Attribute name', 'storewright' ) }
						value={ attribute.name }
						onChange={ ( name ) => onChange( { name } ) }
					/>
				) }
				<Button
					__next40pxDefaultSize
					variant="tertiary"
					isDestructive
					/* translators: %s: name of an attribute. */
					label={ sprintf( __( 'Remove %s', 'storewright' ), plainText( attribute.name ) ) }
					showTooltip={ false }
					onClick={ onRemove }
				>
					{ __( 'Remove', 'storewright' ) }
				</Button>
			</div>
			{ isShared ? (
				<SharedOptions attribute={ attribute } onChange={ ( options ) => onChange( { options } ) } />
			) : (
				<Options
					attribute={ attribute }
					suggestions={ [] }
					onChange={ ( options ) => onChange( { options } ) }
				/>
			) }
			<div className={ styles.checks }>
				<Check
					label={ __( 'Visible on the product page', 'storewright' ) }
					checked={ attribute.visible }
					onChange={ ( visible ) => onChange( { visible } ) }
				/>
				{ isVariable && (
					<Check
						label={ __( 'Used for variations', 'storewright' ) }
						checked={ attribute.variation }
						onChange={ ( variation ) => onChange( { variation } ) }
					/>
				) }
			</div>
		</li>
	);
};

const Attributes = ( { values, errors, set }: SectionProps ) => {
	const shared = useQuery( editorStore, 'getAttributes', {} );
	const [ chosen, setChosen ] = useState( CUSTOM );
	const { attributes } = values;
	const isVariable = values.type === 'variable';
	const known = shared.status === 'ready' ? shared.data : [];
	const free = known.filter( ( { id } ) => ! attributes.some( ( attribute ) => attribute.id === id ) );
	const put = ( list: Attribute[] ) => set( 'attributes', list );
	const add = () => {
		const found = free.find( ( { id } ) => String( id ) === chosen );
		put( [
			...attributes,
			{
				id: found?.id ?? 0,
				name: found?.name ?? '',
				slug: found?.slug ?? '',
				position: attributes.length,
				visible: true,
				variation: isVariable,
				options: [],
			},
		] );
		setChosen( CUSTOM );
	};
	const idOf = ( { id }: Attribute, at: number ) => ( id > 0 ? `shared-${ id }` : `own-${ at }` );
	return (
		<SectionCard
			id="attributes"
			title={ __( 'Attributes', 'storewright' ) }
			help={ __( 'Properties such as size or color.', 'storewright' ) }
		>
			<Sortable
				items={ attributes.map( ( attribute, at ) => ( {
					id: idOf( attribute, at ),
					name: plainText( attribute.name ),
				} ) ) }
				onReorder={ ( ids ) =>
					put(
						ids.flatMap( ( id ) => attributes.filter( ( attribute, at ) => idOf( attribute, at ) === id ) )
					)
				}
			>
				<ul className={ styles.attributes }>
					{ attributes.map( ( attribute, at ) => (
						<Row
							key={ idOf( attribute, at ) }
							id={ idOf( attribute, at ) }
							attribute={ attribute }
							isVariable={ isVariable }
							onChange={ ( change ) =>
								put(
									attributes.map( ( other, place ) =>
										place === at ? { ...other, ...change } : other
									)
								)
							}
							onRemove={ () => put( attributes.filter( ( _, place ) => place !== at ) ) }
						/>
					) ) }
				</ul>
			</Sortable>
			{ errors.attributes !== undefined && (
				<FieldError id="product-attributes-error">{ errors.attributes }</FieldError>
			) }
			<div className={ styles.row }>
				<SelectControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					className={ styles.grow ?? '' }
					label={ __( 'Attribute to add', 'storewright' ) }
					value={ chosen }
					options={ [
						{ value: CUSTOM, label: __( 'A new one for this product', 'storewright' ) },
						...free.map( ( { id, name } ) => ( { value: String( id ), label: plainText( name ) } ) ),
					] }
					onChange={ setChosen }
				/>
				<Button __next40pxDefaultSize variant="secondary" onClick={ add }>
					{ __( 'Add attribute', 'storewright' ) }
				</Button>
			</div>
		</SectionCard>
	);
};

export const AttributesSection = createSection( [ 'type', 'attributes' ], Attributes );
