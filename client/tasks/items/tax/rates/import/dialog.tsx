import { Button, Modal } from '@wordpress/components';
import { useEffect, useRef } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';

import { Actions } from '../../../../../shared/ui/actions';
import { FilePicker } from '../../../../../shared/ui/file-picker';
import { InlineNotice } from '../../../../../shared/ui/inline-notice';
import { ProgressBar } from '../../../../../shared/ui/progress-bar';
import type { StoredRate } from '../rates-api';
import { HEADER } from './columns';
import { BadLines, Preview } from './preview';
import { addedText } from './texts';
import { useImport, type Failure } from './use-import';
import styles from './rates-import.module.scss';

interface ImportDialogProps {
	/** Code of the store's country. */
	country: string;
	onAdded: ( rates: readonly StoredRate[] ) => void;
	/** Told how many rates were added, where all were. */
	onFinish: ( added: number ) => void;
	onClose: () => void;
}

/** Reads tax rates from a file: the owner chooses it, sees what would be added, and says yes. */
export const ImportDialog = ( { country, onAdded, onFinish, onClose }: ImportDialogProps ) => {
	const { phase, failure, choose, look, add, restart } = useImport( country, onAdded, onFinish );
	const content = useRef< HTMLDivElement >( null );
	const isFirst = useRef( true );
	useEffect( () => {
		// What had the focus went with the step before.
		if ( ! isFirst.current ) {
			content.current?.focus();
		}
		isFirst.current = false;
	}, [ phase.name ] );
	const close = () => {
		if ( phase.name !== 'saving' ) {
			onClose();
		}
	};
	const cancel = ( variant: 'secondary' | 'tertiary' ) => (
		<Button __next40pxDefaultSize variant={ variant } onClick={ close }>
			{ __( 'Cancel', 'storewright' ) }
		</Button>
	);
	const step = () => {
		switch ( phase.name ) {
			case 'choosing':
				return (
					<>
						<ChooseFile onChoose={ choose } />
						{ failure && <FailureNotice failure={ failure } onRetry={ look } /> }
						<Actions>{ cancel( 'secondary' ) }</Actions>
					</>
				);
			case 'reading':
				return (
					<p className={ styles.line } role="status">
						{
							/* translators: %s: name of a file. */
							sprintf( __( 'Reading %s…', 'storewright' ), phase.file )
						}
					</p>
				);
			case 'preview':
				return (
					<>
						<Preview file={ phase.file } plan={ phase.plan } country={ country } />
						{ failure && <FailureNotice failure={ failure } /> }
						<Actions>
							{ phase.plan.add.length > 0 && (
								<Button __next40pxDefaultSize variant="primary" onClick={ add }>
									{ failure
										? __( 'Try again', 'storewright' )
										: sprintf(
												/* translators: %s: number of tax rates. */
												_n(
													'Add %s rate',
													'Add %s rates',
													phase.plan.add.length,
													'storewright'
												),
												String( phase.plan.add.length )
											) }
								</Button>
							) }
							<Button __next40pxDefaultSize variant="secondary" onClick={ restart }>
								{ __( 'Choose another file', 'storewright' ) }
							</Button>
							{ cancel( 'tertiary' ) }
						</Actions>
					</>
				);
			case 'saving':
				return <Progress { ...phase } />;
			case 'saved':
				return (
					<>
						<InlineNotice status="warning" title={ addedText( phase.added ) }>
							{ sprintf(
								/* translators: %s: number of rows of a file. */
								_n(
									'%s row was rejected. Fix it in the file and import the file again. Nothing is added twice.',
									'%s rows were rejected. Fix them in the file and import the file again. Nothing is added twice.',
									phase.refused.length,
									'storewright'
								),
								String( phase.refused.length )
							) }
						</InlineNotice>
						<BadLines lines={ phase.refused } />
						<Actions>
							<Button __next40pxDefaultSize variant="primary" onClick={ close }>
								{ __( 'Back to your rates', 'storewright' ) }
							</Button>
						</Actions>
					</>
				);
		}
	};
	return (
		<Modal
			className="storewright-page"
			title={ __( 'Import tax rates', 'storewright' ) }
			size="large"
			onRequestClose={ close }
		>
			<div ref={ content } className={ styles.content } tabIndex={ -1 }>
				{ step() }
			</div>
		</Modal>
	);
};

const TEMPLATE = `data:text/csv;charset=utf-8,${ encodeURIComponent( `${ HEADER.join( ',' ) }\r\n` ) }`;

const ChooseFile = ( { onChoose }: { onChoose: ( file: File ) => void } ) => (
	<>
		<p className={ styles.line }>
			{ __(
				'A CSV file with one rate per row. You can preview the rates before they are saved.',
				'storewright'
			) }
		</p>
		<FilePicker accept=".csv,text/csv" hint={ __( 'or drop it here', 'storewright' ) } onChoose={ onChoose } />
		<p className={ styles.hint }>
			{ __( 'Columns, in this order:', 'storewright' ) } { HEADER.join( ', ' ) }.{ ' ' }
			{ __( 'Separate several postcodes or cities in one cell with semicolons.', 'storewright' ) }{ ' ' }
			<a href={ TEMPLATE } download="tax-rates.csv">
				{ __( 'Download a template', 'storewright' ) }
			</a>
		</p>
	</>
);

const Progress = ( { done, total }: { done: number; total: number } ) => {
	const text = sprintf(
		/* translators: 1: number of tax rates that are saved, 2: number of all. */
		__( '%1$s of %2$s rates added', 'storewright' ),
		String( done ),
		String( total )
	);
	return (
		<>
			<p className={ styles.line } role="status">
				{ text }
			</p>
			<ProgressBar label={ __( 'Adding tax rates', 'storewright' ) } value={ done } max={ total } text={ text } />
		</>
	);
};

const titleOf = ( step: Failure[ 'step' ] ): string => {
	switch ( step ) {
		case 'file':
			return __( 'This file can’t be used', 'storewright' );
		case 'reading':
			return __( 'The file could not be compared with your store’s rates', 'storewright' );
		case 'saving':
			return __( 'Not all rates could be added', 'storewright' );
	}
};

const FailureNotice = ( { failure: { step, reason }, onRetry }: { failure: Failure; onRetry?: () => void } ) => (
	<InlineNotice
		status="error"
		title={ titleOf( step ) }
		actions={
			step === 'reading' && onRetry ? [ { label: __( 'Try again', 'storewright' ), onClick: onRetry } ] : []
		}
	>
		{ reason }
	</InlineNotice>
);
