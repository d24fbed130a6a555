import { Button, DropZone, FormFileUpload } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { upload } from '@wordpress/icons';

import styles from './file-picker.module.scss';

interface FilePickerProps {
	/** Endings and media types, separated by commas. */
	accept: string;
	/** What stands below the button. */
	hint: string;
	/** Whether a file is being read: no other can be chosen meanwhile. */
	isBusy?: boolean;
	onChoose: ( file: File ) => void;
}

/** Renders a button that opens a CSV file, which can be dropped instead. */
export const FilePicker = ( { accept, hint, isBusy = false, onChoose }: FilePickerProps ) => {
	// Nothing while a file is being read: “aria-disabled” only says so.
	const take = ( files: FileList | readonly File[] | null ) => {
		if ( ! isBusy && files?.[ 0 ] ) {
			onChoose( files[ 0 ] );
		}
	};
	return (
		<div className={ styles.drop }>
			<DropZone label={ __( 'Drop the file here', 'storewright' ) } onFilesDrop={ take } />
			<FormFileUpload
				__next40pxDefaultSize
				accept={ accept }
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
						isBusy={ isBusy }
						aria-disabled={ isBusy }
						onClick={ isBusy ? undefined : openFileDialog }
					>
						{ __( 'Choose a CSV file', 'storewright' ) }
					</Button>
				) }
			/>
			<p>{ hint }</p>
		</div>
	);
};
