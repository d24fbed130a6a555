import { __ } from '@wordpress/i18n';
import { chevronRight, Icon } from '@wordpress/icons';
import { clsx } from 'clsx';

import { mayOpenOrders } from '../../shared/data/order-url';
import { getPageData } from '../../shared/data/page-data';
import { Link } from '../../shared/routing';
import styles from './hidden-list.module.scss';
import rows from './task-row.module.scss';

interface Place {
	title: string;
	text: string;
	/** Address below wp-admin. */
	url: string;
}

const places = (): Place[] => [
	...( mayOpenOrders()
		? [
				{
					title: __( 'Orders', 'storewright' ),
					text: __( 'View and edit orders', 'storewright' ),
					url: 'admin.php?page=wc-orders',
				},
			]
		: [] ),
	{
		title: __( 'Products', 'storewright' ),
		text: __( 'Add products, change prices and stock', 'storewright' ),
		url: 'edit.php?post_type=product',
	},
	{
		title: __( 'Settings', 'storewright' ),
		text: __( 'Address, payments, tax, shipping and API keys', 'storewright' ),
		url: 'admin.php?page=wc-settings',
	},
];

/** Renders where the parts of the store are, for a Home without a setup list. */
export const StorePlaces = ( { headingId }: { headingId: string } ) => (
	<>
		<h2 className={ styles.title } id={ headingId } tabIndex={ -1 }>
			{ __( 'Your store', 'storewright' ) }
		</h2>
		<ul className={ rows.rows } aria-labelledby={ headingId }>
			{ places().map( ( { title, text, url } ) => (
				<li className={ rows.row } key={ title }>
					<div className={ rows.text }>
						<Link className={ clsx( rows.title, rows.link ) } href={ getPageData().adminUrl + url }>
							{ title }
						</Link>
						<span className={ rows.detail }>{ text }</span>
					</div>
					<Icon className={ rows.chevron } icon={ chevronRight } size={ 24 } />
				</li>
			) ) }
		</ul>
	</>
);
