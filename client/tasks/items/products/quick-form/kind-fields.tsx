import { ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import { TextField } from '../../../../shared/ui/field/text-field';
import type { Draft, Errors, OwnKind } from './draft';
import styles from '../products.module.scss';

interface KindFieldsProps {
	kind: OwnKind;
	draft: Draft;
	errors: Errors;
	onChange: ( part: Partial< Draft > ) => void;
}

/** Renders the fields that only one kind of products has. */
export const KindFields = ( { kind, draft, errors, onChange }: KindFieldsProps ) => {
	switch ( kind ) {
		case 'physical':
			return (
				<div className={ styles.stock }>
					<ToggleControl
						__nextHasNoMarginBottom
						label={ __( 'Track stock', 'storewright' ) }
						checked={ draft.tracksStock }
						onChange={ ( tracksStock ) => onChange( { tracksStock } ) }
					/>
					{ draft.tracksStock && (
						<TextField
							label={ __( 'Quantity', 'storewright' ) }
							name="stock"
							inputMode="numeric"
							autoComplete="off"
							required
							value={ draft.stock }
							onChange={ ( stock ) => onChange( { stock } ) }
							error={ errors.stock }
						/>
					) }
				</div>
			);
		case 'downloads':
			return (
				<div className={ styles.pair }>
					<TextField
						label={ __( 'File URL', 'storewright' ) }
						name="file"
						inputMode="url"
						autoComplete="off"
						dir="ltr"
						required
						value={ draft.file }
						onChange={ ( file ) => onChange( { file } ) }
						error={ errors.file }
					/>
					<TextField
						label={ __( 'File name (optional)', 'storewright' ) }
						name="file_name"
						autoComplete="off"
						value={ draft.fileName }
						onChange={ ( fileName ) => onChange( { fileName } ) }
					/>
				</div>
			);
		case 'variable':
			return (
				<div className={ styles.pair }>
					<TextField
						label={ __( 'Option name', 'storewright' ) }
						name="attribute"
						autoComplete="off"
						required
						placeholder={ __( 'Size', 'storewright' ) }
						value={ draft.attribute }
						onChange={ ( attribute ) => onChange( { attribute } ) }
						error={ errors.attribute }
					/>
					<TextField
						label={ __( 'Options, separated by commas', 'storewright' ) }
						name="options"
						autoComplete="off"
						required
						placeholder={ __( 'Small, Medium, Large', 'storewright' ) }
						value={ draft.options }
						onChange={ ( options ) => onChange( { options } ) }
						error={ errors.options }
					/>
				</div>
			);
		case 'virtual':
			return null;
	}
};
