import { Button, CheckboxControl } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';

import type { ReportData } from '../../generated/rest';
import { getPageData, userCan } from '../../shared/data/page-data';
import { useAsyncAction } from '../../shared/data/use-async-action';
import { formatCount } from '../../shared/format/count';
import { Actions } from '../../shared/ui/actions';
import { InlineNotice } from '../../shared/ui/inline-notice';
import { ProgressBar } from '../../shared/ui/progress-bar';
import { shopTime } from '../period/dates';
import { DeleteDialog } from './delete-dialog';
import { reportDataStore, type ReportDataAction } from './store';
import styles from './settings.module.scss';

/** How often an import that runs is looked at, in milliseconds. */
const PACE = 5000;

/** A moment in UTC, in words of the shop's time. */
const momentText = ( gmt: string ): string => {
	const { locale, analytics } = getPageData();
	const local = shopTime( analytics.timeZone, Date.parse( `${ gmt }Z` ) );
	return new Intl.DateTimeFormat( locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' } ).format(
		new Date( `${ local.replace( ' ', 'T' ) }Z` )
	);
};

function importText( {
	is_importing: isImporting,
	is_deleting: isDeleting,
	is_complete: isComplete,
	done,
	left_out: leftOut,
	total,
	ended_gmt: ended,
}: ReportData ) {
	if ( isImporting ) {
		/* translators: 1: number of orders that were read. 2: number of all orders. */
		const text = __( 'Importing: %1$s of %2$s orders', 'storewright' );
		return sprintf( text, formatCount( done ), formatCount( total ) );
	}
	if ( isDeleting ) {
		/* translators: 1: number of orders and refunds. 2: number of all of them. */
		const text = __( 'Deleting imported data: %1$s of %2$s orders and refunds', 'storewright' );
		return sprintf( text, formatCount( done ), formatCount( total ) );
	}
	if ( ! isComplete ) {
		return __( 'Some orders are not in the reports yet.', 'storewright' );
	}
	if ( leftOut > 0 && ended !== null ) {
		return sprintf(
			/* translators: 1: number of orders. 2: a date with time. */
			_n(
				'%1$s order could not be read in the last import, %2$s. The site’s error log says which one and why.',
				'%1$s orders could not be read in the last import, %2$s. The site’s error log says which ones and why.',
				leftOut,
				'storewright'
			),
			formatCount( leftOut ),
			momentText( ended )
		);
	}
	return ended === null
		? __( 'Every order is in the reports.', 'storewright' )
		: sprintf(
				/* translators: %s: a date with time. */
				__( 'Every order is in the reports. Last import: %s', 'storewright' ),
				momentText( ended )
			);
}

function checkText( {
	checked_gmt: checked,
	checked_days: days,
	checked_orders: orders,
	differences,
}: ReportData ): string {
	if ( checked === null ) {
		return __( 'The figures have not been checked yet. They are checked once a day.', 'storewright' );
	}
	if ( days.length === 0 ) {
		return __( 'There were no figures to check yet.', 'storewright' );
	}
	const found =
		differences === 0
			? __( 'Differences: 0. All figures were equal to their orders.', 'storewright' )
			: sprintf(
					/* translators: %s: how many. */
					_n(
						'Differences: %s. It was corrected.',
						'Differences: %s. They were corrected.',
						differences,
						'storewright'
					),
					formatCount( differences )
				);
	/* translators: %s: number of orders. */
	const ofOrders = sprintf( _n( '%s order', '%s orders', orders, 'storewright' ), formatCount( orders ) );
	const when = sprintf(
		/* translators: 1: number of days. 2: a date with time. 3: such as “5 orders”. */
		_n(
			'%1$s day was recomputed from its orders (%3$s) on %2$s.',
			'%1$s days were recomputed from their orders (%3$s) on %2$s.',
			days.length,
			'storewright'
		),
		formatCount( days.length ),
		momentText( checked ),
		ofOrders
	);
	return `${ when } ${ found }`;
}

