import { Button } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';

import { formatCount } from '../../../../shared/format/count';
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

/** Seconds as people say them. */
function timeLeft( seconds: number ): string {
	if ( seconds < 60 ) {
		const rounded = Math.max( 5, Math.ceil( seconds / 5 ) * 5 );
		/* translators: %d: number of seconds. */
		return sprintf( _n( 'about %d second left', 'about %d seconds left', rounded, 'storewright' ), rounded );
	}
	const minutes = Math.round( seconds / 60 );
	/* translators: %d: number of minutes. */
	return sprintf( _n( 'about %d minute left', 'about %d minutes left', minutes, 'storewright' ), minutes );
}

/** How far checking or importing is, and what can be done where it does not go on. */
export const Working = ( { state, report }: WorkingProps ) => {
	const { done, total, secondsLeft } = report;
	const isTrial = state.phase === 'checking';
	const title = isTrial ? __( 'Checking the file', 'storewright' ) : __( 'Importing your products', 'storewright' );
	/* translators: 1: number of rows, 2: number of all rows. */
	const text = sprintf( __( '%1$s of %2$s rows', 'storewright' ), formatCount( done ), formatCount( total ) );
	const isResting = state.failure !== null || state.isStopped;
	return (
		<>
			<CardTitle takesFocus>{ title }</CardTitle>
			<div className={ styles.progress }>
				<ProgressBar label={ title } value={ done } max={ total } text={ text } />
				<p className={ styles.hint }>
					{ text }
					{ secondsLeft !== null && ! isResting && ` · ${ timeLeft( secondsLeft ) }` }
				</p>
				{ ! isTrial && ! isResting && (
					<p className={ styles.hint }>
						{ __( 'You can leave this page and continue the import later.', 'storewright' ) }
					</p>
				) }
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
							? { label: __( 'Back to columns', 'storewright' ), onClick: state.toColumns }
							: { label: __( 'Finish here', 'storewright' ), onClick: state.finish },
					] }
				>
					{ state.failure.message }{ ' ' }
					{ ! isTrial &&
						__( 'Products imported so far are kept. Nothing is imported twice.', 'storewright' ) }
				</InlineNotice>
			) }
			{ state.isStopped && (
				<InlineNotice
					status="info"
					title={ __( 'The import has stopped', 'storewright' ) }
					actions={ [
						{ label: __( 'Continue', 'storewright' ), onClick: state.goOn },
						{ label: __( 'Finish here', 'storewright' ), onClick: state.finish },
					] }
				>
					{ __( 'Products imported so far stay in your store.', 'storewright' ) }
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
