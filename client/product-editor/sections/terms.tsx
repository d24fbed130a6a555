import { Button, CheckboxControl, SearchControl, SelectControl, TextControl } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useMemo, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

import { request } from '../../shared/data/request';
import { useAsyncAction } from '../../shared/data/use-async-action';
import { useQuery } from '../../shared/data/use-query';
import { plainText } from '../../shared/format/plain-text';
import { searchable } from '../../shared/format/searchable';
import { InlineNotice } from '../../shared/ui/inline-notice';
import { NotLoaded } from '../../shared/ui/not-loaded';
import { createSection, SectionCard } from '../section';
import { editorStore, type Term } from '../store';
import type { Product, SectionProps } from '../types';
import styles from '../product-editor.module.scss';

/** From how many terms on there is a search. */
const MANY = 8;

interface Node extends Term {
	depth: number;
}

/** Terms in the order of a tree. A parent that is gone leaves its children at the top. */
function treeOf( terms: readonly Term[] ): Node[] {
	const ids = new Set( terms.map( ( { id } ) => id ) );
	const byParent = new Map< number, Term[] >();
	for ( const term of terms ) {
		const parent = ids.has( term.parent ) ? term.parent : 0;
		byParent.set( parent, [ ...( byParent.get( parent ) ?? [] ), term ] );
	}
	const below = ( parent: number, depth: number ): Node[] =>
		( byParent.get( parent ) ?? [] ).flatMap( ( term ) => [ { ...term, depth }, ...below( term.id, depth + 1 ) ] );
	return below( 0, 0 );
}

interface TreeProps {
	/** Below `/wc/v3/products`. */
	resource: 'categories' | 'brands';
	texts: { search: string; add: string; name: string; parent: string; failed: string };
	chosen: Product[ 'categories' ];
	onChange: ( terms: Product[ 'categories' ] ) => void;
}

const SELECTORS = { categories: 'getCategories', brands: 'getBrands' } as const;

const TermTree = ( { resource, texts, chosen, onChange }: TreeProps ) => {
	const selector = SELECTORS[ resource ];
	const terms = useQuery( editorStore, selector, {} );
	const [ search, setSearch ] = useState( '' );
	const [ isAdding, setAdding ] = useState( false );
	const tree = useMemo( () => treeOf( terms.status === 'ready' ? terms.data : [] ), [ terms ] );
	if ( terms.status === 'failed' ) {
		return <NotLoaded title={ texts.failed } reads={ [ terms ] } />;
	}
	const shown =
		search.trim() === ''
			? tree
			: tree.filter( ( { name } ) => searchable( plainText( name ) ).includes( searchable( search ) ) );
	const toggle = ( { id, name }: Term, isChosen: boolean ) =>
		onChange( isChosen ? [ ...chosen, { id, name, slug: '' } ] : chosen.filter( ( term ) => term.id !== id ) );
	return (
		<>
			{ tree.length >= MANY && (
				<SearchControl __nextHasNoMarginBottom label={ texts.search } value={ search } onChange={ setSearch } />
			) }
			{  }
			<div
				className={ styles.tree }
				role="group"
				aria-label={ texts.name }
				tabIndex={ shown.length > MANY ? 0 : undefined }
			>
				{ shown.map( ( term ) => (
					<div
						key={ term.id }
						style={ { paddingInlineStart: `${ ( search === '' ? term.depth : 0 ) * 20 }px` } }
					>
						<CheckboxControl
							__nextHasNoMarginBottom
							label={ plainText( term.name ) }
							checked={ chosen.some( ( { id } ) => id === term.id ) }
							onChange={ ( isChosen ) => toggle( term, isChosen ) }
						/>
					</div>
				) ) }
			</div>
			{ isAdding ? (
				<AddTerm
					resource={ resource }
					texts={ texts }
					tree={ tree }
					onAdded={ ( term ) => toggle( term, true ) }
					onClose={ () => setAdding( false ) }
				/>
			) : (
				<Button
					__next40pxDefaultSize
					className={ styles.start ?? '' }
					variant="tertiary"
					onClick={ () => setAdding( true ) }
				>
					{ texts.add }
				</Button>
			) }
		</>
	);
};

