import { Icon } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { globe, tag } from '@wordpress/icons';
import type { ReactNode } from 'react';

import { getPageData } from '../../../shared/data/page-data';
import type { Task } from '../../types';
import styles from './launch.module.scss';

/** The address as people say it: without protocol and the last slash. */
const spoken = ( url: string ) => url.replace( /^https?:\/\//, '' ).replace( /\/$/, '' );

const productsText = ( count: number ) =>
	count > 0
		? /* translators: %d: number of products. */
			sprintf( _n( '%d published product', '%d published products', count, 'storewright' ), count )
		: __( 'No products yet. Visitors can’t buy anything.', 'storewright' );

/** Renders what visitors will see. */
export const Preview = ( { task: { additionalData } }: { task: Task } ) => {
	const products = typeof additionalData.publishedProducts === 'number' ? additionalData.publishedProducts : 0;
	const { siteTitle, homeUrl } = getPageData();
	return (
		<section className={ styles.part } aria-labelledby="storewright-launch-preview">
			<h3 className={ styles.title } id="storewright-launch-preview">
				{ __( 'What visitors see', 'storewright' ) }
			</h3>
			<ul className={ styles.facts }>
				<Fact icon={ globe }>
					{ siteTitle && <strong>{ siteTitle } </strong> }
					<bdi>{ spoken( homeUrl ) }</bdi>
				</Fact>
				<Fact icon={ tag } needsYou={ products === 0 }>
					{ productsText( products ) }
				</Fact>
			</ul>
		</section>
	);
};

interface FactProps {
	icon: JSX.Element;
	needsYou?: boolean;
	children: ReactNode;
}

const Fact = ( { icon, needsYou = false, children }: FactProps ) => (
	<li className={ needsYou ? styles.attention : undefined }>
		<Icon icon={ icon } size={ 24 } />
		<span>{ children }</span>
	</li>
);
