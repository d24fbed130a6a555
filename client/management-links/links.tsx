import { __ } from '@wordpress/i18n';

import { usePageData, type ManagementGroup } from '../shared/data/page-data';
import { Link } from '../shared/routing';
import { Card } from '../shared/ui/card';
import styles from './links.module.scss';

/** The store management: links in groups, once the store is set up. `ManagementLinksPanel` prints the same. */
export default function ManagementLinks() {
	const { setup, managementLinks } = usePageData();
	const title = __( 'Store management', 'storewright' );
	return setup === null && managementLinks.length > 0 ? (
		<Card as="section" aria-label={ title }>
			<h2 className={ styles.title }>{ title }</h2>
			<div className={ styles.groups }>
				{ managementLinks.map( ( group ) => (
					<Group key={ group.title } { ...group } />
				) ) }
			</div>
		</Card>
	) : null;
}

const Group = ( { title, links }: ManagementGroup ) => (
	<div className={ styles.group }>
		<h3 className={ styles.name }>{ title }</h3>
		<ul className={ styles.links }>
			{ links.map( ( { label, url } ) => (
				<li key={ url } className={ styles.item }>
					<Link className={ styles.link } href={ url }>
						{ label }
					</Link>
				</li>
			) ) }
		</ul>
	</div>
);
