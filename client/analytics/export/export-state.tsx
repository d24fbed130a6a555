import { __, sprintf } from '@wordpress/i18n';

import { InlineNotice } from '../../shared/ui/inline-notice';
import { ProgressBar } from '../../shared/ui/progress-bar';
import styles from './export.module.scss';
import type { Export } from './use-export';

/** What there is to say of an export that was not downloaded at once. */
export function ExportState( { percent, mails, url, failure, retry, dismiss }: Export ) {
	if ( failure !== null ) {
		return (
			<div className={ styles.state }>
				<InlineNotice
					status="error"
					title={ __( 'The report could not be downloaded.', 'storewright' ) }
					actions={ [
						{ label: __( 'Try again', 'storewright' ), onClick: retry },
						{ label: __( 'Dismiss', 'storewright' ), onClick: dismiss },
					] }
				>
					{ failure.message }
				</InlineNotice>
			</div>
		);
	}
	if ( url !== null ) {
		return (
			<div className={ styles.state }>
				<InlineNotice
					status="success"
					title={ __( 'The file is ready.', 'storewright' ) }
					actions={ [ { label: __( 'Dismiss', 'storewright' ), onClick: dismiss } ] }
				>
					<a href={ url }>{ __( 'Download the file', 'storewright' ) }</a>
				</InlineNotice>
			</div>
		);
	}
	if ( percent === null ) {
		return null;
	}
	/* translators: %s: a whole number. */
	const text = sprintf( __( '%s%% done', 'storewright' ), String( percent ) );
	return (
		<div className={ styles.state }>
			<p role="status">
				{ mails
					? __( 'Preparing the file. You can leave this page: an email with a link comes.', 'storewright' )
					: __( 'Preparing the file. You can leave this page and come back.', 'storewright' ) }
			</p>
			<ProgressBar value={ percent } max={ 100 } label={ __( 'Export', 'storewright' ) } text={ text } />
		</div>
	);
}
