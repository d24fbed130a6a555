import { Button, DropdownMenu, MenuGroup, MenuItem } from '@wordpress/components';
import { memo } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { moreVertical } from '@wordpress/icons';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';

import { plainText } from '../shared/format/plain-text';
import { navigate } from '../shared/routing';
import { EditorHeader, SaveButton, Unsaved } from './header';
import { statusNames } from './status-names';
import type { Product } from './types';
import { previewUrl, productsUrl, wordPressUrl } from './urls';
import styles from './product-editor.module.scss';

interface TopProps {
	/** As it is stored. */
	product: Product;
	/** The status that is chosen. */
	newStatus: Product[ 'status' ];
	/** Whether the page's own header is there. */
	isInHeader: boolean;
	/** The activity panel, on WordPress's page. */
	panel: ReactNode;
	isDirty: boolean;
	isSaving: boolean;
	onSave: () => void;
	onPublish: () => void;
	onTrash: () => Promise< unknown >;
}

const Top = ( { product, newStatus, isInHeader, panel, isDirty, isSaving, onSave, onPublish, onTrash }: TopProps ) => {
	const isPublished = product.status === 'publish' || product.status === 'private';
	const isNew = product.id === 0;
	const title = isNew ? __( 'Add New Product', 'storewright' ) : plainText( product.name );
	return (
		<EditorHeader
			title={ title }
			back={ { label: __( 'All products', 'storewright' ), href: productsUrl() } }
			isInHeader={ isInHeader }
			panel={ panel }
		>
			<span className={ clsx( styles.badge, isPublished && styles.published ) }>
				{ isNew ? __( 'New', 'storewright' ) : statusNames()[ product.status ] }
			</span>
			<Unsaved isDirty={ isDirty } isSaving={ isSaving } />
			{ ! isNew && (
				<Button
					__next40pxDefaultSize
					variant="tertiary"
					target="_blank"
					href={ isPublished ? product.permalink : previewUrl( product.id ) }
				>
					{ isPublished ? __( 'View', 'storewright' ) : __( 'Preview', 'storewright' ) }
					<span className="screen-reader-text"> { __( '(opens in a new tab)', 'storewright' ) }</span>
				</Button>
			) }
			{ isPublished ? (
				<SaveButton
					label={ __( 'Update', 'storewright' ) }
					variant="primary"
					isBusy={ isSaving }
					isDisabled={ ! isDirty }
					onClick={ onSave }
				/>
			) : (
				<>
					<SaveButton
						label={
							newStatus === 'draft' ? __( 'Save draft', 'storewright' ) : __( 'Save', 'storewright' )
						}
						variant="secondary"
						isBusy={ isSaving && newStatus !== 'publish' }
						isDisabled={ ! isDirty }
						onClick={ onSave }
					/>
					<SaveButton
						label={ __( 'Publish', 'storewright' ) }
						variant="primary"
						isBusy={ isSaving && newStatus === 'publish' }
						onClick={ onPublish }
					/>
				</>
			) }
			{ ! isNew && (
				<DropdownMenu icon={ moreVertical } label={ __( 'More', 'storewright' ) }>
					{ ( { onClose } ) => (
						<MenuGroup>
							<MenuItem onClick={ () => navigate( wordPressUrl( product.id ) ) }>
								{ __( 'Open WordPress’s editor', 'storewright' ) }
							</MenuItem>
							<MenuItem
								isDestructive
								onClick={ () => {
									onClose();
									void onTrash();
								} }
							>
								{ __( 'Move to trash', 'storewright' ) }
							</MenuItem>
						</MenuGroup>
					) }
				</DropdownMenu>
			) }
		</EditorHeader>
	);
};

/** What is edited, and what is done with all of it; rendered anew where that changes, not at each key in a field. */
export const EditorTop = memo( Top );
