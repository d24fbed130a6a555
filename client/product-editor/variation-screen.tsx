import { useDispatch } from '@wordpress/data';
import { useEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

import { useQuery } from '../shared/data/use-query';
import type { ScreenProps } from '../shared/routing';
import { NotLoaded } from '../shared/ui/not-loaded';
import { Skeleton } from '../shared/ui/skeleton';
import { editorStore } from './store';
import { VariationEditor } from './variations/editor';
import styles from './product-editor.module.scss';

/** The page of one variation. */
const VariationScreen = ( { params }: ScreenProps ) => {
	const query = { product: Number( params.productId ), id: Number( params.variationId ) };
	const variation = useQuery( editorStore, 'getVariation', query );
	const product = useQuery( editorStore, 'getProduct', { id: query.product } );
	const { removeResult } = useDispatch( editorStore ) as unknown as {
		removeResult: ( selector: string, query: object ) => void;
	};
	const latest = useRef( { removeResult, query } );
	latest.current = { removeResult, query };
	useEffect(
		() => () => {
			const { query: last, removeResult: remove } = latest.current;
			remove( 'getVariation', last );
			remove( 'getProduct', { id: last.product } );
		},
		[]
	);
	const reads = [ variation, product ];
	const failed = reads.flatMap( ( read ) => ( read.status === 'failed' ? [ read ] : [] ) );
	if ( failed.length > 0 ) {
		return (
			<div className={ styles.notices }>
				<NotLoaded title={ __( 'The variation could not be loaded', 'storewright' ) } reads={ failed } />
			</div>
		);
	}
	return variation.status === 'ready' && product.status === 'ready' ? (
		<VariationEditor product={ product.data } variation={ variation.data } />
	) : (
		<div role="status" data-loading="" aria-label={ __( 'Loading…', 'storewright' ) } className={ styles.loading }>
			<Skeleton width="40%" height="24px" />
			<Skeleton height="320px" />
		</div>
	);
};

export default VariationScreen;
