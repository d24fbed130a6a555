import { VisuallyHidden } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { clsx } from 'clsx';

import { getPageData } from '../../../shared/data/page-data';
import { taskReferral } from '../../../shared/data/referral';
import { pointsOf } from '../../../shared/launch/points';
import { Link, urlTo } from '../../../shared/routing';
import { TaskMark } from '../../components/task-mark';
import { taskHref } from '../../links';
import type { Task } from '../../types';
import styles from './launch.module.scss';

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
