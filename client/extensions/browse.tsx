import { ExternalLink } from '@wordpress/components';
import { useRef } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';

import type { ExtensionPage } from '../generated/rest';
import { useQuery, type QueryResult } from '../shared/data/use-query';
import { formatCount } from '../shared/format/count';
import { isPlainClick, Link, urlTo, type Query } from '../shared/routing';
import { Card } from '../shared/ui/card';
import { CardTitle } from '../shared/ui/card-title';
import { InlineNotice } from '../shared/ui/inline-notice';
import { NotLoaded } from '../shared/ui/not-loaded';
import { OfferList } from '../shared/ui/offer/offer';
import { ExtensionRow } from './extension-row';
import { Rows } from './rows';
import { SearchForm } from './search-form';
import { extensionsStore } from './store';
import { pageProblem, quoted } from './texts';
import { PATH, privacySettingsUrl } from './urls';
import { isRefused, WrongAddress } from './wrong-address';
import styles from './extensions.module.scss';

const TITLE_ID = 'storewright-extensions-found';

/** The catalog's first page. */
const FIRST = { page: '1' };

/** Extensions that can be added, by words or by category. Where the address names none, the catalog's categories lead on. */
export function Browse( { query: { search: typed = '', category = '', paged = '1' } }: { query: Query } ) {
	const search = typed.trim();
	const problem = pageProblem( paged );
	const asked = {
		...( search !== '' && { search } ),
		...( category !== '' && { category } ),
		page: paged,
	};
	const found = useQuery( extensionsStore, 'getExtensions', problem === '' ? asked : FIRST );
	const refusal = found.status === 'failed' && isRefused( found.error ) ? found.error.message : '';
	const wrong = problem || refusal;
	const listed = useQuery( extensionsStore, 'getExtensions', wrong === '' ? asked : FIRST );
	// The link that was followed keeps the focus while the answer is on its way.
	const categories = useRef< ExtensionPage[ 'categories' ] | null >( null );
	if ( listed.status === 'ready' ) {
		categories.current = listed.data.categories;
	}
	return (
		<>
			<SearchForm search={ search } />
			{ ( categories.current || listed.status !== 'failed' ) && (
				<div className={ styles.categories }>
					{ categories.current && (
						<Categories categories={ categories.current } current={ wrong === '' ? category : null } />
					) }
				</div>
			) }
			{ wrong === '' ? (
				<Found found={ found } search={ search } category={ category } page={ Number( paged ) } />
			) : (
				<WrongAddress>{ wrong }</WrongAddress>
			) }
		</>
	);
}

interface FoundProps {
	found: QueryResult< ExtensionPage >;
	search: string;
	category: string;
	page: number;
}

function Found( { found, search, category, page }: FoundProps ) {
	return (
		<>
			<Card as="section" aria-labelledby={ TITLE_ID }>
				<div className={ styles.head }>
					<CardTitle as="h2" id={ TITLE_ID }>
						{ titleOf( search, category, found.status === 'ready' ? found.data : null ) }
					</CardTitle>
					<p className={ styles.line } role="status">
						{ found.status === 'ready' && countText( found.data.total ) }
					</p>
				</div>
				{ found.status === 'loading' && <Rows count={ 6 } /> }
				{ found.status === 'failed' && (
					<div className={ styles.problem }>
						<NotLoaded
							title={ __( 'There was an error loading recommended extensions.', 'storewright' ) }
							reads={ [ found ] }
						/>
					</div>
				) }
				{ found.status === 'ready' && (
					<>
						{ found.data.failure !== '' && (
							<div className={ styles.problem }>
								<InlineNotice status="warning">{ found.data.failure }</InlineNotice>
							</div>
						) }
						{ found.data.items.length > 0 ? (
							<OfferList aria-labelledby={ TITLE_ID }>
								{ found.data.items.map( ( extension ) => (
									<ExtensionRow key={ extension.slug } extension={ extension } />
								) ) }
							</OfferList>
						) : (
							<p className={ styles.sentence }>
								{ __( 'No extension was found. Try other words, or another category.', 'storewright' ) }
							</p>
						) }
						<Pages found={ found.data } search={ search } category={ category } page={ page } />
					</>
				) }
			</Card>
			{ found.status === 'ready' && <Sources found={ found.data } /> }
		</>
	);
}

