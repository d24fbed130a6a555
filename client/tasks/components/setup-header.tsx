import { __, _n, sprintf } from '@wordpress/i18n';

import { ProgressBar } from '../../shared/ui/progress-bar';
import { getPageData } from '../../shared/data/page-data';
import { headingId } from '../links';
import { headerTitle, progressOf } from '../progress';
import type { TaskList } from '../types';
import { ListMenu } from './list-menu';
import styles from './setup-header.module.scss';

interface SetupHeaderProps {
	list: TaskList;
}

/**
 * The head of the setup list: a title that goes with how far it is, and the progress.
 */
export const SetupHeader = ( { list }: SetupHeaderProps ) => {
	const { completed, total, fill } = progressOf( list );
	const done = sprintf(
		/* translators: 1: number of tasks done. 2: number of all tasks. */
		_n( '%1$d of %2$d done', '%1$d of %2$d done', completed, 'storewright' ),
		completed,
		total
	);
	return (
		<header className={ styles.header }>
			<div className={ styles.line }>
				<h2 className={ styles.title } id={ headingId( list.id ) } tabIndex={ -1 }>
					{ headerTitle( list, getPageData().siteTitle ) }
				</h2>
				<p className={ styles.done }>{ done }</p>
				<div className={ styles.menu }>
					<ListMenu list={ list } hideLabel={ __( 'Hide setup list', 'storewright' ) } />
				</div>
			</div>
			<ProgressBar
				label={ __( 'Store setup', 'storewright' ) }
				value={ completed }
				max={ total }
				fill={ fill }
				text={ done }
			/>
		</header>
	);
};
