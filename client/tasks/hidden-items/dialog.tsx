import { speak } from '@wordpress/a11y';
import { Button, Modal } from '@wordpress/components';
import { useEffect, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';

import { useAsyncAction } from '../../shared/data/use-async-action';
import { InlineNotice } from '../../shared/ui/inline-notice';
import { Skeleton } from '../../shared/ui/skeleton';
import { TaskNotices } from '../components/task-notices';
import styles from './dialog.module.scss';
import { useHiddenItems, type HiddenItem } from './use-hidden-items';

interface HiddenItemsDialogProps {
	onClose: () => void;
}

/**
 * The one place where everything comes back that was dismissed, put off, hidden or closed.
 */
export const HiddenItemsDialog = ( { onClose }: HiddenItemsDialogProps ) => {
	const { items, closed } = useHiddenItems();
	return (
		<Modal title={ __( 'Hidden items', 'storewright' ) } size="medium" onRequestClose={ onClose }>
			<div className={ styles.content }>
				<p className={ styles.text }>
					{ __( 'Items you dismissed, snoozed, hid or closed. Restore them here.', 'storewright' ) }
				</p>
				<TaskNotices />
				<Items items={ items } isWhole={ closed.status === 'ready' } />
				{ closed.status === 'loading' && (
					<div role="status" aria-label={ __( 'Loading…', 'storewright' ) }>
						<Skeleton width="60%" />
					</div>
				) }
				{ closed.status === 'failed' && (
					<InlineNotice
						status="error"
						actions={ [ { label: __( 'Try again', 'storewright' ), onClick: closed.retry } ] }
					>
						{ __( 'Some hidden items could not be loaded.', 'storewright' ) } { closed.reason }
					</InlineNotice>
				) }
			</div>
		</Modal>
	);
};

interface ItemsProps {
	items: readonly HiddenItem[];
	/** Whether nothing more is to come. */
	isWhole: boolean;
}

/** When a row goes the focus goes to the next one, or to the sentence that says that none is left. */
const Items = ( { items, isWhole }: ItemsProps ) => {
	const box = useRef< HTMLDivElement >( null );
	const leaving = useRef< { key: string; at: number } | null >( null );

	useEffect( () => {
		const left = leaving.current;
		if ( left !== null && ! items.some( ( { key } ) => key === left.key ) ) {
			leaving.current = null;
			const buttons = box.current?.querySelectorAll< HTMLElement >( 'button' ) ?? [];
			( buttons[ Math.min( left.at, buttons.length - 1 ) ] ?? box.current )?.focus();
		}
	}, [ items ] );

	const { isBusy, args, run } = useAsyncAction( async ( _, item: HiddenItem, at: number ) => {
		leaving.current = { key: item.key, at };
		if ( await item.show() ) {
			/* translators: %s: what is shown again, such as the title of a task. */
			speak( sprintf( __( '“%s” is shown again.', 'storewright' ), item.title ) );
		} else {
			leaving.current = null;
		}
	} );

	return (
		<div ref={ box } className={ styles.box } tabIndex={ -1 }>
			{ items.length > 0 && (
				<ul className={ styles.items }>
					{ items.map( ( item, at ) => (
						<li key={ item.key } className={ styles.item }>
							<div className={ styles.name }>
								<span className={ styles.title }>{ item.title }</span>
								<span className={ styles.detail }>{ item.detail }</span>
							</div>
							<Button
								__next40pxDefaultSize
								variant="secondary"
								isBusy={ isBusy && args?.[ 0 ].key === item.key }
								aria-disabled={ isBusy }
								/* translators: %s: what is hidden, such as the title of a task. */
								aria-label={ sprintf( __( 'Show again: %s', 'storewright' ), item.title ) }
								onClick={ () => void run( item, at ) }
							>
								{ __( 'Show again', 'storewright' ) }
							</Button>
						</li>
					) ) }
				</ul>
			) }
			{ items.length === 0 && isWhole && (
				<p className={ styles.empty }>{ __( 'Nothing is hidden.', 'storewright' ) }</p>
			) }
		</div>
	);
};