function titleOf( search: string, category: string, found: ExtensionPage | null ): string {
	if ( search !== '' ) {
		/* translators: %s: words that were searched for. */
		return sprintf( __( 'Results for “%s”', 'storewright' ), quoted( search ) );
	}
	const name = found?.categories.find( ( { slug } ) => slug === category )?.name;
	return name ?? __( 'Suggested extensions', 'storewright' );
}

const countText = ( total: number ): string =>
	/* translators: %s: number of extensions. */
	sprintf( _n( '%s extension', '%s extensions', total, 'storewright' ), formatCount( total ) );

interface CategoriesProps {
	categories: ExtensionPage[ 'categories' ];
	/** The one that is shown, null for none of them. */
	current: string | null;
}

function Categories( { categories, current }: CategoriesProps ) {
	const all = { slug: '', name: __( 'All', 'storewright' ) };
	return (
		<nav aria-label={ __( 'Categories', 'storewright' ) }>
			<ul>
				{ [ all, ...categories ].map( ( { slug, name } ) => (
					<li key={ slug }>
						<Link
							href={ urlTo( PATH, { category: slug || undefined } ) }
							aria-current={ slug === current ? 'true' : undefined }
						>
							{ name }
						</Link>
					</li>
				) ) }
			</ul>
		</nav>
	);
}

interface PagesProps {
	found: ExtensionPage;
	search: string;
	category: string;
	page: number;
}

function Pages( { found: { pages }, search, category, page }: PagesProps ) {
	if ( pages < 2 ) {
		return null;
	}
	const to = ( paged: number ) =>
		urlTo( PATH, { search: search || undefined, category: category || undefined, paged: String( paged ) } );
	// The links go while the answer is on its way, and the page begins above.
	const onClick = ( event: Parameters< typeof isPlainClick >[ 0 ] ) =>
		isPlainClick( event ) && document.getElementById( TITLE_ID )?.focus();
	return (
		<nav className={ styles.pages } aria-label={ __( 'Pages', 'storewright' ) }>
			{ page > 1 && (
				<Link href={ to( page - 1 ) } onClick={ onClick }>
					{ __( 'Previous page', 'storewright' ) }
				</Link>
			) }
			<span>
				{
					/* translators: 1: number of a page, 2: number of pages. */
					sprintf( __( 'Page %1$d of %2$d', 'storewright' ), page, pages )
				}
			</span>
			{ page < pages && (
				<Link href={ to( page + 1 ) } onClick={ onClick }>
					{ __( 'Next page', 'storewright' ) }
				</Link>
			) }
		</nav>
	);
}

/** Where the extensions come from, and where there are more. */
const Sources = ( { found: { access, marketplace_url: marketplace } }: { found: ExtensionPage } ) => (
	<div className={ styles.sources }>
		{ access === 'catalog' ? (
			<p className={ styles.line }>
				{ __(
					'These extensions are listed in Storewright: no other site was asked. To search the WordPress plugin directory as well, allow usage data in the settings.',
					'storewright'
				) }{ ' ' }
				<a href={ privacySettingsUrl() }>{ __( 'Open the settings', 'storewright' ) }</a>
			</p>
		) : (
			<p className={ styles.line }>
				{ __(
					'Searches and categories include the WordPress plugin directory, since you allowed usage data.',
					'storewright'
				) }{ ' ' }
				<a href={ privacySettingsUrl() }>{ __( 'Open the settings', 'storewright' ) }</a>
			</p>
		) }
		{ marketplace !== '' && (
			<p className={ styles.line }>
				<ExternalLink href={ marketplace }>{ __( 'WooCommerce Marketplace', 'storewright' ) }</ExternalLink>{ ' ' }
				{ __( 'This link tells the marketplace your store’s address and version.', 'storewright' ) }
			</p>
		) }
	</div>
);
