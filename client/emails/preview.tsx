import { Button, SelectControl, TextControl } from '@wordpress/components';
import { useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { clsx } from 'clsx';

import type { IslandProps } from '../shared/routing';
import { InlineNotice } from '../shared/ui/inline-notice';
import { PreviewChoices, type Look } from './preview-choices';
import { readPreviewFacts } from './preview-props';
import { TestEmail } from './test-email';
import { useDrafts } from './use-drafts';
import { useIsWide } from './use-is-wide';
import { useSender } from './use-sender';
import { useSubject } from './use-subject';
import styles from './emails.module.scss';

const orderOf = ( typed: string ): number =>
	/^#?\d{1,15}$/.test( typed.trim() ) ? Number( typed.replace( /\D/g, '' ) ) : 0;

/** The address of the frame: it changes whenever the server has something new. */
function addressOf( previewUrl: string, asked: { type: string; hash: number; order: number }, look: Look ): string {
	const url = new URL( previewUrl, window.location.href );
	url.searchParams.set( 'type', asked.type );
	url.searchParams.set( 'hash', String( asked.hash ) );
	if ( asked.order > 0 ) {
		url.searchParams.set( 'order', String( asked.order ) );
	}
	const choices = { dark: look.isDark, rtl: look.isRtl, plain: look.isPlain };
	Object.entries( choices )
		.filter( ( [ , isOn ] ) => isOn )
		.forEach( ( [ name ] ) => url.searchParams.set( name, '1' ) );
	return url.href;
}

/** An email as it would be sent with what the form around it shows, saved or not. */
export default function EmailPreview( props: IslandProps ) {
	const [ { types, defaultType, previewUrl, fields, sendTo } ] = useState( () => readPreviewFacts( props ) );
	const [ type, setType ] = useState( defaultType );
	const [ typed, setTyped ] = useState( '' );
	const [ look, setLook ] = useState< Look >( { device: 'desktop', isDark: false, isRtl: false, isPlain: false } );
	const [ isTesting, setTesting ] = useState( false );
	const place = useRef< HTMLElement >( null );
	const { version, failure } = useDrafts( place, fields );
	const isWide = useIsWide();
	const hasOrder = types.some( ( { value, hasOrder: has } ) => value === type && has );
	const order = hasOrder ? orderOf( typed ) : 0;
	const isWrong = typed.trim() !== '' && orderOf( typed ) === 0;
	const subject = useSubject( type, order, version );
	const sender = useSender( place );
	const shown = types.find( ( { value } ) => value === type )?.label ?? type;
	/* translators: %s: name of an email. */
	const frameTitle = sprintf( __( 'Preview of “%s”', 'storewright' ), shown );
	const address = addressOf( previewUrl, { type, hash: version, order }, look );
	return (
		<div className={ clsx( isWide && 'storewright-beside-form' ) }>
			<section
				ref={ place }
				className={ clsx( styles.preview, isWide && styles.isFloating ) }
				aria-label={ __( 'Email preview', 'storewright' ) }
			>
				<div className={ styles.bar }>
					<h3 className={ styles.title }>{ __( 'Email preview', 'storewright' ) }</h3>
					<Button __next40pxDefaultSize variant="secondary" onClick={ () => setTesting( true ) }>
						{ __( 'Send a test email', 'storewright' ) }
					</Button>
				</div>
				<div className={ styles.choices }>
					{ types.length > 1 && (
						<SelectControl
							__next40pxDefaultSize
							__nextHasNoMarginBottom
							label={ __( 'Email', 'storewright' ) }
							value={ type }
							options={ types.map( ( { value, label } ) => ( { value, label } ) ) }
							onChange={ setType }
						/>
					) }
					{ hasOrder && (
						<TextControl
							__next40pxDefaultSize
							__nextHasNoMarginBottom
							inputMode="numeric"
							label={ __( 'Order number', 'storewright' ) }
							placeholder={ __( 'Sample order', 'storewright' ) }
							value={ typed }
							onChange={ setTyped }
							aria-invalid={ isWrong }
							help={
								isWrong
									? sprintf(
											/* translators: %s: what was typed. */
											__(
												'“%s” is not an order number. The email is shown with a sample order.',
												'storewright'
											),
											typed.trim()
										)
									: undefined
							}
							onKeyDown={ ( event ) => {
								// It would save the form.
								if ( event.key === 'Enter' ) {
									event.preventDefault();
								}
							} }
						/>
					) }
				</div>
				<PreviewChoices look={ look } onChange={ setLook } />
				{ failure && <InlineNotice status="error">{ failure.message }</InlineNotice> }
				{ sender && (
					<p className={ styles.sender }>
						<strong>{ __( 'From', 'storewright' ) }</strong> <bdi>{ sender.name }</bdi>{ ' ' }
						{ sender.address !== '' && <bdi dir="ltr">&lt;{ sender.address }&gt;</bdi> }
					</p>
				) }
				<p className={ styles.subject }>
					{ subject !== '' && (
						<>
							<strong>{ __( 'Subject', 'storewright' ) }</strong> <bdi>{ subject }</bdi>
						</>
					) }
				</p>
				<div className={ clsx( styles.stage, look.device === 'mobile' && styles.isMobile ) }>
					<iframe className={ styles.frame } sandbox="" src={ address } title={ frameTitle } />
				</div>
				{ isTesting && (
					<TestEmail type={ type } order={ order } sendTo={ sendTo } onClose={ () => setTesting( false ) } />
				) }
			</section>
		</div>
	);
}
