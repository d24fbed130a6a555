import { Button, Icon, Modal } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { layout } from '@wordpress/icons';
import { store as noticesStore } from '@wordpress/notices';

import type { StoreDesign } from '../generated/rest';
import { useAsyncAction } from '../shared/data/use-async-action';
import { Actions } from '../shared/ui/actions';
import { onFirstClick } from '../shared/ui/first-click';
import { InlineNotice } from '../shared/ui/inline-notice';
import { OfferBadge } from '../shared/ui/offer/offer';
import { useIsHere } from '../shared/use-is-here';
import { switchTheme, type Theme } from './api';
import { DesignCard } from './card';
import styles from './customize.module.scss';

const nameId = ( stylesheet: string ) => `storewright-theme-${ stylesheet }`;

/** Renders the themes that the site has. */
export function ThemesCard( { design }: { design: StoreDesign } ) {
	const [ wanted, setWanted ] = useState< Theme | null >( null );
	const { createSuccessNotice, createErrorNotice } = useDispatch( noticesStore );
	const isHere = useIsHere();
	const change = useAsyncAction(
		( _signal, ...[ theme ]: [ theme: Theme, before?: Theme ] ) => switchTheme( theme.stylesheet ),
		{
			onDone: ( _answer, [ theme, before ] ) => {
				setWanted( null );
				document.getElementById( nameId( theme.stylesheet ) )?.focus();
				/* translators: %s: name of a theme. */
				void createSuccessNotice( sprintf( __( '“%s” is your theme now.', 'storewright' ), theme.name ), {
					type: 'snackbar',
					actions: before
						? [ { label: __( 'Undo', 'storewright' ), onClick: () => void change.run( before ) } ]
						: [],
				} );
			},
			onFailure: ( { message } ) => {
				// The card that would say so is gone.
				if ( ! isHere.current ) {
					const what = __( 'The theme was not activated', 'storewright' );
					void createErrorNotice( `${ what }: ${ message }` );
				}
			},
		}
	);
	const failure = change.failure && (
		<InlineNotice status="error" title={ __( 'The theme was not activated', 'storewright' ) }>
			{ change.failure.message }
		</InlineNotice>
	);
	return (
		<DesignCard
			title={ __( 'Your themes', 'storewright' ) }
			text={ __(
				'A theme decides how all pages look. A live preview shows your site with another theme before you activate it.',
				'storewright'
			) }
		>
			<div className={ styles.body }>
				{ wanted === null && failure }
				<ul className={ styles.themes }>
					{ design.themes.map( ( theme ) => (
						<li key={ theme.stylesheet } className={ styles.theme }>
							{ theme.screenshot === '' ? (
								<span className={ styles.picture } aria-hidden="true">
									<Icon icon={ layout } size={ 48 } />
								</span>
							) : (
								<img className={ styles.picture } src={ theme.screenshot } alt="" loading="lazy" />
							) }
							<h3 className={ styles.name } id={ nameId( theme.stylesheet ) } tabIndex={ -1 }>
								{ theme.name }
								{ theme.is_active && (
									<OfferBadge tone="done">{ __( 'Active', 'storewright' ) }</OfferBadge>
								) }
							</h3>
							<p className={ styles.line }>
								{ theme.problem ||
									( theme.is_block
										? __( 'Block theme', 'storewright' )
										: __( 'Classic theme', 'storewright' ) ) }
							</p>
							{ ! theme.is_active &&
								theme.problem === '' &&
								( theme.preview_url !== '' || design.can_switch ) && (
									<div className={ styles.foot }>
										<Actions>
											{ theme.preview_url !== '' && (
												<Button
													__next40pxDefaultSize
													variant="secondary"
													href={ theme.preview_url }
													aria-label={ sprintf(
														/* translators: %s: name of a theme. */
														__( 'Live preview: %s', 'storewright' ),
														theme.name
													) }
												>
													{ __( 'Live preview', 'storewright' ) }
												</Button>
											) }
											{ design.can_switch && (
												<Button
													__next40pxDefaultSize
													variant="tertiary"
													onClick={ () => setWanted( theme ) }
													aria-label={ sprintf(
														/* translators: %s: name of a theme. */
														__( 'Activate: %s', 'storewright' ),
														theme.name
													) }
												>
													{ __( 'Activate', 'storewright' ) }
												</Button>
											) }
										</Actions>
									</div>
								) }
						</li>
					) ) }
				</ul>
			</div>
			{ wanted !== null && (
				<Modal
					className="storewright-page"
					/* translators: %s: name of a theme. */
					title={ sprintf( __( 'Activate “%s”?', 'storewright' ), wanted.name ) }
					size="small"
					// The second click of a double click would close it.
					shouldCloseOnClickOutside={ false }
					onRequestClose={ () => change.isBusy || setWanted( null ) }
				>
					<div className={ styles.modal }>
						<p className={ styles.line }>
							{ __(
								'All pages of your site look different at once. Menus and widgets may have to be placed anew. You can switch back.',
								'storewright'
							) }
						</p>
						{ failure }
						<Actions>
							<Button
								__next40pxDefaultSize
								variant="primary"
								isBusy={ change.isBusy }
								disabled={ change.isBusy }
								accessibleWhenDisabled
								onClick={ onFirstClick( () =>
									change.run(
										wanted,
										design.themes.find( ( theme ) => theme.is_active )
									)
								) }
							>
								{ change.failure === null
									? __( 'Activate theme', 'storewright' )
									: __( 'Try again', 'storewright' ) }
							</Button>
							<Button
								__next40pxDefaultSize
								variant="tertiary"
								onClick={ () => change.isBusy || setWanted( null ) }
							>
								{ __( 'Cancel', 'storewright' ) }
							</Button>
						</Actions>
					</div>
				</Modal>
			) }
		</DesignCard>
	);
}
