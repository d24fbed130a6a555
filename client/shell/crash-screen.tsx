import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { reloadPage } from '../shared/routing';
import styles from './crash-screen.module.scss';

const FORUM = 'https://wordpress.org/support/forums/';

/** Renders the error in place of a screen that broke. */
export function CrashScreen( { error }: { error: Error } ) {
	return (
		<div className={ styles.screen } role="alert">
			<h2 className={ styles.title }>{ __( 'Oops, something went wrong', 'storewright' ) }</h2>
			<p className={ styles.text }>
				{ __(
					'We’re sorry for the inconvenience. Please try reloading the page, or you can get support from the community forums.',
					'storewright'
				) }
			</p>
			<div className={ styles.actions }>
				<Button __next40pxDefaultSize variant="primary" onClick={ reloadPage }>
					{ __( 'Reload Page', 'storewright' ) }
				</Button>
				<Button __next40pxDefaultSize variant="tertiary" href={ FORUM } target="_blank" rel="noreferrer">
					{ __( 'Get Support', 'storewright' ) }
				</Button>
			</div>
			<details className={ styles.details }>
				<summary>{ __( 'Click for error details', 'storewright' ) }</summary>
				<pre dir="ltr" tabIndex={ 0 } role="region" aria-label={ __( 'Error details', 'storewright' ) }>
					{ error.stack ?? String( error ) }
				</pre>
			</details>
		</div>
	);
}
