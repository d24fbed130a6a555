import { CheckboxControl } from '@wordpress/components';
import { useInstanceId } from '@wordpress/compose';

import { usePageData } from '../../shared/data/page-data';
import styles from './settings.module.scss';

interface StatusesFieldProps {
	label: string;
	help: string;
	/** Slugs of statuses, without 'wc-'. */
	chosen: readonly string[];
	/** Statuses that can't be chosen. */
	without?: readonly string[];
	onChange: ( chosen: readonly string[] ) => void;
}

/** Some of the statuses of orders; one that nothing registers any more, but is chosen, has its slug for a name. */
export function StatusesField( { label, help, chosen, without = [], onChange }: StatusesFieldProps ) {
	const id = useInstanceId( StatusesField, 'storewright-statuses' );
	const { orderStatuses: statuses } = usePageData();
	const slugs = [ ...new Set( [ ...Object.keys( statuses ), ...chosen ] ) ].filter(
		( slug ) => ! without.includes( slug )
	);
	return (
		<fieldset className={ styles.statuses } aria-describedby={ id }>
			<legend>{ label }</legend>
			<div className={ styles.choices }>
				{ slugs.map( ( slug ) => (
					<CheckboxControl
						key={ slug }
						__nextHasNoMarginBottom
						label={ statuses[ slug ] ?? slug }
						checked={ chosen.includes( slug ) }
						onChange={ ( isChosen ) =>
							onChange( isChosen ? [ ...chosen, slug ] : chosen.filter( ( one ) => one !== slug ) )
						}
					/>
				) ) }
			</div>
			<p id={ id } className={ styles.help }>
				{ help }
			</p>
		</fieldset>
	);
}
