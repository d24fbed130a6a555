import { Button, SelectControl, TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';

import { usePageData } from '../../shared/data/page-data';
import { parseAmount } from '../../shared/format/money';
import { actionNames, asksFor, type BulkAction } from './bulk';
import styles from './variations.module.scss';

interface BulkBarProps {
	count: number;
	onApply: ( action: BulkAction, amount: string ) => void;
	onDelete: () => void;
	isDeleting: boolean;
}

const WHOLE = /^-?\d+$/;

/** The typed amount as a decimal string; null where it is none. */
function amountOf( action: BulkAction, text: string ): string | null {
	const kind = asksFor( action );
	if ( kind === null ) {
		return '';
	}
	if ( kind === 'whole' ) {
		return WHOLE.test( text.trim() ) ? text.trim() : null;
	}
	const amount = parseAmount( text );
	return amount === null || Number( amount ) < 0 ? null : amount;
}

/** What is done with the variations that are selected. */
export const BulkBar = ( { count, onApply, onDelete, isDeleting }: BulkBarProps ) => {
	const [ action, setAction ] = useState< BulkAction >( 'regular' );
	const [ text, setText ] = useState( '' );
	const [ isWrong, setWrong ] = useState( false );
	const [ isAsking, setAsking ] = useState( false );
	const { symbol } = usePageData().currency;
	const kind = asksFor( action );
	const apply = () => {
		const amount = amountOf( action, text );
		setWrong( amount === null );
		if ( amount !== null ) {
			onApply( action, amount );
			setText( '' );
		}
	};
	const unit = kind === 'percent' ? '%' : symbol;
	return (
		<div className={ styles.bulk } role="group" aria-label={ __( 'Bulk edit', 'storewright' ) }>
			<strong className={ styles.count }>
				{
					/* translators: %d: number of variations. */
					sprintf( _n( '%d selected', '%d selected', count, 'storewright' ), count )
				}
			</strong>
			<SelectControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Bulk action', 'storewright' ) }
				value={ action }
				options={ Object.entries( actionNames() ).map( ( [ value, label ] ) => ( { value, label } ) ) }
				onChange={ ( chosen ) => {
					setAction( chosen as BulkAction );
					setWrong( false );
				} }
			/>
			{ kind !== null && (
				<TextControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={
						kind === 'whole'
							? __( 'Quantity', 'storewright' )
							: /* translators: %s: unit of the number. */
								sprintf( __( 'Value (%s)', 'storewright' ), unit )
					}
					value={ text }
					onChange={ setText }
					aria-invalid={ isWrong }
					{ ...( isWrong && { help: __( 'Enter a number.', 'storewright' ) } ) }
				/>
			) }
			<Button __next40pxDefaultSize variant="secondary" onClick={ apply }>
				{ __( 'Apply', 'storewright' ) }
			</Button>
			{ isAsking ? (
				<Button
					__next40pxDefaultSize
					variant="primary"
					isDestructive
					isBusy={ isDeleting }
					aria-disabled={ isDeleting }
					onClick={ () => {
						setAsking( false );
						onDelete();
					} }
				>
					{ sprintf(
						/* translators: %d: number of variations. */
						_n(
							'Delete %d variation permanently',
							'Delete %d variations permanently',
							count,
							'storewright'
						),
						count
					) }
				</Button>
			) : (
				<Button __next40pxDefaultSize variant="tertiary" isDestructive onClick={ () => setAsking( true ) }>
					{ __( 'Delete', 'storewright' ) }
				</Button>
			) }
		</div>
	);
};
