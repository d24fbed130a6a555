import { __, sprintf } from '@wordpress/i18n';

import { usePageData } from '../../shared/data/page-data';
import { useQuery } from '../../shared/data/use-query';
import { FieldError } from '../../shared/ui/field/field-error';
import { Choice, Text } from '../fields';
import { createSection, SectionCard } from '../section';
import { editorStore } from '../store';
import type { Product, SectionProps } from '../types';
import styles from '../product-editor.module.scss';

export type ShippingFields = Pick< Product, 'weight' | 'dimensions' | 'shipping_class' >;

interface ShippingProps {
	values: ShippingFields;
	errors: SectionProps[ 'errors' ];
	onChange: ( change: Partial< ShippingFields > ) => void;
	/** What no class means. */
	noClass: string;
}

/** Numbers are stored with a point. */
const decimal = ( text: string ) => text.trim().replace( ',', '.' );

/** Weight, size and shipping class. */
export const ShippingRows = ( { values, errors, onChange, noClass }: ShippingProps ) => {
	const { weightUnit, dimensionUnit } = usePageData().productEditor;
	const classes = useQuery( editorStore, 'getShippingClasses', {} );
	const known = classes.status === 'ready' ? classes.data : [];
	const { shipping_class: slug, dimensions } = values;
	const size = ( part: keyof Product[ 'dimensions' ], label: string ) => (
		<Text
			label={ label }
			name={ part }
			inputMode="decimal"
			value={ dimensions[ part ] }
			onChange={ ( text ) => onChange( { dimensions: { ...dimensions, [ part ]: decimal( text ) } } ) }
		/>
	);
	const names = {
		/* translators: %s: unit of length. */
		length: sprintf( __( 'Length (%s)', 'storewright' ), dimensionUnit ),
		/* translators: %s: unit of length. */
		width: sprintf( __( 'Width (%s)', 'storewright' ), dimensionUnit ),
		/* translators: %s: unit of length. */
		height: sprintf( __( 'Height (%s)', 'storewright' ), dimensionUnit ),
	};
	return (
		<>
			<div className={ styles.pair }>
				<Text
					/* translators: %s: unit of weight. */
					label={ sprintf( __( 'Weight (%s)', 'storewright' ), weightUnit ) }
					name="weight"
					inputMode="decimal"
					value={ values.weight }
					onChange={ ( weight ) => onChange( { weight: decimal( weight ) } ) }
					error={ errors.weight }
				/>
				<Choice
					label={ __( 'Shipping class', 'storewright' ) }
					value={ slug }
					options={ [
						{ value: '', label: noClass },
						...known.map( ( { slug: value, name } ) => ( { value, label: name } ) ),
						...( slug !== '' && ! known.some( ( item ) => item.slug === slug )
							? [ { value: slug, label: slug } ]
							: [] ),
					] }
					onChange={ ( value ) => onChange( { shipping_class: value } ) }
				/>
			</div>
			<div className={ styles.triple }>
				{ size( 'length', names.length ) }
				{ size( 'width', names.width ) }
				{ size( 'height', names.height ) }
			</div>
			{ errors.dimensions !== undefined && (
				<FieldError id="product-dimensions-error">{ errors.dimensions }</FieldError>
			) }
		</>
	);
};

const Shipping = ( { values, errors, set }: SectionProps ) => (
	<SectionCard id="shipping" title={ __( 'Shipping', 'storewright' ) }>
		<ShippingRows
			values={ values }
			errors={ errors }
			noClass={ __( 'No shipping class', 'storewright' ) }
			onChange={ ( fields ) =>
				( Object.keys( fields ) as Array< keyof ShippingFields > ).forEach( ( field ) =>
					set( field, fields[ field ] as never )
				)
			}
		/>
	</SectionCard>
);

export const ShippingSection = createSection( [ 'weight', 'dimensions', 'shipping_class' ], Shipping );
