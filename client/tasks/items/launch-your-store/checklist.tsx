import { VisuallyHidden } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { clsx } from 'clsx';

import { isRecord } from '../../../shared/is-record';
import { getPageData } from '../../../shared/data/page-data';
import { taskReferral } from '../../../shared/data/referral';
import { Link, urlTo } from '../../../shared/routing';
import { TaskMark } from '../../components/task-mark';
import { taskHref } from '../../links';
import type { Task } from '../../types';
import styles from './launch.module.scss';

interface Texts {
	done: string;
	/** Text of an open item. */
	open: string;
	/** Text of an item that is missing after the launch. */
	missing: string;
}

const textsOf = (): Record< string, Texts > => ( {
	products: {
		done: __( 'There is a product to sell', 'storewright' ),
		open: __( 'Add a product', 'storewright' ),
		missing: __( 'Customers find nothing to buy.', 'storewright' ),
	},
	payments: {
		done: __( 'Customers can pay', 'storewright' ),
		open: __( 'Set up a payment method', 'storewright' ),
		missing: __( 'Customers can’t pay.', 'storewright' ),
	},
	tax: {
		done: __( 'Tax is set', 'storewright' ),
		open: __( 'Set your tax rates, or skip tax', 'storewright' ),
		missing: __( 'Orders are placed without tax.', 'storewright' ),
	},
	shipping: {
		done: __( 'Products can be shipped', 'storewright' ),
		open: __( 'Set your shipping rates', 'storewright' ),
		missing: __( 'Orders can’t be shipped.', 'storewright' ),
	},
	storefront: {
		done: __( 'A storefront is connected', 'storewright' ),
		open: __( 'Connect a storefront', 'storewright' ),
		missing: __( 'There is no cart or checkout to place orders in.', 'storewright' ),
	},
} );

interface Point extends Texts {
	id: string;
	isDone: boolean;
}

/** Returns the points of the checklist as the server tells of them. */
export const pointsOf = ( { additionalData: { checklist } }: Task ): Point[] => {
	const texts = textsOf();
	return ( Array.isArray( checklist ) ? checklist : [] ).flatMap( ( point: unknown ) => {
		const known = isRecord( point ) && typeof point.id === 'string' ? texts[ point.id ] : undefined;
		return known && isRecord( point )
			? [ { ...known, id: String( point.id ), isDone: point.isDone === true } ]
			: [];
	} );
};

const hrefOf = ( id: string ) =>
	id === 'storefront'
		? `${ getPageData().adminUrl }admin.php?page=wc-settings&tab=advanced&section=keys`
		: taskHref( { id, actionUrl: '' } );

/** Renders what the store has and lacks before customers can buy; from the tasks that it leads to, the way back leads here. */
export const Checklist = ( { task }: { task: Task } ) => {
	const points = pointsOf( task );
	return points.length > 0 ? (
		<section className={ styles.part } aria-labelledby="storewright-launch-checklist">
			<h3 className={ styles.title } id="storewright-launch-checklist">
				{ __( 'Launch checklist', 'storewright' ) }
			</h3>
			<ul className={ clsx( styles.facts, styles.points ) }>
				{ points.map( ( { id, isDone, done, open } ) => (
					<li key={ id }>
						<TaskMark state={ isDone ? 'done' : 'open' } />
						{ isDone ? (
							<span>
								{ done }
								<VisuallyHidden> { __( '(done)', 'storewright' ) }</VisuallyHidden>
							</span>
						) : (
							<span>
								<Link
									className={ styles.link }
									href={ hrefOf( id ) }
									onClick={ () =>
										taskReferral( id ).set( {
											referrer: task.id,
											returnUrl: urlTo( '/', { task: task.id } ),
										} )
									}
								>
									{ open }
								</Link>
								{ id === 'storefront' && (
									<span className={ styles.line }>
										{ __(
											'Storewright is the back office of your store. Customers buy in a storefront that connects to it over REST with an API key.',
											'storewright'
										) }
									</span>
								) }
							</span>
						) }
					</li>
				) ) }
			</ul>
		</section>
	) : null;
};
