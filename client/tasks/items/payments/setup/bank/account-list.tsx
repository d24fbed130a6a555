import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { clsx } from 'clsx';

import { MoveHandle, Sortable, useSortableRow } from '../../../../../shared/ui/sortable';
import { type AccountRow, detailOf, nameOf } from './rows';
import styles from './bank.module.scss';

interface AccountListProps {
	rows: readonly AccountRow[];
	/** Key of the one whose details the form shows. */
	current: string;
	isBusy: boolean;
	onChoose: ( key: string ) => void;
	onReorder: ( keys: string[] ) => void;
}

/** The accounts in the order in which customers are shown them. */
export const AccountList = ( { rows, current, isBusy, onChoose, onReorder }: AccountListProps ) => (
	<Sortable
		items={ rows.map( ( row, at ) => ( { id: row.key, name: nameOf( row, at + 1 ) } ) ) }
		isBusy={ isBusy }
		onReorder={ onReorder }
	>
		<ol className={ styles.accounts } aria-label={ __( 'Bank accounts', 'storewright' ) }>
			{ rows.map( ( row, at ) => (
				<Account
					key={ row.key }
					row={ row }
					name={ nameOf( row, at + 1 ) }
					isCurrent={ row.key === current }
					onChoose={ () => onChoose( row.key ) }
				/>
			) ) }
		</ol>
	</Sortable>
);

interface AccountProps {
	row: AccountRow;
	name: string;
	isCurrent: boolean;
	onChoose: () => void;
}

const Account = ( { row, name, isCurrent, onChoose }: AccountProps ) => {
	const { ref, className } = useSortableRow( row.key );
	const detail = detailOf( row );
	return (
		<li ref={ ref } className={ clsx( styles.account, className ) } aria-current={ isCurrent || undefined }>
			<MoveHandle id={ row.key } />
			<span className={ styles.texts }>
				<span className={ styles.name }>{ name }</span>
				{ detail !== '' && detail !== name && <span className={ styles.detail }>{ detail }</span> }
			</span>
			{ isCurrent ? (
				<span className={ styles.here }>{ __( 'Details below', 'storewright' ) }</span>
			) : (
				<Button
					__next40pxDefaultSize
					variant="tertiary"
					onClick={ onChoose }
					/* translators: %s: name of a bank account. */
					aria-label={ sprintf( __( 'Edit %s', 'storewright' ), name ) }
				>
					{ __( 'Edit', 'storewright' ) }
				</Button>
			) }
		</li>
	);
};
