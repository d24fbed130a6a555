import type { ComponentType } from 'react';

import type { IslandProps } from '../shared/routing';
import { ExistingProduct } from './screen';
import styles from './product-editor.module.scss';

/**
 * The editor on WordPress's page of a product.
 *
 * @param Panel The activity panel of the page's header.
 */
export const createEmbedded = ( Panel: ComponentType ) =>
	function EmbeddedEditor( { productId }: IslandProps ) {
		return (
			<div className={ styles.frame }>
				<ExistingProduct id={ Number( productId ) } isInHeader={ false } panel={ <Panel /> } />
			</div>
		);
	};
