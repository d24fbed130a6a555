import { Button, DropZone, FormFileUpload } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { upload } from '@wordpress/icons';

import { CardTitle } from '../../../../shared/ui/card-title';
import { Actions } from '../../../../shared/ui/actions';
import { InlineNotice } from '../../../../shared/ui/inline-notice';
import type { ProductImportState } from './use-product-import';
import styles from './import.module.scss';

interface ChooseFileProps {
	state: ProductImportState;
	/** Whether the import was opened by the owner just now. */
	takesFocus: boolean;
	onBack: () => void;
}

/** The beginning: which file it is. */
export const ChooseFile = ( { state, takesFocus, onBack }: ChooseFileProps ) => {
	const take = ( files: FileList | readonly File[] | null ) => files?.[ 0 ] && state.choose( files[ 0 ] );
	return (
		<>
			<CardTitle takesFocus={ takesFocus }>{ __( 'Import products from a CSV file', 'storewright' ) }</CardTitle>
			<p>
				{ __(
					'Take a file that another store has exported, or a spreadsheet of your own that you saved as CSV. You see what would happen before anything is changed.',
					'storewright'
				) }
			</p>
			<div className={ styles.drop }>
				<DropZone label={ __( 'Drop the file here', 'storewright' ) } onFilesDrop={ take } />
				<FormFileUpload
					__next40pxDefaultSize
					accept=".csv,.tsv,.txt,text/csv"
					onClick={ ( event ) => {
						// The same file can be chosen again once it was mended.
						event.currentTarget.value = '';
					} }
					onChange={ ( event ) => take( event.currentTarget.files ) }
					render={ ( { openFileDialog } ) => (
						<Button
							__next40pxDefaultSize
							variant="primary"
							icon={ upload }
							isBusy={ state.isReading }
							aria-disabled={ state.isReading }
							onClick={ openFileDialog }
						>
							{ __( 'Choose a CSV file', 'storewright' ) }
						</Button>
					) }
				/>
				<p className={ styles.hint }>
					{ state.isReading
						? __( 'Reading the file…', 'storewright' )
						: __( 'Or drop it here. A row of headings, then a row for each product.', 'storewright' ) }
				</p>
			</div>
			{ state.fileProblem !== null && (
				<InlineNotice status="error" title={ __( 'This file can’t be imported', 'storewright' ) }>
					{ state.fileProblem }
				</InlineNotice>
			) }
			<Actions>
				<Button __next40pxDefaultSize variant="tertiary" onClick={ onBack }>
					{ __( 'Add products by hand', 'storewright' ) }
				</Button>
			</Actions>
		</>
	);
};
