import { TextareaControl } from '@wordpress/components';
import { useInstanceId } from '@wordpress/compose';
import { __ } from '@wordpress/i18n';
import { clsx } from 'clsx';

import fieldStyles from '../../../../shared/ui/field/field.module.scss';
import { TextField } from '../../../../shared/ui/field/text-field';
import { MoneyField } from '../../../../shared/ui/money-field/money-field';
import { SaveForm } from '../../../../shared/ui/save-form/save-form';
import { PictureField } from '../picture/picture-field';
import type { Category } from '../store';
import type { OwnKind } from './draft';
import { KindFields } from './kind-fields';
import type { Saved } from './save-product';
import { useQuickForm } from './use-quick-form';
import styles from '../products.module.scss';

interface QuickFormProps {
	kind: OwnKind;
	/** The categories there are; null where the user may not make any. */
	categories: readonly Category[] | null;
	/** Whether the user may choose pictures of the media library: else they are named by their address. */
	canUpload: boolean;
	onSaved: ( product: Saved ) => void;
}

/** Renders the form that makes a product of what customers need to know at least. */
export const QuickForm = ( { kind, categories, canUpload, onSaved }: QuickFormProps ) => {
	const form = useQuickForm( kind, categories ?? [], onSaved );
	const { values: draft, errors, change } = form;
	const listId = useInstanceId( QuickForm, 'storewright-categories' );
	return (
		<SaveForm
			form={ form }
			submitLabel={ __( 'Add product', 'storewright' ) }
			failureTitle={ __( 'There was a problem adding your product', 'storewright' ) }
		>
			<div className={ styles.fields }>
				<TextField
					label={ __( 'Name', 'storewright' ) }
					name="name"
					autoComplete="off"
					required
					value={ draft.name }
					onChange={ ( name ) => change( { name } ) }
					error={ errors.name }
				/>
				<div className={ styles.pair }>
					<MoneyField
						label={ __( 'Price', 'storewright' ) }
						name="price"
						required
						value={ draft.price }
						onChange={ ( price ) => change( { price } ) }
						onBlur={ () => {} }
						help={ kind === 'variable' ? __( 'The price of each variation.', 'storewright' ) : '' }
						error={ errors.price }
					/>
					<TextField
						label={ __( 'SKU (optional)', 'storewright' ) }
						name="sku"
						autoComplete="off"
						dir="ltr"
						value={ draft.sku }
						onChange={ ( sku ) => change( { sku } ) }
						error={ errors.sku }
					/>
				</div>
				<KindFields kind={ kind } draft={ draft } errors={ errors } onChange={ change } />
				<div className={ clsx( fieldStyles.field, styles.description ) }>
					<TextareaControl
						__nextHasNoMarginBottom
						label={ __( 'Description (optional)', 'storewright' ) }
						name="description"
						rows={ 4 }
						value={ draft.description }
						onChange={ ( description ) => change( { description } ) }
					/>
				</div>
				<div className={ styles.pair }>
					{ categories && (
						<div>
							<TextField
								label={ __( 'Category (optional)', 'storewright' ) }
								name="category"
								autoComplete="off"
								list={ listId }
								value={ draft.category }
								onChange={ ( category ) => change( { category } ) }
							/>
							<datalist id={ listId }>
								{ categories.map( ( { id, name } ) => (
									<option key={ id } value={ name } />
								) ) }
							</datalist>
						</div>
					) }
					{ ! canUpload && (
						<TextField
							label={ __( 'Image URL (optional)', 'storewright' ) }
							name="image"
							inputMode="url"
							autoComplete="off"
							dir="ltr"
							value={ draft.image }
							onChange={ ( image ) => change( { image } ) }
							error={ errors.image }
						/>
					) }
				</div>
				{ canUpload && (
					<PictureField picture={ draft.picture } onChange={ ( picture ) => change( { picture } ) } />
				) }
			</div>
		</SaveForm>
	);
};
