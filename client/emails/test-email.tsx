import { Button, Modal, TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

import { request } from '../shared/data/request';
import { useAsyncAction } from '../shared/data/use-async-action';
import { Actions } from '../shared/ui/actions';
import { InlineNotice } from '../shared/ui/inline-notice';

interface TestEmailProps {
	type: string;
	order: number;
	/** Address that is proposed. */
	sendTo: string;
	onClose: () => void;
}

/** Whether a text may be an email address; the server says whether it is. */
const isEmail = ( text: string ): boolean => /^[^\s@,]+@[^\s@,]+\.[^\s@,.]+$/.test( text );

/** Renders the dialog that sends the previewed email to an address. */
export function TestEmail( { type, order, sendTo, onClose }: TestEmailProps ) {
	const [ email, setEmail ] = useState( sendTo );
	const [ answer, setAnswer ] = useState( '' );
	const sending = useAsyncAction(
		( _signal, to: string ) =>
			request< { message: string } >( {
				path: '/wc-admin-email/settings/email/send-preview',
				method: 'POST',
				data: { email: to, type, order },
			} ),
		{ onDone: ( { message } ) => setAnswer( message ) }
	);
	const isValid = isEmail( email.trim() );
	const send = () => {
		setAnswer( '' );
		void sending.run( email.trim() );
	};
	return (
		<Modal
			className="storewright-page"
			title={ __( 'Send a test email', 'storewright' ) }
			size="medium"
			onRequestClose={ onClose }
		>
			<p>
				{ __(
					'See this email in your own email app. Changes that are not saved yet are in it.',
					'storewright'
				) }
			</p>
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				type="email"
				label={ __( 'Send to', 'storewright' ) }
				value={ email }
				onChange={ setEmail }
				onKeyDown={ ( event ) => {
					if ( event.key === 'Enter' ) {
						event.preventDefault();
						if ( isValid && ! sending.isBusy ) {
							send();
						}
					}
				} }
			/>
			{ sending.failure && <InlineNotice status="error">{ sending.failure.message }</InlineNotice> }
			{ answer !== '' && <InlineNotice status="success">{ answer }</InlineNotice> }
			<Actions>
				<Button
					__next40pxDefaultSize
					variant="primary"
					isBusy={ sending.isBusy }
					disabled={ ! isValid || sending.isBusy }
					accessibleWhenDisabled
					onClick={ send }
				>
					{ sending.isBusy ? __( 'Sending…', 'storewright' ) : __( 'Send test email', 'storewright' ) }
				</Button>
				<Button __next40pxDefaultSize variant="tertiary" onClick={ onClose }>
					{ __( 'Close', 'storewright' ) }
				</Button>
			</Actions>
		</Modal>
	);
}
