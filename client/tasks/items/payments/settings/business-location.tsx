import { SelectControl } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { clsx } from 'clsx';

import { useCountries } from '../../../../shared/data/countries';
import { useAsyncAction } from '../../../../shared/data/use-async-action';
import { InlineNotice } from '../../../../shared/ui/inline-notice';
import { Skeleton } from '../../../../shared/ui/skeleton';
import { NotLoaded } from '../../../../shared/ui/not-loaded';
import { settingsStore } from './store';
import fieldStyles from '../../../../shared/ui/field/field.module.scss';
import styles from './payments-pages.module.scss';

interface BusinessLocationProps {
	/** Code of the country. */
	location: string;
	/** Called once another country is kept, and what is listed for it is there. */
	onChange: ( location: string ) => void;
}

/** Where the business is: providers are suggested for that country. */
export const BusinessLocation = ( { location, onChange }: BusinessLocationProps ) => {
	const countries = useCountries();
	const { chooseLocation } = useDispatch( settingsStore );
	const { isBusy, args, failure, run, retry } = useAsyncAction( ( _, wanted: string ) => chooseLocation( wanted ), {
		onDone: ( _, [ wanted ] ) => onChange( wanted ),
	} );
	if ( countries.status === 'failed' ) {
		return <NotLoaded title={ __( 'The countries could not be loaded', 'storewright' ) } reads={ [ countries ] } />;
	}
	if ( countries.status === 'loading' ) {
		return (
			<div className={ styles.locationWaiting }>
				<Skeleton width="100%" height="100%" />
			</div>
		);
	}
	// What was chosen stays where it could not be kept.
	const shown = ( isBusy || failure !== null ) && args ? args[ 0 ] : location;
	return (
		<div className={ clsx( fieldStyles.field, styles.location ) } aria-busy={ isBusy }>
			<SelectControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				label={ __( 'Business location', 'storewright' ) }
				value={ shown }
				options={ countries.data.map( ( { code, name } ) => ( { value: code, label: name } ) ) }
				onChange={ ( wanted ) => void run( wanted ) }
			/>
			<span role="status" className="screen-reader-text">
				{ isBusy ? __( 'Saving…', 'storewright' ) : '' }
			</span>
			{ failure !== null && (
				<InlineNotice
					status="error"
					title={ __( 'The business location was not saved', 'storewright' ) }
					actions={ [ { label: __( 'Try again', 'storewright' ), onClick: () => void retry() } ] }
				>
					{ failure.message }
				</InlineNotice>
			) }
		</div>
	);
};
