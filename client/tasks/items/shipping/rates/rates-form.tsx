import { Button } from '@wordpress/components';
import { useEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { FormEvent } from 'react';

import type { Zone } from '../../../../shared/data/shipping-zones';
import { useLeaveGuard } from '../../../../shared/routing';
import styles from '../steps.module.scss';
import { RateRow } from './rate-row';
import { RatesProblem } from './rates-problem';
import type { Row } from './rows';
import { useRates } from './use-rates';

interface RatesFormProps {
	country: string;
	countryName: string;
	zones: readonly Zone[];
	onSaved: ( rows: readonly Row[] ) => void;
}

/** The form in which the owner says what shipping costs. */
export const RatesForm = ( { country, countryName, zones, onSaved }: RatesFormProps ) => {
	const form = useRef< HTMLFormElement >( null );
	const state = useRates( country, countryName, zones );
	const { rows, phase, problem, refusals } = state;
	useLeaveGuard( state.isChanged );

	const saved = useRef( onSaved );
	saved.current = onSaved;
	useEffect( () => {
		if ( phase === 'saved' ) {
			saved.current( rows );
		}
		// eslint-disable-next-line react-hooks/exhaustive-deps -- Told once, when they are saved.
	}, [ phase ] );
	useEffect( () => {
		if ( refusals > 0 ) {
			form.current?.querySelector< HTMLElement >( '[aria-invalid="true"]' )?.focus();
		}
	}, [ refusals ] );

	const submit = ( event: FormEvent ) => {
		event.preventDefault();
		state.save();
	};
	// The notice goes with the button that was pressed in it: the focus has to have another place.
	const fromNotice =
		< Args extends unknown[] >( act: ( ...args: Args ) => void ) =>
		( ...args: Args ) => {
			form.current?.querySelector< HTMLElement >( '[type="submit"]' )?.focus();
			act( ...args );
		};
	const isBusy = phase !== 'editing';
	return (
		<form ref={ form } className={ styles.step } onSubmit={ submit } noValidate>
			{ rows.map( ( row, index ) => (
				<RateRow
					key={ row.zoneId ?? 'new' }
					row={ row }
					onType={ ( text ) => state.type( index, text ) }
					onLeave={ () => state.leave( index ) }
					onToggle={ ( isEnabled ) => state.toggle( index, isEnabled ) }
				/>
			) ) }
			{ problem && (
				<RatesProblem
					problem={ problem }
					rows={ rows }
					onRetry={ fromNotice( state.save ) }
					onUseTheirs={ fromNotice( state.useTheirs ) }
					onKeepMine={ fromNotice( state.keepMine ) }
				/>
			) }
			<div className={ styles.actions }>
				<Button
					__next40pxDefaultSize
					type="submit"
					variant="primary"
					isBusy={ isBusy }
					aria-disabled={ isBusy }
				>
					{ __( 'Save shipping rates', 'storewright' ) }
				</Button>
				<span role="status" className="screen-reader-text">
					{ phase === 'saving' ? __( 'Saving…', 'storewright' ) : '' }
				</span>
			</div>
		</form>
	);
};
