import { Button } from '@wordpress/components';
import { speak } from '@wordpress/a11y';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

import { COPIED_TIMEOUT, copyField } from '../shared/copy-button';
import { recordEvent } from '../shared/data/events';

/** Name in the query that carries the key. */
const PARAMETER = 'woo-share';

/** An address with the key in its query. */
function withKey( address: string, key: string ): string {
	const url = new URL( address );
	url.searchParams.set( PARAMETER, key );
	return url.href;
}

interface PrivateLinkProps {
	/** Where the link leads. */
	address: string;
	shareKey: string;
	/** Whether it works already. */
	isSaved: boolean;
}

/** The private link, with a button that copies it. */
export function PrivateLink( { address, shareKey, isSaved }: PrivateLinkProps ) {
	const field = useRef< HTMLInputElement >( null );
	const [ isCopied, setCopied ] = useState( false );
	useEffect( () => {
		if ( isCopied ) {
			const timer = setTimeout( () => setCopied( false ), COPIED_TIMEOUT );
			return () => clearTimeout( timer );
		}
		return undefined;
	}, [ isCopied ] );
	const copy = async () => {
		if ( field.current === null ) {
			return;
		}
		recordEvent( 'site_visibility_share_link_copy' );
		if ( await copyField( field.current ) ) {
			setCopied( true );
			speak( __( 'Copied!', 'storewright' ) );
		} else {
			speak( __( 'Selected: copy it with your keyboard', 'storewright' ) );
		}
	};
	return (
		<>
			<div className="storewright-copied">
				<input
					ref={ field }
					type="text"
					className="code ltr"
					readOnly
					aria-label={ __( 'Private link', 'storewright' ) }
					value={ withKey( address, shareKey ) }
				/>
				<Button __next40pxDefaultSize variant="secondary" onClick={ () => void copy() }>
					{ isCopied ? __( 'Copied!', 'storewright' ) : __( 'Copy link', 'storewright' ) }
				</Button>
			</div>
			{ ! isSaved && (
				<p className="description">{ __( 'The link works once you save your changes.', 'storewright' ) }</p>
			) }
		</>
	);
}
