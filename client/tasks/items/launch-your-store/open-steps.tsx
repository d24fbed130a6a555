import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';

import { Link } from '../../../shared/routing';
import { taskHref } from '../../links';
import { store } from '../../store';
import styles from './launch.module.scss';

interface OpenStepsProps {
	/** Id of the task that is not told. */
	except: string;
}

/** Weight of the tasks that a store does well without. */
const OPTIONAL = 3;

/** What a store needs to sell and is not done: it does not stand in the way. */
export const OpenSteps = ( { except }: OpenStepsProps ) => {
	const list = useSelect( ( select ) => select( store ).getTaskList( 'setup' ), [] );
	const open = ( list?.tasks ?? [] ).filter(
		( { id, level, isVisible, isComplete, canView } ) =>
			id !== except && level < OPTIONAL && isVisible && canView && ! isComplete
	);
	return open.length > 0 ? (
		<section className={ styles.part } aria-labelledby="storewright-launch-open">
			<h3 className={ styles.title } id="storewright-launch-open">
				{ __( 'Still open', 'storewright' ) }
			</h3>
			<p className={ styles.line }>{ __( 'You can launch now and do these at any time.', 'storewright' ) }</p>
			<ul className={ styles.steps }>
				{ open.map( ( task ) => (
					<li key={ task.id }>
						<Link href={ taskHref( task ) }>{ task.title }</Link>
					</li>
				) ) }
			</ul>
		</section>
	) : null;
};
