import { Button } from '@wordpress/components';
import { useCallback, useMemo, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';

import { usePageData } from '../../shared/data/page-data';
import { useAsyncAction } from '../../shared/data/use-async-action';
import { request } from '../../shared/data/request';
import { searchable } from '../../shared/format/searchable';
import { InlineNotice } from '../../shared/ui/inline-notice';
import { editOf } from '../changes';
import { productPath } from '../store';
import type { Product, Values, Variation } from '../types';
import { BulkBar } from './bulk-bar';
import { changeOf, type BulkAction } from './bulk';
import { VariationFilters } from './filters';
import { nameOf, VariationRow } from './row';
import styles from './variations.module.scss';

/** Rows on a page: as many as stay quick to type in. */
const PAGE = 20;

/** How many one request deletes: a slow server is done with them long before the request is given up. */
const BATCH = 50;

interface TableProps {
	product: Product;
	variations: readonly Variation[];
	edits: Values[ 'variations' ];
	setVariations: ( change: ( edits: Values[ 'variations' ] ) => Values[ 'variations' ] ) => void;
	/** Called once some are deleted. */
	onDeleted: () => void;
}

/** Edits with one of them changed, or taken out. */
function withEdit( edits: Values[ 'variations' ], variation: Variation, change: Partial< Variation > ) {
	const { [ variation.id ]: old, ...others } = edits;
	const edit = editOf( variation, old, change );
	return edit ? { ...edits, [ variation.id ]: edit } : others;
}

/** The variations, which are changed in place, one by one or many at once. */
export const VariationsTable = ( { product, variations, edits, setVariations, onDeleted }: TableProps ) => {
	const { managesStock } = usePageData().productEditor;
	const [ search, setSearch ] = useState( '' );
	const [ chosen, setChosen ] = useState< Readonly< Record< string, string > > >( {} );
	const [ wishedPage, setPage ] = useState( 1 );
	const [ selected, setSelected ] = useState< ReadonlySet< number > >( new Set() );

	const shown = useMemo( () => {
		const text = searchable( search.trim() );
		return variations.filter(
			( variation ) =>
				( text === '' || searchable( `${ nameOf( variation ) } ${ variation.sku }` ).includes( text ) ) &&
				Object.entries( chosen ).every(
					( [ name, option ] ) =>
						option === '' ||
						variation.attributes.some( ( own ) => own.name === name && own.option === option )
				)
		);
	}, [ variations, search, chosen ] );
	const pages = Math.max( 1, Math.ceil( shown.length / PAGE ) );
	const page = Math.min( wishedPage, pages );
	const rows = shown.slice( ( page - 1 ) * PAGE, page * PAGE );
	const picked = shown.filter( ( { id } ) => selected.has( id ) );

	const onSelect = useCallback( ( id: number, isSelected: boolean ) => {
		setSelected(
			( ids ) => new Set( isSelected ? [ ...ids, id ] : [ ...ids ].filter( ( other ) => other !== id ) )
		);
	}, [] );
	const onChoose = useCallback(
		( name: string, option: string ) => setChosen( ( all ) => ( { ...all, [ name ]: option } ) ),
		[]
	);
	const onEdit = useCallback(
		( variation: Variation, change: Partial< Variation > ) =>
			setVariations( ( all ) => withEdit( all, variation, change ) ),
		[ setVariations ]
	);
	const apply = ( action: BulkAction, amount: string ) =>
		setVariations( ( all ) =>
			picked.reduce( ( next, variation ) => {
				const change = changeOf( action, amount, { ...variation, ...next[ variation.id ]?.to } );
				return change ? withEdit( next, variation, change ) : next;
			}, all )
		);
	const deletion = useAsyncAction(
		async ( _, ids: readonly number[] ) => {
			for ( let at = 0; at < ids.length; at += BATCH ) {
				await request( {
					path: `${ productPath( product.id ) }/variations/batch`,
					method: 'POST',
					data: { delete: ids.slice( at, at + BATCH ) },
				} );
			}
		},
		{
			onDone: ( _, [ ids ] ) => {
				setVariations( ( all ) =>
					Object.fromEntries( Object.entries( all ).filter( ( [ id ] ) => ! ids.includes( Number( id ) ) ) )
				);
				setSelected( new Set() );
				onDeleted();
			},
		}
	);
	const isAllSelected = shown.length > 0 && picked.length === shown.length;
	return (
		<>
			<VariationFilters
				attributes={ product.attributes }
				search={ search }
				onSearch={ setSearch }
				chosen={ chosen }
				onChoose={ onChoose }
			/>
			{ picked.length > 0 && (
				<BulkBar
					count={ picked.length }
					onApply={ apply }
					onDelete={ () => void deletion.run( picked.map( ( { id } ) => id ) ) }
					isDeleting={ deletion.isBusy }
				/>
			) }
			{ deletion.failure && <InlineNotice status="error">{ deletion.failure.message }</InlineNotice> }
			<div
				className={ styles.scroller }
				role="region"
				aria-label={ __( 'Variations', 'storewright' ) }
				tabIndex={ 0 }
			>
				<table className={ styles.table }>
					<thead>
						<tr>
							<td>
								<input
									type="checkbox"
									aria-label={ __( 'Select all variations', 'storewright' ) }
									checked={ isAllSelected }
									onChange={ ( { target } ) =>
										setSelected( new Set( target.checked ? shown.map( ( { id } ) => id ) : [] ) )
									}
								/>
							</td>
							<th scope="col">{ __( 'Variation', 'storewright' ) }</th>
							<th scope="col">{ __( 'SKU', 'storewright' ) }</th>
							<th scope="col">{ __( 'Regular price', 'storewright' ) }</th>
							<th scope="col">{ __( 'Sale price', 'storewright' ) }</th>
							<th scope="col">{ __( 'Stock', 'storewright' ) }</th>
							<th scope="col">{ __( 'Enabled', 'storewright' ) }</th>
						</tr>
					</thead>
					<tbody>
						{ rows.map( ( variation ) => (
							<VariationRow
								key={ variation.id }
								product={ product.id }
								variation={ variation }
								edit={ edits[ variation.id ] }
								isSelected={ selected.has( variation.id ) }
								managesStock={ managesStock }
								onSelect={ onSelect }
								onEdit={ onEdit }
							/>
						) ) }
					</tbody>
				</table>
			</div>
			{ pages > 1 && (
				<nav className={ styles.pages } aria-label={ __( 'Pages of variations', 'storewright' ) }>
					<Button
						__next40pxDefaultSize
						variant="secondary"
						disabled={ page === 1 }
						accessibleWhenDisabled
						onClick={ () => setPage( page - 1 ) }
					>
						{ __( 'Previous', 'storewright' ) }
					</Button>
					<span aria-live="polite">
						{ sprintf(
							/* translators: 1: number of the page, 2: number of pages, 3: number of variations. */
							__( 'Page %1$d of %2$d, %3$d variations', 'storewright' ),
							page,
							pages,
							shown.length
						) }
					</span>
					<Button
						__next40pxDefaultSize
						variant="secondary"
						disabled={ page === pages }
						accessibleWhenDisabled
						onClick={ () => setPage( page + 1 ) }
					>
						{ __( 'Next', 'storewright' ) }
					</Button>
				</nav>
			) }
		</>
	);
};
