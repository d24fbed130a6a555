import { Button } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { close } from '@wordpress/icons';
import { store as noticesStore } from '@wordpress/notices';

import { recordEvent } from '../shared/data/events';
import { updatePageData, usePageData } from '../shared/data/page-data';
import { toRequestError } from '../shared/data/request';
import { preferencesStore } from '../shared/data/user-preferences';
import { focusHeading } from '../shared/focus-heading';
import styles from './banner.module.scss';

/** Renders the app that the server knows of, until it is installed or dismissed. */
export default function MobileAppBanner() {
	const { mobileApp } = usePageData();
	const { updatePreferences } = useDispatch( preferencesStore );
	const { createErrorNotice } = useDispatch( noticesStore );
	if ( mobileApp === null ) {
		return null;
	}
	const { name, description, url } = mobileApp;
	const hide = async ( answer: 'install' | 'dismiss' ) => {
		recordEvent( 'mobile_app_banner', { answer } );
		focusHeading();
		updatePageData( { mobileApp: null } );
		try {
			await updatePreferences( { android_app_banner_dismissed: 'yes' } );
		} catch ( error ) {
			void createErrorNotice( toRequestError( error ).message, { type: 'snackbar' } );
		}
	};
	return (
		<section className={ styles.banner } aria-label={ __( 'Mobile app', 'storewright' ) }>
			<div className={ styles.texts }>
				<p className={ styles.name }>{ name }</p>
				{ description !== '' && <p className={ styles.text }>{ description }</p> }
			</div>
			<Button
				__next40pxDefaultSize
				variant="primary"
				href={ url }
				target="_blank"
				rel="noopener noreferrer"
				/* translators: %s: name of a mobile app. */
				aria-label={ sprintf( __( 'Install %s (opens in a new tab)', 'storewright' ), name ) }
				onClick={ () => void hide( 'install' ) }
			>
				{ __( 'Install', 'storewright' ) }
			</Button>
			<Button
				className={ styles.close ?? '' }
				icon={ close }
				/* translators: %s: title of a message in the inbox. */
				label={ sprintf( __( 'Dismiss “%s”', 'storewright' ), name ) }
				onClick={ () => void hide( 'dismiss' ) }
			/>
		</section>
	);
}
