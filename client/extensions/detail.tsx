import { ExternalLink } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';

import type { Extension } from '../generated/rest';
import { getPageData } from '../shared/data/page-data';
import { useQuery } from '../shared/data/use-query';
import { formatCount } from '../shared/format/count';
import { Link, urlTo } from '../shared/routing';
import { Card } from '../shared/ui/card';
import { CardTitle } from '../shared/ui/card-title';
import { InlineNotice } from '../shared/ui/inline-notice';
import { NotLoaded } from '../shared/ui/not-loaded';
import { ExtensionAction, StatusBadge } from './extension-row';
import { Rows } from './rows';
import { SetUpState } from './set-up';
import { extensionsStore } from './store';
import { slugProblem } from './texts';
import { PATH } from './urls';
import { useSetUp } from './use-set-up';
import { isRefused, WrongAddress } from './wrong-address';
import styles from './extensions.module.scss';

const TITLE_ID = 'storewright-extension-name';

/** One extension with what is known of it. */
export function Detail( { slug }: { slug: string } ) {
	const problem = slugProblem( slug );
	return (
		<>
			<p className={ styles.line }>
				<Link href={ urlTo( PATH ) }>{ __( 'All extensions', 'storewright' ) }</Link>
			</p>
			{ problem === '' ? <Known slug={ slug } /> : <WrongAddress>{ problem }</WrongAddress> }
		</>
	);
}

function Known( { slug }: { slug: string } ) {
	const found = useQuery( extensionsStore, 'getExtension', { slug } );
	if ( found.status === 'loading' ) {
		return (
			<Card>
				<Rows count={ 4 } />
			</Card>
		);
	}
	if ( found.status === 'ready' ) {
		return <Facts extension={ found.data } />;
	}
	return isRefused( found.error ) ? (
		<WrongAddress>{ found.error.message }</WrongAddress>
	) : (
		<NotLoaded title={ __( 'The extension could not be loaded', 'storewright' ) } reads={ [ found ] } />
	);
}

/** What is known of it, in words; what is not known is left out. */
function factsOf( extension: Extension ): [ string, string ][] {
	const { active_installs: installs, rating, ratings } = extension;
	const facts: [ string, string ][] = [
		[ __( 'Category', 'storewright' ), extension.category_name ],
		[ __( 'By', 'storewright' ), extension.author ],
		[ __( 'Version', 'storewright' ), extension.version ],
		[
			__( 'Active on', 'storewright' ),
			installs > 0
				? sprintf(
						/* translators: %s: number of sites, rounded down. */
						_n( '%s site or more', '%s sites or more', installs, 'storewright' ),
						formatCount( installs )
					)
				: '',
		],
		[
			__( 'Rating', 'storewright' ),
			ratings > 0
				? sprintf(
						/* translators: 1: average number of stars, such as 4.8, 2: number of ratings. */
						_n( '%1$s of 5 stars, %2$s rating', '%1$s of 5 stars, %2$s ratings', ratings, 'storewright' ),
						new Intl.NumberFormat( getPageData().locale, { maximumFractionDigits: 1 } ).format(
							rating / 20
						),
						formatCount( ratings )
					)
				: '',
		],
		[ __( 'Needs WordPress', 'storewright' ), extension.requires_wordpress ],
		[ __( 'Tested with WordPress', 'storewright' ), extension.tested ],
		[ __( 'Needs PHP', 'storewright' ), extension.requires_php ],
	];
	return facts.filter( ( [ , value ] ) => value !== '' );
}

function Facts( { extension }: { extension: Extension } ) {
	const { slug, name, description, failure } = extension;
	const setUp = useSetUp( slug, name, TITLE_ID );
	const links: [ string, string ][] = [
		[ __( 'WordPress plugin directory', 'storewright' ), extension.url ],
		[ __( 'Documentation', 'storewright' ), extension.docs_url ],
		[ __( 'WooCommerce Marketplace', 'storewright' ), extension.is_installable ? extension.vendor_url : '' ],
	];
	return (
		<Card as="section" aria-labelledby={ TITLE_ID }>
			<div className={ styles.detail }>
				<div className={ styles.titleRow }>
					<CardTitle as="h2" id={ TITLE_ID } takesFocus>
						{ name }
					</CardTitle>
					<StatusBadge status={ extension.status } />
				</div>
				<p className={ styles.lead }>{ description }</p>
				{ failure !== '' && <InlineNotice status="warning">{ failure }</InlineNotice> }
				<div className={ styles.setUp }>
					<ExtensionAction extension={ extension } setUp={ setUp } variant="primary" />
					<SetUpState setUp={ setUp } name={ name } />
				</div>
				{ extension.status === 'available' && extension.is_installable && (
					<p className={ styles.line }>
						{ __(
							'It is downloaded from the WordPress plugin directory. You can remove it at any time.',
							'storewright'
						) }
					</p>
				) }
				<dl className={ styles.facts }>
					{ factsOf( extension ).map( ( [ label, value ] ) => (
						<div key={ label }>
							<dt>{ label }</dt>
							<dd>{ value }</dd>
						</div>
					) ) }
				</dl>
				<ul className={ styles.links }>
					{ links
						.filter( ( [ , url ] ) => url !== '' )
						.map( ( [ label, url ] ) => (
							<li key={ label }>
								<ExternalLink href={ url }>{ label }</ExternalLink>
							</li>
						) ) }
				</ul>
			</div>
		</Card>
	);
}
