import { __ } from '@wordpress/i18n';

import { ConflictNotice } from '../../../../shared/ui/conflict-notice/conflict-notice';
import { InlineNotice } from '../../../../shared/ui/inline-notice';
import { SaveForm } from '../../../../shared/ui/save-form/save-form';
import type { ViewProps } from '../types';
import { changesOf } from '../use-tax-setup';
import { ImportButton } from './import-button';
import { RatesTable } from './rates-table';
import { orderText } from './order';
import { fieldsOf, rowText } from './rows';
import type { RatesOf } from './store';
import { useRates, type Conflict, type Problem } from './use-rates';
import styles from '../tax.module.scss';

interface RatesFormProps extends Omit< ViewProps, 'onManual' >, RatesOf {}

/** The form in which the owner says what percentages apply where. Says what saving it changes besides. */
export const RatesForm = ( { settings, setup, trackEvent, onDone, country, list }: RatesFormProps ) => {
	const state = useRates( settings.country, list.rates, () => setup.choose( 'manual' ) );
	const { tax, general } = changesOf( 'manual', settings );
	const failure = setup.failure?.choice === 'manual' ? setup.failure.reason : null;
	return (
		<SaveForm
			phase={ state.phase }
			refusals={ state.refusals }
			isChanged={ state.isChanged }
			submitLabel={ __( 'Save tax rates', 'storewright' ) }
			onSubmit={ state.save }
			onSaved={ () => {
				trackEvent( 'tasklist_tax_config_rates', { rates: state.rows.length } );
				onDone();
			} }
			problem={ ( fromNotice ) => (
				<>
					{ state.problem && (
						<RatesProblem
							problem={ state.problem }
							onRetry={ fromNotice( state.save ) }
							onUseTheirs={ fromNotice( state.useTheirs ) }
							onKeepMine={ fromNotice( state.keepMine ) }
						/>
					) }
					{ failure !== null && (
						<InlineNotice
							status="error"
							title={ __( 'Your rates are saved, but tax could not be turned on', 'storewright' ) }
							actions={ [
								{ label: __( 'Try again', 'storewright' ), onClick: fromNotice( state.save ) },
							] }
						>
							{ failure }
						</InlineNotice>
					) }
				</>
			) }
		>
			{ ! list.isWhole && (
				<InlineNotice status="info">
					{ __(
						'Your store has more rates than fit here. Those that are not shown stay as they are.',
						'storewright'
					) }
				</InlineNotice>
			) }
			<RatesTable
				country={ country }
				rows={ state.rows }
				onAdd={ state.add }
				onChange={ state.change }
				onRemove={ state.remove }
				onReorder={ state.arrange }
				more={ <ImportButton country={ settings.country } onAdded={ state.adopt } /> }
			/>
			{ tax.length + general.length > 0 && (
				<p className={ styles.line }>
					{ general.length > 0 && __( 'Saving also turns on “Charge tax” in your settings.', 'storewright' ) }{ ' ' }
					{ tax.length > 0 &&
						__( 'Saving also turns off “Automated tax”, which is on at present.', 'storewright' ) }
				</p>
			) }
		</SaveForm>
	);
};

interface RatesProblemProps {
	problem: Problem;
	onRetry: () => void;
	onUseTheirs: ( conflict: Conflict ) => void;
	onKeepMine: ( conflict: Conflict ) => void;
}

const RatesProblem = ( { problem, onRetry, onUseTheirs, onKeepMine }: RatesProblemProps ) => {
	if ( problem.kind === 'failed' ) {
		return (
			<InlineNotice
				status="error"
				title={ __( 'There was a problem saving your tax rates', 'storewright' ) }
				actions={ [ { label: __( 'Try again', 'storewright' ), onClick: onRetry } ] }
			>
				{ problem.reason }
			</InlineNotice>
		);
	}
	const { conflicts, order } = problem;
	return (
		<ConflictNotice
			changes={ [
				...conflicts.map( ( { mine, theirs } ) => ( {
					label: rowText( mine ),
					theirs: theirs === null ? '' : rowText( fieldsOf( theirs ) ),
				} ) ),
				...( order
					? [ { label: __( 'Order of the rates', 'storewright' ), theirs: orderText( order ) } ]
					: [] ),
			] }
			onUseTheirs={ () => onUseTheirs( problem ) }
			onKeepMine={ () => onKeepMine( problem ) }
		/>
	);
};
