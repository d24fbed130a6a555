import { useEffect, useRef } from '@wordpress/element';
import { useDispatch } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';

import { getPageData, userCan } from '../shared/data/page-data';
import { useAsyncAction } from '../shared/data/use-async-action';
import { useQuery as useAnswer } from '../shared/data/use-query';
import { formatCount } from '../shared/format/count';
import { navigate, urlTo } from '../shared/routing';
import { InlineNotice } from '../shared/ui/inline-notice';
import { ProgressBar } from '../shared/ui/progress-bar';
import { reportDataStore } from './settings/store';

/** How often the count is looked at, in milliseconds. */
const PACE = 5000;

function progressText( done: number, total: number ): string {
	/* translators: 1: number of orders that were read. 2: number of all orders. */
	const text = __( '%1$s of %2$s orders are counted.', 'storewright' );
	return sprintf( text, formatCount( done ), formatCount( total ) );
}

interface Count {
	isRunning: boolean;
	done: number;
	total: number;
}

/** The owner has taken orders out of the reports, or has stopped the import: nothing comes by itself. */
function Missing() {
	return (
		<InlineNotice
			status="info"
			title={ __( 'Some orders are not in the reports yet.', 'storewright' ) }
			actions={
				userCan( 'manage_woocommerce' )
					? [
							{
								label: __( 'Import orders', 'storewright' ),
								onClick: () => navigate( urlTo( '/analytics/settings' ) ),
							},
						]
					: []
			}
		>
			{ __( 'The figures do not have all orders yet.', 'storewright' ) }
		</InlineNotice>
	);
}

function Counting( { atFirst }: { atFirst: Count } ) {
	const answer = useAnswer( reportDataStore, 'getReportData', {} );
	const { updateReportData } = useDispatch( reportDataStore );
	const look = useAsyncAction( () => updateReportData() );
	const state = answer.status === 'ready' ? answer.data : null;
	const isDone = state !== null && state.is_complete && ! state.is_importing && ! state.is_deleting;
	const isImporting = state?.is_importing ?? atFirst.isRunning;
	const isRunning = isImporting || state?.is_deleting === true;
	const ask = useRef( look.run );
	ask.current = look.run;
	useEffect( () => {
		const timer = isRunning ? window.setInterval( () => void ask.current(), PACE ) : undefined;
		return () => window.clearInterval( timer );
	}, [ isRunning ] );
	if ( isDone ) {
		return (
			<InlineNotice
				status="success"
				title={ __( 'All orders are counted now.', 'storewright' ) }
				actions={ [
					{
						label: __( 'Show the new figures', 'storewright' ),
						onClick: () => window.location.reload(),
					},
				] }
			>
				{ __( 'The figures below are from before that.', 'storewright' ) }
			</InlineNotice>
		);
	}
	if ( ! isImporting ) {
		return <Missing />;
	}
	const { done, total } = state ?? atFirst;
	const text = total > 0 ? progressText( done, total ) : '';
	return (
		<InlineNotice status="info" title={ __( 'Your orders are still being counted.', 'storewright' ) }>
			<p>
				{ __( 'The figures do not have all orders yet.', 'storewright' ) } { text }
			</p>
			{ text !== '' && (
				<ProgressBar
					value={ Math.min( done, total ) }
					max={ total }
					label={ __( 'Counted orders', 'storewright' ) }
					text={ text }
				/>
			) }
		</InlineNotice>
	);
}

/** Says that reports do not have all orders yet, and how far they are. Nothing where they had them when the page was printed. */
export function CountingNotice() {
	const { counting } = getPageData().analytics;
	return counting === undefined ? null : <Counting atFirst={ counting } />;
}
