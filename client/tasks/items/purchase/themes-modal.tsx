import { Button, CheckboxControl, Modal } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';

import { Actions } from '../../../shared/ui/actions';
import type { Task } from '../../types';
import { cartUrl, priceOf, themesOf } from './themes';
import styles from './purchase.module.scss';

interface ThemesModalProps {
	task: Task;
	onBuy: ( ids: readonly number[] ) => void;
	onClose: () => void;
}

/** The themes that a marketplace sells, and the way to its cart with those that the owner chooses. */
export const ThemesModal = ( { task, onBuy, onClose }: ThemesModalProps ) => {
	const [ chosen, setChosen ] = useState< readonly number[] >( [] );
	const themes = themesOf( task );
	const toggle = ( id: number, isChosen: boolean ) =>
		setChosen(
			themes.map( ( theme ) => theme.id ).filter( ( one ) => ( one === id ? isChosen : chosen.includes( one ) ) )
		);
	return (
		<Modal className="storewright-page" title={ task.title } size="medium" onRequestClose={ onClose }>
			<div className={ styles.modal }>
				<p className={ styles.line }>
					{ __( 'Choose your themes. You pay in the marketplace, which opens in a new tab.', 'storewright' ) }
				</p>
				<ul className={ styles.themes }>
					{ themes.map( ( theme ) => (
						<li key={ theme.id } className={ styles.theme }>
							<CheckboxControl
								__nextHasNoMarginBottom
								label={ theme.title }
								help={ theme.excerpt }
								checked={ chosen.includes( theme.id ) }
								onChange={ ( isChosen ) => toggle( theme.id, isChosen ) }
							/>
							<p className={ styles.price }>
								{
									/* translators: %s: an amount of money. */
									sprintf( __( '%s per year', 'storewright' ), priceOf( theme ) )
								}
							</p>
						</li>
					) ) }
				</ul>
				<Actions>
					{ chosen.length > 0 ? (
						<Button
							__next40pxDefaultSize
							variant="primary"
							href={ cartUrl( task, chosen ) }
							target="_blank"
							rel="noreferrer"
							onClick={ () => onBuy( chosen ) }
							aria-label={ __( 'Go to the marketplace’s cart (opens in a new tab)', 'storewright' ) }
						>
							{ __( 'Go to the marketplace’s cart', 'storewright' ) }
						</Button>
					) : (
						<Button __next40pxDefaultSize variant="primary" disabled accessibleWhenDisabled>
							{ __( 'Go to the marketplace’s cart', 'storewright' ) }
						</Button>
					) }
					<Button __next40pxDefaultSize variant="tertiary" onClick={ onClose }>
						{ __( 'Not now', 'storewright' ) }
					</Button>
				</Actions>
			</div>
		</Modal>
	);
};
