import { useDispatch } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

import type { QueryResult } from '../../../../shared/data/use-query';
import { NotLoaded } from '../../../../shared/ui/not-loaded';
import { Skeleton } from '../../../../shared/ui/skeleton';
import { TAX_SETTINGS } from '../links';
import type { ViewProps } from '../types';
import { RatesForm } from './rates-form';
import { ratesStore, useRatesOf, type RatesOf } from './store';
import styles from '../tax.module.scss';

/** The rates of the store's country; they are read whenever the step is entered. */
export const RatesStep = ( props: Omit< ViewProps, 'onManual' > ) => {
	const { country } = props.settings;
	const { removeResult } = useDispatch( ratesStore );
	useEffect( () => () => void removeResult( 'getRates', { country } ), [ country, removeResult ] );
	const read = useRatesOf( country );
	return (
		<div className={ styles.step }>
			<Rates { ...props } read={ read } />
			<p className={ styles.line }>
				{ __( 'Rates of other countries and tax classes:', 'storewright' ) }{ ' ' }
				<a href={ TAX_SETTINGS }>{ __( 'Open the tax settings', 'storewright' ) }</a>
			</p>
		</div>
	);
};

const Rates = ( { read, ...props }: Omit< ViewProps, 'onManual' > & { read: QueryResult< RatesOf > } ) => {
	switch ( read.status ) {
		case 'failed':
			return <NotLoaded title={ __( 'Your tax rates could not be loaded', 'storewright' ) } reads={ [ read ] } />;
		case 'loading':
			return (
				<div className={ styles.step } role="status" aria-label={ __( 'Loading…', 'storewright' ) }>
					<Skeleton width="100%" height="32px" />
					<Skeleton width="100%" height="40px" />
					<Skeleton width="140px" height="40px" />
				</div>
			);
		case 'ready':
			return <RatesForm { ...props } { ...read.data } />;
	}
};
