import { __ } from '@wordpress/i18n';

/** Returns the message for settings that could not be saved. */
export const saveFailureText = () => __( 'There was a problem saving your payment settings', 'storewright' );
