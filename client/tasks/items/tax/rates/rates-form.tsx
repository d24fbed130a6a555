import { RadioControl } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';

import { countriesStore } from '../../../../shared/data/countries';
import { useQuery } from '../../../../shared/data/use-query';
import type { ConflictTexts } from '../../../../shared/ui/conflict-notice/conflict-notice';
import { InlineNotice } from '../../../../shared/ui/inline-notice';
import { SaveForm } from '../../../../shared/ui/save-form/save-form';
import { INCLUDES_TAX } from '../settings';
import type { ViewProps } from '../types';
import { changesOf, NOT_TURNED_ON } from '../use-tax-setup';
import type { Conflict } from './edited';
import { ImportButton } from './import-button';
import { RatesTable } from './rates-table';
import { orderText } from './order';
import { fieldsOf, rowText } from './rows';
import type { RatesOf } from './store';
import { useRates } from './use-rates';
import styles from '../tax.module.scss';

interface RatesFormProps extends Omit< ViewProps, 'onManual' >, RatesOf {}

/** Renders the form in which the owner says what percentages apply where. Says what saving it changes besides. */
export const RatesForm = ( { settings, setup, trackEvent, onDone, country, list }: RatesFormProps ) => {
	const { createSuccessNotice } = useDispatch( noticesStore );
	const defaults = useQuery( countriesStore, 'getCountryDefaults', { country: settings.country } );
	const ofCountry =
		defaults.status === 'ready' ? defaults.data.settings.find( ( { id } ) => id === INCLUDES_TAX ) : undefined;
	const usual = ofCountry && ! ofCountry.is_chosen ? ofCountry.usual === 'yes' : settings.includesTax;
	const { form, ...state } = useRates(
		settings.country,
		list.rates,
		( includesTax ) => setup.turnOn( includesTax ?? usual ),
		( rows ) => {
			trackEvent( 'tasklist_tax_config_rates', { rates: rows.length } );
			createSuccessNotice( __( 'Your tax rates were saved.', 'storewright' ), { type: 'snackbar' } );
			onDone();
		}
	);
	const { problem } = form;
	const includesTax = form.values.includesTax ?? usual;
	const { tax, general } = changesOf( 'manual', settings );
	return (
		<SaveForm
			form={ form }
			submitLabel={ __( 'Save tax rates', 'storewright' ) }
			failureTitle={
				problem?.kind === 'failed' && problem.error.code === NOT_TURNED_ON
					? __( 'Your rates are saved, but tax could not be turned on', 'storewright' )
					: __( 'There was a problem saving your tax rates', 'storewright' )
			}
			describeConflict={ conflictTexts }
		>
			{ ! list.isWhole && (
				<InlineNotice status="info">
					{ __(
						'Your store has more rates than are shown here. The others are not changed.',
						'storewright'
					) }
				</InlineNotice>
			) }
			<RatesTable
				country={ country }
				rows={ form.values.rows }
				onAdd={ state.add }
				onChange={ state.change }
				onRemove={ state.remove }
				onReorder={ state.arrange }
				more={ <ImportButton country={ settings.country } onAdded={ state.adopt } /> }
			/>
			<RadioControl
				label={ __( 'Prices entered with tax', 'storewright' ) }
				selected={ includesTax ? 'yes' : 'no' }
				options={ [
					{ value: 'yes', label: __( 'Yes, I will enter prices inclusive of tax', 'storewright' ) },
					{ value: 'no', label: __( 'No, I will enter prices exclusive of tax', 'storewright' ) },
				] }
				onChange={ ( value ) => state.chooseIncludesTax( value === 'yes' ) }
			/>
			{ tax.length + general.length > 0 && (
				<p className={ styles.line }>
					{ general.length > 0 &&
						__( 'Saving also turns on “Enable taxes” in your settings.', 'storewright' ) }{ ' ' }
					{ tax.length > 0 && __( 'Saving also turns off “Automated tax”.', 'storewright' ) }
				</p>
			) }
		</SaveForm>
	);
};

const conflictTexts = ( { conflicts, order }: Conflict ): ConflictTexts => ( {
	changes: [
		...conflicts.map( ( { mine, theirs } ) => ( {
			label: rowText( mine ),
			theirs: theirs === null ? '' : rowText( fieldsOf( theirs ) ),
		} ) ),
		...( order ? [ { label: __( 'Order of the rates', 'storewright' ), theirs: orderText( order ) } ] : [] ),
	],
} );
