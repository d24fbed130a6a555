import { Button, ExternalLink } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import { useQuery } from '../shared/data/use-query';
import { Rows, Sentence } from './card';
import { marketingStore, type InCategory } from './store';
import styles from './overview.module.scss';

/** The articles of a category. Where they can't be had, a sentence says so in their place: it is nothing to be alarmed about. */
export function Articles( { category, titleId }: InCategory & { titleId: string } ) {
	const articles = useQuery( marketingStore, 'getBlogPosts', { category } );
	if ( articles.status === 'loading' ) {
		return <Rows count={ 3 } />;
	}
	if ( articles.status === 'failed' ) {
		return (
			<Sentence>
				{ __( 'The articles could not be loaded.', 'storewright' ) }{ ' ' }
				<Button variant="link" onClick={ articles.retry }>
					{ __( 'Try again', 'storewright' ) }
				</Button>
			</Sentence>
		);
	}
	return articles.data.length === 0 ? (
		<Sentence>{ __( 'There are no articles about this.', 'storewright' ) }</Sentence>
	) : (
		<ul className={ styles.articles } aria-labelledby={ titleId }>
			{ articles.data.map( ( { title, text, link } ) => (
				<li key={ link } className={ styles.article }>
					<ExternalLink href={ link }>{ title }</ExternalLink>
					<p className={ styles.line }>{ text }</p>
				</li>
			) ) }
		</ul>
	);
}
