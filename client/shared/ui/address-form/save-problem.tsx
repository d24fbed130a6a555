import { __ } from '@wordpress/i18n';

import type { AddressFormat, Country } from '../../data/countries';
import { ConflictNotice } from '../conflict-notice/conflict-notice';
import { InlineNotice } from '../inline-notice';
import { TEXT_FIELDS, type Address, type AddressField } from './address';
import { placeOptions } from './place-options';
import type { Problem } from './use-store-address';

interface SaveProblemProps {
	problem: Problem;
	format: AddressFormat;
	countries: readonly Country[];
	onRetry: () => void;
	onUseTheirs: ( theirs: Partial< Address > ) => void;
	onKeepMine: ( theirs: Partial< Address > ) => void;
}

/** Why the store's address was not saved, and what can be done about it. */
export const SaveProblem = ( { problem, format, countries, onRetry, onUseTheirs, onKeepMine }: SaveProblemProps ) => {
	if ( problem.kind === 'failed' ) {
		return (
			<InlineNotice
				status="error"
				title={ __( 'There was a problem saving your store location', 'storewright' ) }
				actions={ [ { label: __( 'Try again', 'storewright' ), onClick: onRetry } ] }
			>
				{ problem.reason }
			</InlineNotice>
		);
	}
	const { theirs } = problem;
	const changes = ( Object.keys( theirs ) as AddressField[] ).map( ( field ) => {
		const value = theirs[ field ] ?? '';
		return field === 'countryState'
			? {
					label: __( 'Country / Region', 'storewright' ),
					theirs: placeOptions( countries ).find( ( option ) => option.value === value )?.label ?? value,
				}
			: { label: format[ TEXT_FIELDS[ field ] ].label, theirs: value };
	} );
	return (
		<ConflictNotice
			changes={ changes }
			onUseTheirs={ () => onUseTheirs( theirs ) }
			onKeepMine={ () => onKeepMine( theirs ) }
		/>
	);
};
