import { Button } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';

import { Actions } from '../../../shared/ui/actions';
import { Card } from '../../../shared/ui/card';
import { QueryContent } from '../../runtime/query-content';
import { store } from '../../store';
import type { TaskPageProps } from '../../types';
import { InstalledCard } from './installed-card';
import { RecommendedCard } from './recommended-card';
import { sectionsOf, type Sections } from './sections';
import { useGroups } from './store';
import { useSetUp } from './use-set-up';
import styles from './marketing.module.scss';

/** The task in which the owner chooses how customers come to know of the store. */
export const Task = ( props: TaskPageProps ) => {
	const groups = useGroups();
	return (
		<QueryContent result={ groups } failure={ __( 'The extensions could not be loaded', 'storewright' ) }>
			{ ( data ) => <MarketingTask { ...props } sections={ sectionsOf( data ) } /> }
		</QueryContent>
	);
};

const MarketingTask = ( { task, onComplete, trackEvent, sections }: TaskPageProps & { sections: Sections } ) => {
	const { installed, recommended } = sections;
	const setUp = useSetUp( { task, trackEvent } );
	const { actionTask } = useDispatch( store );
	const hasActive = installed.some( ( { is_active: isActive } ) => isActive );
	// What is set up elsewhere concerns the task only where it is offered here, which its row shows.
	const offered = [ ...installed, ...recommended.flatMap( ( { plugins } ) => plugins ) ];
	const isBusy = setUp.isBusy || offered.some( ( { slug } ) => setUp.isInFlight( slug ) );
	const isGoingOn = useSelect( ( select ) => select( store ).isChanging( `action:${ task.id }` ), [ task.id ] );
	return (
		<div className={ styles.cards }>
			{ installed.length > 0 && <InstalledCard extensions={ installed } setUp={ setUp } /> }
			{ recommended.length > 0 && <RecommendedCard groups={ recommended } setUp={ setUp } /> }
			{ installed.length + recommended.length === 0 && (
				<Card className={ styles.head }>
					<p className={ styles.line }>{ __( 'There are no suggestions right now.', 'storewright' ) }</p>
				</Card>
			) }
			<span role="status" className="screen-reader-text">
				{ isBusy ? __( 'Installing…', 'storewright' ) : '' }
			</span>
			<Actions>
				<Button
					__next40pxDefaultSize
					variant={ hasActive ? 'primary' : 'secondary' }
					isBusy={ isGoingOn && ! isBusy }
					disabled={ isBusy || isGoingOn }
					accessibleWhenDisabled
					onClick={ () => void actionTask( task.id, () => onComplete() ) }
				>
					{ hasActive ? __( 'Continue', 'storewright' ) : __( 'Continue without extensions', 'storewright' ) }
				</Button>
			</Actions>
		</div>
	);
};
