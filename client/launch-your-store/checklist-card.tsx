import { Icon, VisuallyHidden } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { published } from '@wordpress/icons';

import type { OnboardingTask } from '../generated/rest';
import { getPageData } from '../shared/data/page-data';
import { taskReferral } from '../shared/data/referral';
import { pointsOf } from '../shared/launch/points';
import { isPlainClick, Link, urlTo } from '../shared/routing';
import { tryOrNull } from '../shared/try-or-null';
import { Card } from '../shared/ui/card';
import { CardTitle } from '../shared/ui/card-title';
import { Skeleton } from '../shared/ui/skeleton';
import { LAUNCH } from './setup';
import styles from './hub.module.scss';

const TITLE = 'storewright-launch-hub-checklist';

/** Name of the session's note that the launch was interrupted: Home then leads back to it. */
export const WAITING = 'lysWaiting';

interface Row {
	id: string;
	isDone: boolean;
	text: string;
	href: string;
}

/** Where a task is done: on a screen of WordPress, or on its page in the app. */
const hrefOf = ( { id, actionUrl }: Pick< OnboardingTask, 'id' | 'actionUrl' > ) =>
	actionUrl.startsWith( getPageData().adminUrl ) ? actionUrl : urlTo( '/', { task: id } );

function rowsOf( tasks: readonly OnboardingTask[] ): Row[] {
	const launch = tasks.find( ( { id } ) => id === LAUNCH );
	const points = launch === undefined ? [] : pointsOf( launch );
	const needed = points.map( ( { id, isDone, done, open } ) => ( {
		id,
		isDone,
		text: isDone ? done : open,
		href:
			id === 'storefront'
				? `${ getPageData().adminUrl }admin.php?page=wc-settings&tab=advanced&section=keys`
				: urlTo( '/', { task: id } ),
	} ) );
	const others = tasks
		.filter(
			( task ) =>
				task.canView &&
				! task.isDismissed &&
				task.id !== LAUNCH &&
				! points.some( ( { id } ) => id === task.id )
		)
		.map( ( task ) => ( { id: task.id, isDone: task.isComplete, text: task.title, href: hrefOf( task ) } ) );
	return [ ...needed, ...others ];
}

/** Has the task lead back here, and Home as well where the owner goes there instead; a new tab leaves this one as it is. */
function interrupt( id: string, isHere: boolean ): void {
	taskReferral( id ).set( { referrer: LAUNCH, returnUrl: urlTo( `/${ LAUNCH }` ) } );
	if ( isHere ) {
		tryOrNull( () => window.sessionStorage.setItem( WAITING, 'yes' ) );
	}
}

/** Renders the setup tasks, those first that customers need to buy. */
export const ChecklistCard = ( { tasks }: { tasks: readonly OnboardingTask[] } ) => (
	<Card as="section" aria-labelledby={ TITLE }>
		<div className={ styles.head }>
			<CardTitle as="h2" id={ TITLE }>
				{ __( 'Launch checklist', 'storewright' ) }
			</CardTitle>
		</div>
		<ul className={ `${ styles.rows } ${ styles.links }` } aria-labelledby={ TITLE }>
			{ rowsOf( tasks ).map( ( { id, isDone, text, href } ) => (
				<li key={ id } className={ isDone ? styles.done : undefined }>
					{ isDone ? (
						<Icon icon={ published } size={ 24 } />
					) : (
						<span className={ styles.ring } aria-hidden="true" />
					) }
					<span className={ styles.text }>
						{ isDone ? (
							<span>
								{ text }
								<VisuallyHidden> { __( '(done)', 'storewright' ) }</VisuallyHidden>
							</span>
						) : (
							<Link
								className={ styles.link }
								href={ href }
								onClick={ ( event ) => interrupt( id, isPlainClick( event ) ) }
							>
								{ text }
							</Link>
						) }
					</span>
				</li>
			) ) }
		</ul>
	</Card>
);

/** How many rows there are where the page was not told how many tasks there are. */
const USUAL = 9;

/** The list's size while its tasks are read: one of them is the launch itself, and the storefront is in the list besides. */
export const ChecklistSkeleton = () => {
	const { setup } = getPageData();
	return (
		<Card>
			<div className={ styles.head }>
				<CardTitle as="h2">{ __( 'Launch checklist', 'storewright' ) }</CardTitle>
			</div>
			<div role="status" aria-label={ __( 'Loading…', 'storewright' ) }>
				<ul className={ `${ styles.rows } ${ styles.links }` } aria-hidden="true">
					{ Array.from(
						{ length: setup === null ? USUAL : setup.completed + setup.remaining },
						( _, row ) => (
							<li key={ row }>
								<span className={ styles.ring } />
								<span className={ `${ styles.text } ${ styles.link }` }>
									<Skeleton width="200px" height="20px" />
								</span>
							</li>
						)
					) }
				</ul>
			</div>
		</Card>
	);
};