/** The days of the last check, one after the other. */
function CheckedDays( { days }: { days: readonly string[] } ) {
	const format = new Intl.DateTimeFormat( getPageData().locale, { dateStyle: 'medium', timeZone: 'UTC' } );
	return (
		<details>
			<summary>{ __( 'Which days', 'storewright' ) }</summary>
			<p>{ days.map( ( day ) => format.format( new Date( `${ day }T00:00:00Z` ) ) ).join( ' · ' ) }</p>
		</details>
	);
}

/** How far the orders are in the reports, and whether the figures are right; both can be started. */
export function ReportDataPanel( { now }: { now: ReportData } ) {
	const { updateReportData } = useDispatch( reportDataStore );
	const [ isMissingOnly, setMissingOnly ] = useState( true );
	const [ isAsking, setAsking ] = useState( false );
	const { is_importing: isImporting, is_deleting: isDeleting, done, total } = now;
	const isRunning = isImporting || isDeleting;
	const act = useAsyncAction( ( _signal: AbortSignal, action: ReportDataAction, data?: object ) =>
		updateReportData( action, data )
	);
	const look = useAsyncAction( () => updateReportData() );
	const { isBusy, run } = act;
	const ask = useRef( look.run );
	ask.current = look.run;
	useEffect( () => {
		const timer = isRunning ? window.setInterval( () => void ask.current(), PACE ) : undefined;
		return () => window.clearInterval( timer );
	}, [ isRunning ] );
	const failed = act.failure ? act : look;
	const button = { __next40pxDefaultSize: true, variant: 'secondary', 'aria-disabled': isBusy } as const;
	return (
		<div className={ styles.data }>
			<p role="status">{ importText( now ) }</p>
			{ isRunning && (
				<ProgressBar
					value={ Math.min( done, total ) }
					max={ total }
					label={
						isDeleting
							? __( 'Deletion of imported data', 'storewright' )
							: __( 'Import of orders', 'storewright' )
					}
					text={ importText( now ) }
				/>
			) }
			{ userCan( 'manage_woocommerce' ) && ! isRunning && now.is_complete && (
				<CheckboxControl
					__nextHasNoMarginBottom
					label={ __( 'Add only orders that are missing', 'storewright' ) }
					checked={ isMissingOnly }
					onChange={ setMissingOnly }
				/>
			) }
			<p>{ checkText( now ) }</p>
			{ now.checked_days.length > 0 && <CheckedDays days={ now.checked_days } /> }
			{ failed.failure && (
				<InlineNotice
					status="error"
					title={ __( 'That did not work.', 'storewright' ) }
					actions={ [ { label: __( 'Try again', 'storewright' ), onClick: () => void failed.retry() } ] }
				>
					{ failed.failure.message }
				</InlineNotice>
			) }
			{ userCan( 'manage_woocommerce' ) && (
				<Actions>
					{ isRunning ? (
						<Button { ...button } onClick={ () => void run( 'cancel' ) }>
							{ isDeleting
								? __( 'Stop deleting', 'storewright' )
								: __( 'Stop the import', 'storewright' ) }
						</Button>
					) : (
						<>
							<Button
								{ ...button }
								onClick={ () => void run( 'import', { skip_existing: isMissingOnly } ) }
							>
								{ __( 'Import orders', 'storewright' ) }
							</Button>
							{ now.is_complete && (
								<Button { ...button } onClick={ () => void run( 'check' ) }>
									{ __( 'Check figures now', 'storewright' ) }
								</Button>
							) }
							<Button { ...button } variant="tertiary" isDestructive onClick={ () => setAsking( true ) }>
								{ __( 'Delete all imported data', 'storewright' ) }
							</Button>
						</>
					) }
				</Actions>
			) }
			{ isAsking && (
				<DeleteDialog
					onConfirm={ () => {
						setAsking( false );
						void run( 'delete' );
					} }
					onClose={ () => setAsking( false ) }
				/>
			) }
		</div>
	);
}
