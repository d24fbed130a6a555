import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

import { usePageData } from '../../shared/data/page-data';
import { useQuery } from '../../shared/data/use-query';
import { Choice, Moment } from '../fields';
import { PriceField } from '../price-field';
import { createSection, SectionCard } from '../section';
import { editorStore } from '../store';
import type { Product, SectionProps } from '../types';
import styles from '../product-editor.module.scss';

type TaxFields = Pick< Product, 'tax_status' | 'tax_class' >;

interface TaxProps {
	values: TaxFields;
	onChange: ( change: Partial< TaxFields > ) => void;
	/** Whether it can have its product's class. */
	isVariation?: boolean;
}

/** Tax status and class. */
export const TaxFieldsRow = ( { values, onChange, isVariation = false }: TaxProps ) => {
	const classes = useQuery( editorStore, 'getTaxClasses', {} );
	const known = classes.status === 'ready' ? classes.data : [];
	const slug = values.tax_class === '' ? 'standard' : values.tax_class;
	const options = [
		...( isVariation ? [ { value: 'parent', label: __( 'Same as the product', 'storewright' ) } ] : [] ),
		...known.map( ( { slug: value, name } ) => ( { value, label: name } ) ),
	];
	return (
		<div className={ styles.pair }>
			{ ! isVariation && (
				<Choice
					label={ __( 'Tax status', 'storewright' ) }
					value={ values.tax_status }
					options={ [
						{ value: 'taxable', label: __( 'Taxable', 'storewright' ) },
						{ value: 'shipping', label: __( 'Shipping only', 'storewright' ) },
						{ value: 'none', label: __( 'None', 'storewright' ) },
					] }
					onChange={ ( status ) => onChange( { tax_status: status } ) }
				/>
			) }
			<Choice
				label={ __( 'Tax class', 'storewright' ) }
				value={ slug }
				options={
					options.some( ( { value } ) => value === slug )
						? options
						: [ ...options, { value: slug, label: slug } ]
				}
				onChange={ ( value ) => onChange( { tax_class: value === 'standard' ? '' : value } ) }
			/>
		</div>
	);
};

type PriceFields = Pick< Product, 'regular_price' | 'sale_price' | 'date_on_sale_from' | 'date_on_sale_to' >;

interface PricesProps {
	values: PriceFields;
	errors: SectionProps[ 'errors' ];
	onChange: ( change: Partial< PriceFields > ) => void;
}

/** Regular price, sale price, and when the sale is. */
export const PricesRow = ( { values, errors, onChange }: PricesProps ) => {
	const hasWindow = values.date_on_sale_from !== null || values.date_on_sale_to !== null;
	const [ isScheduling, setScheduling ] = useState( hasWindow );
	return (
		<>
			<div className={ styles.pair }>
				<PriceField
					label={ __( 'Regular price', 'storewright' ) }
					name="regular_price"
					value={ values.regular_price }
					onChange={ ( price ) => onChange( { regular_price: price } ) }
					error={ errors.regular_price }
				/>
				<PriceField
					label={ __( 'Sale price', 'storewright' ) }
					name="sale_price"
					value={ values.sale_price }
					onChange={ ( price ) => onChange( { sale_price: price } ) }
					error={ errors.sale_price }
				/>
			</div>
			{ isScheduling || hasWindow ? (
				<>
					<div className={ styles.pair }>
						<Moment
							label={ __( 'Sale starts', 'storewright' ) }
							value={ values.date_on_sale_from }
							onChange={ ( moment ) => onChange( { date_on_sale_from: moment } ) }
							error={ errors.date_on_sale_from }
						/>
						<Moment
							label={ __( 'Sale ends', 'storewright' ) }
							value={ values.date_on_sale_to }
							onChange={ ( moment ) => onChange( { date_on_sale_to: moment } ) }
							error={ errors.date_on_sale_to }
						/>
					</div>
					<p className={ styles.help }>
						{ __( 'Times are in your site’s time zone. Leave a field empty for no limit.', 'storewright' ) }
					</p>
				</>
			) : (
				<Button
					__next40pxDefaultSize
					className={ styles.start ?? '' }
					variant="tertiary"
					onClick={ () => setScheduling( true ) }
				>
					{ __( 'Schedule the sale', 'storewright' ) }
				</Button>
			) }
		</>
	);
};

const Pricing = ( { values, errors, set }: SectionProps ) => {
	const { calculatesTaxes } = usePageData().productEditor;
	const change = ( fields: Partial< Product > ) =>
		( Object.keys( fields ) as Array< keyof Product > ).forEach( ( field ) =>
			set( field, fields[ field ] as never )
		);
	const isVariable = values.type === 'variable';
	return (
		<SectionCard
			id="pricing"
			title={ __( 'Pricing', 'storewright' ) }
			{ ...( isVariable && { help: __( 'Prices are set for each variation.', 'storewright' ) } ) }
		>
			{ ! isVariable && <PricesRow values={ values } errors={ errors } onChange={ change } /> }
			{ calculatesTaxes && <TaxFieldsRow values={ values } onChange={ change } /> }
		</SectionCard>
	);
};

export const PricingSection = createSection(
	[ 'type', 'regular_price', 'sale_price', 'date_on_sale_from', 'date_on_sale_to', 'tax_status', 'tax_class' ],
	Pricing
);
