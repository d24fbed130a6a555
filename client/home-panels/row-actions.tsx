import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import { isConflict } from '../shared/data/order-status';
import type { AsyncAction } from '../shared/data/use-async-action';
import { InlineNotice } from '../shared/ui/inline-notice';
import styles from './work-card.module.scss';

interface Choice< Status > {
	/** What the row's item becomes. */
	status: Status;
	label: string;
	/** The label with the item in it, for who hears the button alone. */
	name: string;
}

interface RowActionsProps< Status > {
	/** The one that is usual. */
	usual: Status;
	choices: readonly Choice< Status >[];
	saving: AsyncAction< [ Status ] >;
}

/** What can be done with a row's item, one at a time, and why it failed. */
export function RowActions< Status extends string >( { usual, choices, saving }: RowActionsProps< Status > ) {
	return (
		<>
			<div className={ styles.actions }>
				{ choices.map( ( { status, label, name } ) => (
					<Button
						key={ status }
						__next40pxDefaultSize
						variant={ status === usual ? 'secondary' : 'tertiary' }
						aria-label={ name }
						isBusy={ saving.isBusy && saving.args?.[ 0 ] === status }
						disabled={ saving.isBusy }
						accessibleWhenDisabled
						onClick={ () => void saving.run( status ) }
					>
						{ label }
					</Button>
				) ) }
			</div>
			{ saving.failure !== null && (
				<div className={ styles.failure }>
					<InlineNotice
						status="error"
						actions={
							isConflict( saving.failure )
								? []
								: [ { label: __( 'Try again', 'storewright' ), onClick: () => void saving.retry() } ]
						}
					>
						{ saving.failure.message }
					</InlineNotice>
				</div>
			) }
		</>
	);
}
