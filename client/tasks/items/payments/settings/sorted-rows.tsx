import { useDispatch } from '@wordpress/data';
import { useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';

import { useAsyncAction } from '../../../../shared/data/use-async-action';
import { InlineNotice } from '../../../../shared/ui/inline-notice';
import { MoveHandle, Sortable, useSortableRow } from '../../../../shared/ui/sortable';
import { type Provider, settingsStore, type SortedList } from './store';
import styles from './payments-pages.module.scss';

interface SortedRowsProps {
	/** Code of the country that the lists are for. */
	location: string;
	list: SortedList;
	/** Name of the list. */
	label: string;
	/** Entries that can be put into another order. */
	providers: readonly Provider[];
	renderRow: ( provider: Provider ) => ReactNode;
	/** Rows below, which stay where they are. */
	children?: ReactNode;
}

/** Rows in the owner's order, which is saved at once. */
export const SortedRows = ( { location, list, label, providers, renderRow, children }: SortedRowsProps ) => {
	const { arrange } = useDispatch( settingsStore );
	const { status, failure, run, retry } = useAsyncAction( ( _, ids: readonly string[] ) =>
		arrange( location, list, ids )
	);
	const rows = useRef< HTMLUListElement >( null );
	// The notice goes with its own button: the focus is on the list by then.
	const tryAgain = () => {
		rows.current?.focus();
		void retry();
	};
	return (
		<>
			<Sortable
				items={ providers.map( ( { id, title } ) => ( { id, name: title } ) ) }
				isBusy={ status === 'busy' }
				onReorder={ ( ids ) => void run( ids ) }
			>
				<ul ref={ rows } className={ styles.rows } aria-label={ label } tabIndex={ -1 }>
					{ providers.map( ( provider ) => (
						<SortedRow key={ provider.id } id={ provider.id }>
							{ renderRow( provider ) }
						</SortedRow>
					) ) }
					{ children }
				</ul>
			</Sortable>
			<span role="status" className="screen-reader-text">
				{ status === 'done' ? __( 'Order saved', 'storewright' ) : '' }
			</span>
			{ failure !== null && (
				<div className={ styles.problem }>
					<InlineNotice
						status="error"
						title={ __( 'The order was not saved', 'storewright' ) }
						actions={ [ { label: __( 'Try again', 'storewright' ), onClick: tryAgain } ] }
					>
						{ failure.message }
					</InlineNotice>
				</div>
			) }
		</>
	);
};

const SortedRow = ( { id, children }: { id: string; children: ReactNode } ) => {
	const { ref, className } = useSortableRow( id );
	return (
		<li ref={ ref } className={ clsx( styles.row, className ) }>
			<span className={ styles.handle }>
				<MoveHandle id={ id } />
			</span>
			<div className={ styles.rowBody }>{ children }</div>
		</li>
	);
};
