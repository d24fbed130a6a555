import { __ } from '@wordpress/i18n';

import { useAddressFormat, useCountries } from '../../data/countries';
import { useSettings } from '../../data/settings';
import { NotLoaded } from '../not-loaded';
import { Skeleton } from '../skeleton';
import { countryOf, type Address } from './address';
import { GROUP, storeAddress } from './store-address';
import { StoreAddressForm } from './store-address-form';
import styles from './address-form.module.scss';

interface StoreLocationProps {
	submitLabel: string;
	/** Called once the address is saved, or nothing of it had to be. */
	onSaved: ( address: Address ) => void;
}

/** Where the store is: reads the address and lets the owner change it. */
export const StoreLocation = ( props: StoreLocationProps ) => {
	const settings = useSettings( GROUP );
	switch ( settings.status ) {
		case 'loading':
			return <AddressSkeleton />;
		case 'failed':
			return <NotLoaded title={ notLoaded() } reads={ [ settings ] } />;
		case 'ready':
			return <KnownLocation { ...props } stored={ storeAddress( settings.data ) } />;
	}
};

const KnownLocation = ( { stored, ...props }: StoreLocationProps & { stored: Address } ) => {
	const countries = useCountries();
	const format = useAddressFormat( countryOf( stored.countryState ) );
	if ( countries.status === 'ready' && format.status === 'ready' ) {
		return <StoreAddressForm { ...props } stored={ stored } countries={ countries.data } format={ format.data } />;
	}
	const failed = [ countries, format ].filter( ( read ) => read.status === 'failed' );
	return failed.length > 0 ? <NotLoaded title={ notLoaded() } reads={ failed } /> : <AddressSkeleton />;
};

const notLoaded = () => __( 'Your store’s address could not be loaded', 'storewright' );

const AddressSkeleton = () => (
	<div className={ styles.skeleton } role="status" aria-label={ __( 'Loading…', 'storewright' ) }>
		{ [ 'country', 'street', 'more', 'town' ].map( ( field ) => (
			<div key={ field }>
				<Skeleton width="120px" height="20px" />
				<Skeleton width="100%" height="44px" />
			</div>
		) ) }
	</div>
);
