import { Button, SearchControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { FormEvent } from 'react';

import { useAsyncAction } from '../shared/data/use-async-action';
import { Actions } from '../shared/ui/actions';
import { InlineNotice } from '../shared/ui/inline-notice';
import { OfferBadge } from '../shared/ui/offer/offer';
import { allowDirectory, searchDirectory, type FoundTheme } from './api';
import { DesignCard } from './card';
import styles from './customize.module.scss';

/** Renders themes on WordPress.org, which is asked only after a yes. */
export function DirectoryCard( { isAllowed: wasAllowed }: { isAllowed: boolean } ) {
	const [ isAllowed, setAllowed ] = useState( wasAllowed );
	const [ words, setWords ] = useState( '' );
	const [ found, setFound ] = useState< readonly FoundTheme[] | null >( null );
	const search = useAsyncAction( ( _signal, text: string ) => searchDirectory( text ), {
		onDone: ( { themes } ) => setFound( themes ),
	} );
	const allow = useAsyncAction( ( _signal, value: boolean ) => allowDirectory( value ), {
		onDone: ( { is_allowed: value } ) => {
			setAllowed( value );
			setFound( null );
			if ( value ) {
				void search.run( '' );
			}
		},
	} );
	const failure = allow.failure ?? search.failure;
	const notice = failure && (
		<InlineNotice status="error" title={ __( 'WordPress.org could not be asked', 'storewright' ) }>
			{ failure.message }
		</InlineNotice>
	);
	const submit = ( event: FormEvent ) => {
		event.preventDefault();
		void search.run( words.trim() );
	};
	const busy = { isBusy: search.isBusy, disabled: search.isBusy, accessibleWhenDisabled: true };
	return (
		<DesignCard
			title={ __( 'Themes on WordPress.org', 'storewright' ) }
			text={ __(
				'Your site asks WordPress.org for themes, which learns the address of your site and its version of WordPress. Your browser loads their pictures from there.',
				'storewright'
			) }
		>
			<div className={ styles.body }>
				{ notice }
				{ isAllowed ? (
					<>
						<form className={ styles.search } role="search" onSubmit={ submit }>
							<SearchControl
								__nextHasNoMarginBottom
								label={ __( 'Search for themes', 'storewright' ) }
								value={ words }
								maxLength={ 100 }
								onChange={ setWords }
							/>
							<Button __next40pxDefaultSize variant="secondary" type="submit" { ...busy }>
								{ __( 'Search', 'storewright' ) }
							</Button>
						</form>
						<p className={ styles.line } role="status">
							{ search.isBusy && __( 'Asking WordPress.org…', 'storewright' ) }
							{ ! search.isBusy &&
								found?.length === 0 &&
								__( 'No theme was found. Try other words.', 'storewright' ) }
						</p>
						{ found !== null && found.length > 0 && (
							<ul className={ styles.themes }>
								{ found.map( ( theme ) => (
									<Found key={ theme.slug } theme={ theme } />
								) ) }
							</ul>
						) }
						<Actions>
							<Button
								__next40pxDefaultSize
								variant="tertiary"
								isBusy={ allow.isBusy }
								disabled={ allow.isBusy }
								accessibleWhenDisabled
								onClick={ () => void allow.run( false ) }
							>
								{ __( 'Stop asking WordPress.org', 'storewright' ) }
							</Button>
						</Actions>
					</>
				) : (
					<Actions>
						<Button
							__next40pxDefaultSize
							variant="secondary"
							isBusy={ allow.isBusy }
							disabled={ allow.isBusy }
							accessibleWhenDisabled
							onClick={ () => void allow.run( true ) }
						>
							{ __( 'Allow and show themes', 'storewright' ) }
						</Button>
					</Actions>
				) }
			</div>
		</DesignCard>
	);
}

const Found = ( { theme }: { theme: FoundTheme } ) => (
	<li className={ styles.theme }>
		{ theme.screenshot === '' ? (
			<span className={ styles.picture } aria-hidden="true" />
		) : (
			<img
				className={ styles.picture }
				src={ theme.screenshot }
				alt=""
				loading="lazy"
				referrerPolicy="no-referrer"
			/>
		) }
		<h3 className={ styles.name }>
			{ theme.name }
			{ theme.is_installed && <OfferBadge>{ __( 'Installed', 'storewright' ) }</OfferBadge> }
		</h3>
		<p className={ styles.line }>{ theme.description }</p>
		{ ! theme.is_installed && (
			<div className={ styles.foot }>
				<Actions>
					<Button
						__next40pxDefaultSize
						variant="secondary"
						href={ theme.install_url }
						/* translators: %s: name of a theme. */
						aria-label={ sprintf( __( 'Details and installation: %s', 'storewright' ), theme.name ) }
					>
						{ __( 'Details and installation', 'storewright' ) }
					</Button>
				</Actions>
			</div>
		) }
	</li>
);
