import { useDispatch } from '@wordpress/data';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';

import { useQuery } from '../shared/data/use-query';
import { plainText } from '../shared/format/plain-text';
import { navigate, useBreadcrumbs, type ScreenProps } from '../shared/routing';
import { HeaderActionsFill } from '../shared/slots';
import { NotLoaded } from '../shared/ui/not-loaded';
import { Skeleton } from '../shared/ui/skeleton';
import { blankProduct } from './blank';
import { Editor } from './editor';
import { editorStore } from './store';
import type { Product } from './types';
import { productsUrl, productUrl } from './urls';
import styles from './product-editor.module.scss';

interface Actions {
	receiveResult: ( selector: 'getProduct', query: { id: number }, data: Product ) => void;
	removeResult: ( selector: 'getProduct' | 'getVariations', query: object ) => void;
}

/** A new product: its page is another one once it is saved. */
const NewProduct = () => {
	const { receiveResult } = useDispatch( editorStore ) as unknown as Actions;
	const [ created, setCreated ] = useState< Product | null >( null );
	const [ blank ] = useState( blankProduct );
	// After the guard against leaving knows that nothing is unsaved.
	useEffect( () => {
		if ( created ) {
			receiveResult( 'getProduct', { id: created.id }, created );
			navigate( productUrl( created.id ), { replace: true } );
		}
	}, [ created, receiveResult ] );
	return <Editor product={ blank } isInHeader={ false } onSaved={ setCreated } />;
};

interface ExistingProps {
	id: number;
	isInHeader: boolean;
	panel?: ReactNode;
}

/** A product that is there; what is shown of it is read anew when it is opened again. */
export const ExistingProduct = ( { id, isInHeader, panel }: ExistingProps ) => {
	const product = useQuery( editorStore, 'getProduct', { id } );
	const { removeResult } = useDispatch( editorStore ) as unknown as Actions;
	const [ name, setName ] = useState( '' );
	const forget = useRef( removeResult );
	forget.current = removeResult;
	useEffect(
		() => () => {
			forget.current( 'getProduct', { id } );
			forget.current( 'getVariations', { product: id } );
		},
		[ id ]
	);
	const shown = name || ( product.status === 'ready' ? plainText( product.data.name ) : '' );
	useBreadcrumbs(
		isInHeader && shown !== '' ? [ { label: __( 'Products', 'storewright' ), href: productsUrl() }, shown ] : null
	);
	switch ( product.status ) {
		case 'loading':
			return (
				<div
					role="status"
					data-loading=""
					data-second-line={ isInHeader ? '' : undefined }
					aria-label={ __( 'Loading…', 'storewright' ) }
					className={ styles.loading }
				>
					{ isInHeader && (
						<HeaderActionsFill>
							<div className={ styles.actions } data-own-line="">
								<Skeleton width="160px" height="44px" />
							</div>
						</HeaderActionsFill>
					) }
					<Skeleton width="40%" height="24px" />
					<Skeleton height="320px" />
					<Skeleton height="160px" />
				</div>
			);
		case 'failed':
			return (
				<div className={ styles.notices }>
					<NotLoaded title={ __( 'The product could not be loaded', 'storewright' ) } reads={ [ product ] } />
				</div>
			);
		case 'ready':
			return (
				<Editor
					product={ product.data }
					isInHeader={ isInHeader }
					panel={ panel }
					onSaved={ ( saved ) => setName( plainText( saved.name ) ) }
				/>
			);
	}
};

/** The pages of a new product and of one that is there. */
const Screen = ( { params }: ScreenProps ) => {
	const { productId } = params;
	return productId === undefined ? <NewProduct /> : <ExistingProduct id={ Number( productId ) } isInHeader />;
};

export default Screen;
