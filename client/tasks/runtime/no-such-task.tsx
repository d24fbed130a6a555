import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';

import { navigate, urlTo } from '../../shared/routing';
import { Card } from '../../shared/ui/card';
import type { TaskList } from '../types';
import styles from './task-frame.module.scss';

interface NoSuchTaskProps {
	/** The task, where it is there but the user lacks the permission for it. */
	restricted?: TaskList[ 'restrictedTasks' ][ number ] | undefined;
}

const whoCan = ( roles: readonly string[] ) =>
	roles.length > 0
		? sprintf(
				/* translators: %s: names of user roles, such as "Administrator". */
				__( 'Ask somebody with one of these roles to do it: %s.', 'storewright' ),
				roles.join( ', ' )
			)
		: __( 'Ask the site’s administrator to do it.', 'storewright' );

/**
 * The address names a task that is not there, or one that this user may not do: then it says who may.
 */
export const NoSuchTask = ( { restricted }: NoSuchTaskProps ) => (
	<Card as="section">
		<div className={ styles.message }>
			<h2 className={ styles.title }>
				{ restricted
					? /* translators: %s: title of a task. */
						sprintf( __( 'You don’t have permission for “%s”', 'storewright' ), restricted.title )
					: __( 'This task does not exist', 'storewright' ) }
			</h2>
			<p>
				{ restricted
					? whoCan( restricted.roles )
					: __( 'It may have been removed with its plugin.', 'storewright' ) }
			</p>
			<Button
				className={ styles.button }
				variant="primary"
				onClick={ () => navigate( urlTo() ) }
				__next40pxDefaultSize
			>
				{ __( 'Go to Home', 'storewright' ) }
			</Button>
		</div>
	</Card>
);
