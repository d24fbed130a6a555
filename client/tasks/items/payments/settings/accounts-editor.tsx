import { Button } from '@wordpress/components';
import { useEffect, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { clsx } from 'clsx';

import { TextField } from '../../../../shared/ui/field/text-field';
import type { FieldErrors } from '../../../../shared/ui/save-form/types';
import { MoveHandle, Sortable, useSortableRow } from '../../../../shared/ui/sortable';
import { type AccountField, EMPTY, FIELDS, labelOf } from '../setup/bank/account';
import { type AccountRow, nameOf } from '../setup/bank/rows';
import { accountKey } from './gateway-values';
import paymentStyles from '../payments.module.scss';
import styles from './payments-pages.module.scss';

type Rows = readonly AccountRow[];

interface AccountsEditorProps {
	rows: Rows;
	errors: FieldErrors;
	isBusy: boolean;
	/** Changes the rows; fields that are named are not wrong any more. */
	onChange: ( change: ( rows: Rows ) => Rows, fields?: readonly string[] ) => void;
}

let added = 0;

/** A row for an account that is not stored yet. */
const newRow = ( at: number ): AccountRow => ( { key: `new-${ ++added }`, at, stored: EMPTY, account: EMPTY } );

/** Of the two numbers one is enough: an error of both is over once one of them was changed. */
const settledBy = ( key: string, field: AccountField ): string[] => {
	const numbers: readonly AccountField[] = [ 'account_number', 'iban' ];
	return ( numbers.includes( field ) ? numbers : [ field ] ).map( ( name ) => accountKey( key, name ) );
};

/** The bank accounts that customers transfer money to, in the order in which they are shown. */
export const AccountsEditor = ( { rows, errors, isBusy, onChange }: AccountsEditorProps ) => {
	const list = useRef< HTMLUListElement >( null );
	const heading = useRef< HTMLHeadingElement >( null );
	const wasAdded = useRef( false );
	useEffect( () => {
		if ( wasAdded.current ) {
			wasAdded.current = false;
			list.current?.querySelector< HTMLElement >( 'li:last-child input' )?.focus();
		}
	}, [ rows ] );
	return (
		<section className={ styles.accounts } aria-labelledby="storewright-account-details">
			<h3 ref={ heading } id="storewright-account-details" className={ styles.subtitle } tabIndex={ -1 }>
				{ __( 'Account details', 'storewright' ) }
			</h3>
			<p className={ paymentStyles.line }>
				{ __(
					'Shown to customers after checkout. Each account needs an account number or an IBAN, and what else your bank uses.',
					'storewright'
				) }
			</p>
			<Sortable
				items={ rows.map( ( row, at ) => ( { id: row.key, name: nameOf( row, at + 1 ) } ) ) }
				isBusy={ isBusy }
				onReorder={ ( keys ) =>
					onChange( ( current ) => keys.flatMap( ( key ) => current.filter( ( row ) => row.key === key ) ) )
				}
			>
				<ul ref={ list } className={ styles.accountList }>
					{ rows.map( ( row, at ) => (
						<Account
							key={ row.key }
							row={ row }
							name={ nameOf( row, at + 1 ) }
							errors={ errors }
							onType={ ( field, text ) =>
								onChange(
									( current ) =>
										current.map( ( one ) =>
											one.key === row.key
												? { ...one, account: { ...one.account, [ field ]: text } }
												: one
										),
									settledBy( row.key, field )
								)
							}
							onRemove={ () => {
								heading.current?.focus();
								onChange(
									( current ) => current.filter( ( one ) => one.key !== row.key ),
									FIELDS.map( ( field ) => accountKey( row.key, field ) )
								);
							} }
						/>
					) ) }
				</ul>
			</Sortable>
			<div>
				<Button
					__next40pxDefaultSize
					variant="secondary"
					onClick={ () => {
						wasAdded.current = true;
						onChange( ( current ) => [ ...current, newRow( current.length ) ] );
					} }
				>
					{ __( 'Add account', 'storewright' ) }
				</Button>
			</div>
		</section>
	);
};

interface AccountProps {
	row: AccountRow;
	name: string;
	errors: FieldErrors;
	onType: ( field: AccountField, text: string ) => void;
	onRemove: () => void;
}

const Account = ( { row, name, errors, onType, onRemove }: AccountProps ) => {
	const { ref, className } = useSortableRow( row.key );
	return (
		<li ref={ ref } className={ clsx( styles.account, className ) }>
			<div className={ styles.accountHead }>
				<MoveHandle id={ row.key } />
				<span className={ styles.accountName }>{ name }</span>
				<Button
					__next40pxDefaultSize
					variant="tertiary"
					isDestructive
					/* translators: %s: name of a bank account. */
					aria-label={ sprintf( __( 'Remove %s', 'storewright' ), name ) }
					onClick={ onRemove }
				>
					{ __( 'Remove', 'storewright' ) }
				</Button>
			</div>
			<div role="group" aria-label={ name } className={ paymentStyles.fields }>
				{ FIELDS.map( ( field ) => (
					<TextField
						key={ field }
						label={ labelOf( field ) }
						value={ row.account[ field ] }
						error={ errors[ accountKey( row.key, field ) ] }
						onChange={ ( text ) => onType( field, text ) }
						autoComplete="off"
						maxLength={ 200 }
					/>
				) ) }
			</div>
		</li>
	);
};
