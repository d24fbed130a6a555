import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';

import { CardTitle } from '../../../../shared/ui/card-title';
import { Actions } from '../../../../shared/ui/actions';
import { InlineNotice } from '../../../../shared/ui/inline-notice';
import { ProgressBar } from '../../../../shared/ui/progress-bar';
import type { Report } from './types';
import type { ProductImportState } from './use-product-import';
import styles from './import.module.scss';

interface WorkingProps {
	state: ProductImportState;
	report: Report;
}

/** How far checking or importing is, and what can be done where it does not go on. */
export const Working = ( { state, report }: WorkingProps ) => {
	const { done, total } = report;
	const isTrial = state.phase === 'checking';
	const title = isTrial ? __( 'Checking the file', 'storewright' ) : __( 'Importing your products', 'storewright' );
	/* translators: 1: number of rows, 2: number of all rows. */
	const text = sprintf( __( '%1$s of %2$s rows', 'storewright' ), done.toLocaleString(), total.toLocaleString() );
	const isResting = state.failure !== null || state.isStopped;
	return (
		<>
			<CardTitle takesFocus>{ title }</CardTitle>
			<div className={ styles.progress }>
				<ProgressBar label={ title } value={ done } max={ total } text={ text } />
				<p className={ styles.hint }>{ text }</p>
			</div>
			{ state.failure && (
				<InlineNotice
					status="error"
					title={
						isTrial
							? __( 'There was a problem checking the file', 'storewright' )
							: __( 'There was a problem importing your products', 'storewright' )
					}
					actions={ [
						{ label: __( 'Try again', 'storewright' ), onClick: state.goOn },
						isTrial
							? { label: __( 'Back to the columns', 'storewright' ), onClick: state.toColumns }
							: { label: __( 'Finish here', 'storewright' ), onClick: state.finish },
					] }
				>
					{ state.failure.message }{ ' ' }
					{ ! isTrial &&
						__( 'What is imported so far stays, and nothing is imported twice.', 'storewright' ) }
				</InlineNotice>
			) }
			{ state.isStopped && (
				<InlineNotice
					status="info"
					title={ __( 'The import has stopped', 'storewright' ) }
					actions={ [
						{ label: __( 'Go on', 'storewright' ), onClick: state.goOn },
						{ label: __( 'Finish here', 'storewright' ), onClick: state.finish },
					] }
				>
					{ __( 'What is imported so far stays in your store.', 'storewright' ) }
				</InlineNotice>
			) }
			{ ! isResting && (
				<Actions>
					<Button
						__next40pxDefaultSize
						variant="secondary"
						isBusy={ state.isStopping }
						aria-disabled={ state.isStopping }
						onClick={ () => ! state.isStopping && state.stop() }
					>
						{ state.isStopping ? __( 'Stopping…', 'storewright' ) : __( 'Stop', 'storewright' ) }
					</Button>
				</Actions>
			) }
		</>
	);
};