interface AddTermProps extends Pick< TreeProps, 'resource' | 'texts' > {
	tree: readonly Node[];
	onAdded: ( term: Term ) => void;
	onClose: () => void;
}

const AddTerm = ( { resource, texts, tree, onAdded, onClose }: AddTermProps ) => {
	const [ name, setName ] = useState( '' );
	const [ parent, setParent ] = useState( '0' );
	const input = useRef< HTMLInputElement >( null );
	const { receiveResult } = useDispatch( editorStore ) as unknown as {
		receiveResult: ( selector: string, query: object, data: Term[] ) => void;
	};
	const add = useAsyncAction(
		() =>
			request< Term >( {
				path: `/wc/v3/products/${ resource }`,
				method: 'POST',
				data: { name, parent: Number( parent ) },
			} ),
		{
			onDone: ( { id, name: added, parent: above } ) => {
				const term = { id, name: added, parent: above };
				receiveResult( SELECTORS[ resource ], {}, [ ...tree.map( ( { depth, ...other } ) => other ), term ] );
				onAdded( term );
				setName( '' );
				input.current?.focus();
			},
		}
	);
	return (
		<div className={ styles.add }>
			<TextControl
				ref={ input }
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ texts.add }
				value={ name }
				onChange={ setName }
				onKeyDown={ ( event ) => {
					if ( event.key === 'Enter' && name.trim() !== '' ) {
						event.preventDefault();
						void add.run();
					}
				} }
			/>
			<SelectControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ texts.parent }
				value={ parent }
				options={ [
					{ value: '0', label: __( 'None', 'storewright' ) },
					...tree.map( ( { id, name: label, depth } ) => ( {
						value: String( id ),
						label: `${ '— '.repeat( depth ) }${ plainText( label ) }`,
					} ) ),
				] }
				onChange={ setParent }
			/>
			{ add.failure && <InlineNotice status="error">{ add.failure.message }</InlineNotice> }
			<div className={ styles.buttons }>
				<Button
					__next40pxDefaultSize
					variant="secondary"
					isBusy={ add.isBusy }
					aria-disabled={ add.isBusy || name.trim() === '' }
					onClick={ () => void ( name.trim() !== '' && add.run() ) }
				>
					{ __( 'Add', 'storewright' ) }
				</Button>
				<Button __next40pxDefaultSize variant="tertiary" onClick={ onClose }>
					{ __( 'Close', 'storewright' ) }
				</Button>
			</div>
		</div>
	);
};

const Categories = ( { values, set }: SectionProps ) => (
	<SectionCard id="categories" title={ __( 'Categories', 'storewright' ) }>
		<TermTree
			resource="categories"
			texts={ {
				search: __( 'Search categories', 'storewright' ),
				add: __( 'Add a category', 'storewright' ),
				name: __( 'Categories', 'storewright' ),
				parent: __( 'Parent category', 'storewright' ),
				failed: __( 'The categories could not be loaded', 'storewright' ),
			} }
			chosen={ values.categories }
			onChange={ ( terms ) => set( 'categories', terms ) }
		/>
	</SectionCard>
);

export const CategoriesSection = createSection( [ 'categories' ], Categories );

const Brands = ( { values, set }: SectionProps ) => (
	<SectionCard id="brands" title={ __( 'Brands', 'storewright' ) }>
		<TermTree
			resource="brands"
			texts={ {
				search: __( 'Search brands', 'storewright' ),
				add: __( 'Add a brand', 'storewright' ),
				name: __( 'Brands', 'storewright' ),
				parent: __( 'Parent brand', 'storewright' ),
				failed: __( 'The brands could not be loaded', 'storewright' ),
			} }
			chosen={ values.brands }
			onChange={ ( terms ) => set( 'brands', terms ) }
		/>
	</SectionCard>
);

export const BrandsSection = createSection( [ 'brands' ], Brands );
