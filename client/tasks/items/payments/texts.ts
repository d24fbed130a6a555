import { __ } from '@wordpress/i18n';

/** What is said where settings of a way to pay could not be saved. */
export const saveFailureText = () => __( 'There was a problem saving your payment settings', 'storewright' );
