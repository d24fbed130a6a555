import { speak } from '@wordpress/a11y';
import { Button, ExternalLink, TextControl } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

import { COPIED_TIMEOUT, copyField } from '../shared/copy-button';
import { recordEvent } from '../shared/data/events';
import { Card } from '../shared/ui/card';
import { CardTitle } from '../shared/ui/card-title';
import styles from './hub.module.scss';

const TITLE = 'storewright-launch-share';

/** Renders the address of the store, to be copied. */
export const ShareCard = ( { url }: { url: string } ) => {
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
		recordEvent( 'launch_your_store_share_link_copy' );
		const done = await copyField( field.current );
		setCopied( done );
		speak( done ? __( 'Copied!', 'storewright' ) : __( 'Selected: copy it with your keyboard', 'storewright' ) );
	};
	return (
		<Card as="section" aria-labelledby={ TITLE }>
			<div className={ styles.head }>
				<CardTitle as="h2" id={ TITLE }>
					{ __( 'Share your store', 'storewright' ) }
				</CardTitle>
			</div>
			<div className={ styles.body }>
				<p className={ styles.line }>
					{ __( 'Send this link to your first customers, and post it where they find you.', 'storewright' ) }
				</p>
				<div className={ styles.share }>
					<TextControl
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						ref={ field }
						dir="ltr"
						label={ __( 'Link to your store', 'storewright' ) }
						hideLabelFromVision
						value={ url }
						readOnly
						onChange={ () => undefined }
					/>
					<Button __next40pxDefaultSize variant="secondary" onClick={ () => void copy() }>
						{ isCopied ? __( 'Copied!', 'storewright' ) : __( 'Copy link', 'storewright' ) }
					</Button>
				</div>
				<ExternalLink className={ styles.link ?? '' } href={ url }>
					{ __( 'View your store', 'storewright' ) }
				</ExternalLink>
			</div>
		</Card>
	);
};
