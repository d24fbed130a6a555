import { Button } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';

import { confirmDiscard } from '../../../shared/routing';
import { Actions } from '../../../shared/ui/actions';
import { InlineNotice } from '../../../shared/ui/inline-notice';
import type { ViewProps } from './types';
import styles from './tax.module.scss';

interface OtherWaysProps extends Omit< ViewProps, 'onManual' > {
	/** Absent where the owner is there already. */
	onManual?: ( () => void ) | undefined;
	/** Back to the partners; absent where there are none, or the owner is there. */
	onBack?: ( () => void ) | undefined;
}

/** Renders the choices without a tax partner: own rates, or no tax, which asks first where tax is charged now. */
export const OtherWays = ( { settings, setup, trackEvent, onManual, onBack, onDone }: OtherWaysProps ) => {
	const { createSuccessNotice } = useDispatch( noticesStore );
	const [ isAsking, setAsking ] = useState( false );
	const button = useRef< HTMLButtonElement >( null );
	const isBusy = setup.busy === 'none';
	const chargeNone = async () => {
		trackEvent( 'tasklist_tax_no_sales_tax' );
		if ( await setup.choose( 'none' ) ) {
			createSuccessNotice( __( 'Your store charges no tax.', 'storewright' ), { type: 'snackbar' } );
			onDone();
		}
	};
	const failure = setup.failure?.choice === 'none' ? setup.failure : null;
	// The notice goes with its own button: the focus is on the one that stays by then.
	const tryAgain = () => {
		button.current?.focus();
		void chargeNone();
	};
	return (
		<div className={ styles.step }>
			{ failure && (
				<InlineNotice
					status="error"
					title={ __( 'There was a problem turning off tax', 'storewright' ) }
					actions={ [ { label: __( 'Try again', 'storewright' ), onClick: tryAgain } ] }
				>
					{ failure.reason }
				</InlineNotice>
			) }
			{ isAsking && settings.chargesTax && (
				<InlineNotice
					status="warning"
					title={ __( 'Your store currently charges tax', 'storewright' ) }
					actions={ [
						{
							label: __( 'Turn tax off', 'storewright' ),
							onClick: () => void chargeNone(),
							isBusy,
						},
						{ label: __( 'Keep tax on', 'storewright' ), onClick: () => setAsking( false ) },
					] }
				>
					{ __( 'This turns off “Enable taxes”. Your tax rates are kept.', 'storewright' ) }
				</InlineNotice>
			) }
			<div className={ styles.ways }>
				<Actions>
					{ onBack && (
						<Button __next40pxDefaultSize variant="tertiary" onClick={ () => confirmDiscard() && onBack() }>
							{ __( 'Choose a tax partner instead', 'storewright' ) }
						</Button>
					) }
					{ onManual && (
						<Button
							__next40pxDefaultSize
							variant="tertiary"
							onClick={ () => confirmDiscard() && onManual() }
						>
							{ __( 'Set up taxes manually', 'storewright' ) }
						</Button>
					) }
					<Button
						ref={ button }
						__next40pxDefaultSize
						variant="tertiary"
						isBusy={ isBusy }
						aria-disabled={ isBusy }
						onClick={ () => ( settings.chargesTax ? setAsking( true ) : void chargeNone() ) }
					>
						{ __( "I don't charge sales tax", 'storewright' ) }
					</Button>
				</Actions>
			</div>
		</div>
	);
};
