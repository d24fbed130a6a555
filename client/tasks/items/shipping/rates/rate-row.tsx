import { ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import { amountOf, isFree } from '../zones';
import { MoneyField } from '../../../../shared/ui/money-field/money-field';
import { checked, rateIn, type Row } from './rows';
import styles from './rates.module.scss';

interface RateRowProps {
	row: Row;
	onType: ( text: string ) => void;
	onLeave: () => void;
	onToggle: ( isEnabled: boolean ) => void;
}

function meaning( row: Row ): string {
	const settled = checked( row );
	const rate = settled.error === undefined ? rateIn( { ...settled, isEnabled: true } ) : null;
	if ( rate === null ) {
		return '';
	}
	if ( amountOf( rate ) === null ) {
		return __( 'The cost depends on the order. Enter an amount to charge a flat rate.', 'storewright' );
	}
	return isFree( rate )
		? __( 'Your customers get free shipping.', 'storewright' )
		: __( 'Your customers pay this for each order.', 'storewright' );
}

/** Renders the shipping rate of a zone. */
export const RateRow = ( { row, onType, onLeave, onToggle }: RateRowProps ) => {
	const prefix = row.zoneId ?? 'new';
	return (
		<fieldset className={ styles.row }>
			<legend className={ styles.zone }>{ row.name }</legend>
			{ row.isOptional && (
				<ToggleControl
					__nextHasNoMarginBottom
					className={ styles.toggle }
					label={
						row.toggleable
							? __( 'Ship to the rest of the world too', 'storewright' )
							: __( 'Also offer flat rate shipping here', 'storewright' )
					}
					name={ `${ prefix }_enabled` }
					checked={ row.isEnabled }
					onChange={ onToggle }
				/>
			) }
			{ row.isEnabled && (
				<MoneyField
					label={ __( 'Shipping cost', 'storewright' ) }
					name={ `${ prefix }_rate` }
					value={ row.text }
					onChange={ onType }
					onBlur={ onLeave }
					required
					help={ meaning( row ) }
					error={ row.error }
				/>
			) }
		</fieldset>
	);
};
