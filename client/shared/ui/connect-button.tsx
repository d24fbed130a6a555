import { Button } from '@wordpress/components';
import { useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

import { useStoreConnection } from '../data/connection';
import { reloadPage } from '../routing';
import { Actions } from './actions';
import { ConnectionTerms } from './connection-terms';
import { InlineNotice } from './inline-notice';

interface ConnectButtonProps {
	/** Query of the page on Home that the service sends the owner back to. */
	back: Readonly< Record< string, string > >;
	/** What the owner was doing. */
	from: string;
	/** Called when the owner connects. */
	onConnect?: () => void;
	/** Goes on without; no such button where it is absent. */
	onSkip?: () => void;
	/** Called when the owner stops waiting for the service; no such button where it is absent. */
	onAbort?: () => void;
}

/**
 * Connects the store to the account service. Busy from the click until the browser leaves for the service; after a failure it loads the
 * page anew, since what the page knows of the service may be out of date.
 */
export const ConnectButton = ( { back, from, onConnect, onSkip, onAbort }: ConnectButtonProps ) => {
	const { isBusy, isAsking, failure, connect, abort } = useStoreConnection( back, from );
	const button = useRef< HTMLButtonElement >( null );
	const hasFailed = failure !== null;
	const start = () => {
		if ( ! isBusy ) {
			onConnect?.();
			void connect();
		}
	};
	const stop = () => {
		// This button goes with the waiting.
		button.current?.focus();
		abort();
		onAbort?.();
	};
	return (
		<>
			{ hasFailed && (
				<InlineNotice status="error" title={ __( 'Your store could not be connected', 'storewright' ) }>
					{ failure }
				</InlineNotice>
			) }
			<ConnectionTerms />
			<Actions>
				<Button
					ref={ button }
					__next40pxDefaultSize
					variant="primary"
					isBusy={ isBusy }
					aria-disabled={ isBusy }
					onClick={ hasFailed ? reloadPage : start }
				>
					{ hasFailed ? __( 'Retry', 'storewright' ) : __( 'Connect', 'storewright' ) }
				</Button>
				{ onSkip && (
					<Button __next40pxDefaultSize variant="tertiary" onClick={ onSkip }>
						{ __( 'No thanks', 'storewright' ) }
					</Button>
				) }
				{ onAbort && isAsking && (
					<Button __next40pxDefaultSize variant="tertiary" onClick={ stop }>
						{ __( 'Cancel', 'storewright' ) }
					</Button>
				) }
			</Actions>
			<span role="status" className="screen-reader-text">
				{ isBusy ? __( 'Connecting…', 'storewright' ) : '' }
			</span>
		</>
	);
};
