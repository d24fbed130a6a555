import { __ } from '@wordpress/i18n';

import { addressLine, countryOf } from '../../../shared/ui/address-form/address';
import { StoreLocation } from '../../../shared/ui/address-form/store-location';
import type { Step } from '../../../shared/ui/stepper/stepper';
import type { ViewProps } from './types';

/**
 * The step with which both ways of setting up taxes begin: where the store is.
 *
 * @param trackEvent Of the task's page.
 * @param onDone     Is given the address in a line, once it's saved.
 */
export const locationStep = (
	trackEvent: ViewProps[ 'trackEvent' ],
	onDone: ( summary: string ) => void
): Pick< Step, 'label' | 'description' | 'render' > => ( {
	label: __( 'Set store location', 'storewright' ),
	description: __( 'The address from which your business operates', 'storewright' ),
	render: () => (
		<StoreLocation
			submitLabel={ __( 'Save address', 'storewright' ) }
			onSaved={ ( saved ) => {
				trackEvent( 'tasklist_tax_set_location', { country: countryOf( saved.countryState ) } );
				onDone( addressLine( saved ) );
			} }
		/>
	),
} );
