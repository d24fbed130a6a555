import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';

import { formatCount } from '../../../../shared/format/count';
import { CardTitle } from '../../../../shared/ui/card-title';
import { Actions } from '../../../../shared/ui/actions';
import { FilePicker } from '../../../../shared/ui/file-picker';
import { InlineNotice } from '../../../../shared/ui/inline-notice';
import type { KeptImport } from './kept-import';
import type { ProductImportState } from './use-product-import';

interface ChooseFileProps {
	state: ProductImportState;
	/** Whether the import was opened by the owner just now. */
	takesFocus: boolean;
	onBack: () => void;
}

/** Whether nothing is left to be imported: only its result was not seen. */
const isOver = ( { done, total, state }: KeptImport ): boolean =>
	done === total && state.pending.length === state.linked.length;

/** The beginning: which file it is. */
export const ChooseFile = ( { state, takesFocus, onBack }: ChooseFileProps ) => {
	return (
		<>
			<CardTitle takesFocus={ takesFocus }>{ __( 'Import products from a CSV file', 'storewright' ) }</CardTitle>
			<p>
				{ __(
					'Use an export from another store or your own spreadsheet saved as CSV. You can preview the result before anything changes.',
					'storewright'
				) }
			</p>
			{ state.left && (
				<InlineNotice
					status="info"
					title={
						isOver( state.left )
							? __( 'An import has finished', 'storewright' )
							: __( 'An import has not finished', 'storewright' )
					}
					actions={ [
						{
							label: isOver( state.left )
								? __( 'View the result', 'storewright' )
								: __( 'Continue the import', 'storewright' ),
							onClick: state.resume,
						},
						{ label: __( 'Discard', 'storewright' ), onClick: state.forget },
					] }
				>
					{ sprintf(
						/* translators: 1: name of a file, 2: number of rows, 3: number of all rows. */
						__( '%1$s: %2$s of %3$s rows are done. Nothing is imported twice.', 'storewright' ),
						state.left.file.name,
						formatCount( state.left.done ),
						formatCount( state.left.total )
					) }
				</InlineNotice>
			) }
			<FilePicker
				accept=".csv,.tsv,.txt,text/csv"
				hint={
					state.isReading
						? __( 'Reading the file…', 'storewright' )
						: __(
								'Or drop it here. The first row contains the headings; each further row is one product.',
								'storewright'
							)
				}
				isBusy={ state.isReading }
				onChoose={ ( file ) => void state.choose( file ) }
			/>
			{ state.fileProblem !== null && (
				<InlineNotice status="error" title={ __( 'This file can’t be imported', 'storewright' ) }>
					{ state.fileProblem }
				</InlineNotice>
			) }
			<Actions>
				<Button __next40pxDefaultSize variant="tertiary" onClick={ onBack }>
					{ __( 'Add products manually', 'storewright' ) }
				</Button>
			</Actions>
		</>
	);
};
