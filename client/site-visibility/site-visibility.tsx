import { Button } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { MouseEvent } from 'react';

import { recordEvent } from '../shared/data/events';
import { usePageReturn, type IslandProps } from '../shared/routing';
import { STILL_UNSAVED } from '../shared/unsaved-form';
import { Choice } from './choice';
import { ConfirmSwitch } from './confirm-switch';
import { PrivateLink } from './private-link';
import { NAMES, readFacts, type Values } from './props';

/** Ids of fields as the server-rendered forms have them. */
const idOf = ( name: string ): string => `setting-${ name }`;

const isSame = ( one: Values, other: Values ): boolean =>
	one.comingSoon === other.comingSoon &&
	one.storePagesOnly === other.storePagesOnly &&
	one.privateLink === other.privateLink;

/**
 * The form of the site's visibility. Its fields are those of the server-rendered form around it, which is submitted as it would
 * be without scripts.
 */
export default function SiteVisibility( props: IslandProps ) {
	const [ { saved, homeUrl, shopPermalink, shareKey, hidden, end } ] = useState( () => readFacts( props ) );
	const [ values, setValues ] = useState( saved );
	const [ isBusy, setBusy ] = useState( false );
	const [ isAsking, setAsking ] = useState( false );
	const save = useRef< HTMLButtonElement >( null );
	useEffect( () => recordEvent( 'site_visibility_view', { status: saved.comingSoon } ), [ saved ] );
	usePageReturn( () => setBusy( false ) );
	useEffect( () => {
		const form = save.current?.form;
		const stay = () => setBusy( false );
		form?.addEventListener( STILL_UNSAVED, stay );
		return () => form?.removeEventListener( STILL_UNSAVED, stay );
	}, [] );

	const isWaiting = values.comingSoon === 'yes';
	const choose = ( comingSoon: Values[ 'comingSoon' ] ) => {
		setValues( { ...values, comingSoon } );
		recordEvent( 'site_visibility_toggle', { status: comingSoon === 'yes' ? 'coming_soon' : 'live' } );
	};
	const toggle = ( name: 'storePagesOnly' | 'privateLink', isOn: boolean ) => {
		setValues( { ...values, [ name ]: isOn ? 'yes' : 'no' } );
		recordEvent(
			name === 'privateLink' ? 'site_visibility_private_link_toggle' : 'site_visibility_store_pages_only_toggle',
			{ enabled: isOn }
		);
	};
	const submit = ( event: MouseEvent ) => {
		setBusy( true );
		if ( saved.comingSoon === 'no' && isWaiting ) {
			event.preventDefault();
			setAsking( true );
		}
	};
	return (
		<>
			<section className="storewright-settings__card">
				<fieldset>
					<legend className="screen-reader-text">{ __( 'Site visibility', 'storewright' ) }</legend>
					<Choice
						id={ idOf( NAMES.comingSoon ) }
						type="radio"
						name={ NAMES.comingSoon }
						value="yes"
						label={ __( 'Coming soon', 'storewright' ) }
						help={ __( 'Visitors see a page that says your site is coming soon.', 'storewright' ) }
						isChecked={ isWaiting }
						onChange={ () => choose( 'yes' ) }
					/>
					{ isWaiting && (
						<div className="storewright-inner-choices">
							<Choice
								id={ idOf( NAMES.storePagesOnly ) }
								type="checkbox"
								name={ NAMES.storePagesOnly }
								value="yes"
								label={ __( 'Apply to store pages only', 'storewright' ) }
								help={ __(
									'Hide store pages behind a “Coming soon” page. The rest of the site stays visible.',
									'storewright'
								) }
								isChecked={ values.storePagesOnly === 'yes' }
								onChange={ ( isOn ) => toggle( 'storePagesOnly', isOn ) }
							/>
							<Choice
								id={ idOf( NAMES.privateLink ) }
								type="checkbox"
								name={ NAMES.privateLink }
								value="yes"
								label={ __( 'Share your site with a private link', 'storewright' ) }
								help={ __(
									'Anyone with the link can see your site while it is coming soon.',
									'storewright'
								) }
								isChecked={ values.privateLink === 'yes' }
								onChange={ ( isOn ) => toggle( 'privateLink', isOn ) }
							/>
							{ values.privateLink === 'yes' && (
								<PrivateLink
									address={ values.storePagesOnly === 'yes' ? shopPermalink : homeUrl }
									shareKey={ shareKey }
									isSaved={ saved.comingSoon === 'yes' && saved.privateLink === 'yes' }
								/>
							) }
						</div>
					) }
					<Choice
						id={ `${ idOf( NAMES.comingSoon ) }-live` }
						type="radio"
						name={ NAMES.comingSoon }
						value="no"
						label={ __( 'Live', 'storewright' ) }
						help={ __( 'Everyone can see your site.', 'storewright' ) }
						isChecked={ ! isWaiting }
						onChange={ () => choose( 'no' ) }
					/>
				</fieldset>
			</section>
			{ /* What is not shown stays as it is. */ }
			{ ! isWaiting && values.storePagesOnly === 'yes' && (
				<input type="hidden" name={ NAMES.storePagesOnly } value="yes" />
			) }
			{ ! isWaiting && values.privateLink === 'yes' && (
				<input type="hidden" name={ NAMES.privateLink } value="yes" />
			) }
			<input type="hidden" name={ NAMES.shareKey } value={ shareKey } />
			<input type="hidden" name="shop_permalink" value={ shopPermalink } />
			{ Object.entries( hidden ).map( ( [ name, value ] ) => (
				<input key={ name } type="hidden" name={ name } value={ value } />
			) ) }
			<p className="submit">
				<Button
					ref={ save }
					__next40pxDefaultSize
					variant="primary"
					type="submit"
					isBusy={ isBusy }
					disabled={ isSame( values, saved ) }
					onClick={ submit }
				>
					{ __( 'Save changes', 'storewright' ) }
				</Button>
			</p>
			<input type="hidden" name={ end } value="1" />
			{ isAsking && (
				<ConfirmSwitch
					onSwitch={ () => {
						setAsking( false );
						// With the event, after which nothing asks whether to leave the page.
						save.current?.form?.requestSubmit();
					} }
					onCancel={ () => {
						setAsking( false );
						setBusy( false );
					} }
				/>
			) }
		</>
	);
}
