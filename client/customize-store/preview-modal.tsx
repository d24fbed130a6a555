import { Button, Modal } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';

import type { StoreDesign } from '../generated/rest';
import { useAsyncAction } from '../shared/data/use-async-action';
import { Actions } from '../shared/ui/actions';
import { onFirstClick } from '../shared/ui/first-click';
import { InlineNotice } from '../shared/ui/inline-notice';
import { Skeleton } from '../shared/ui/skeleton';
import { applyPattern, readPreview, type Pattern } from './api';
import styles from './customize.module.scss';

/** What applying a pattern changes. */
const changeOf = ( place: Pattern[ 'place' ] ) =>
	( {
		front: __(
			'Applying it publishes a new page and makes it your front page. The page that was there before stays.',
			'storewright'
		),
		shop: __( 'Applying it changes the template of your shop page.', 'storewright' ),
		product: __( 'Applying it changes the template of all product pages.', 'storewright' ),
	} )[ place ];

interface PreviewModalProps {
	pattern: Pattern;
	onApplied: ( design: StoreDesign ) => void;
	onClose: () => void;
}

/** Renders a pattern as the site would show it, and applies it on demand. */
export function PreviewModal( { pattern, onApplied, onClose }: PreviewModalProps ) {
	const [ html, setHtml ] = useState< string | null >( null );
	const preview = useAsyncAction( ( signal ) => readPreview( pattern.id, signal ), {
		onDone: ( answer ) => setHtml( answer.html ),
	} );
	const { run } = preview;
	useEffect( () => void run(), [ run ] );
	const apply = useAsyncAction( () => applyPattern( pattern.id ), { onDone: onApplied } );
	const close = () => {
		if ( ! apply.isBusy ) {
			onClose();
		}
	};
	return (
		<Modal
			className="storewright-page"
			/* translators: %s: name of a pattern. */
			title={ sprintf( __( 'Preview: %s', 'storewright' ), pattern.title ) }
			size="large"
			// The second click of a double click would close it.
			shouldCloseOnClickOutside={ false }
			onRequestClose={ close }
		>
			<div className={ styles.modal }>
				<p className={ styles.line }>
					{ changeOf( pattern.place ) } { __( 'You can undo it.', 'storewright' ) }
				</p>
				{ preview.failure !== null && (
					<InlineNotice
						status="error"
						title={ __( 'The preview could not be loaded', 'storewright' ) }
						actions={ [
							{ label: __( 'Load again', 'storewright' ), onClick: () => void preview.retry() },
						] }
					>
						{ preview.failure.message }
					</InlineNotice>
				) }
				{ html === null && preview.failure === null && (
					<div role="status" aria-label={ __( 'Loading the preview…', 'storewright' ) }>
						<Skeleton width="100%" height="clamp(12rem, 100vh - 25rem, 60vh)" />
					</div>
				) }
				{ html !== null && (
					<iframe
						className={ styles.frame }
						/* translators: %s: name of a pattern. */
						title={ sprintf( __( 'Your site with the pattern “%s”', 'storewright' ), pattern.title ) }
						srcDoc={ html }
						// The theme's fonts and styles are the site's; no script runs, and no link leads anywhere.
						sandbox="allow-same-origin"
					/>
				) }
				{ apply.failure !== null && (
					<InlineNotice status="error" title={ __( 'The pattern was not applied', 'storewright' ) }>
						{ apply.failure.message }
					</InlineNotice>
				) }
				<Actions>
					<Button
						__next40pxDefaultSize
						variant="primary"
						isBusy={ apply.isBusy }
						disabled={ apply.isBusy }
						accessibleWhenDisabled
						onClick={ onFirstClick( () => apply.run() ) }
					>
						{ apply.failure === null ? __( 'Apply', 'storewright' ) : __( 'Try again', 'storewright' ) }
					</Button>
					<Button __next40pxDefaultSize variant="tertiary" onClick={ close }>
						{ __( 'Cancel', 'storewright' ) }
					</Button>
				</Actions>
			</div>
		</Modal>
	);
}
