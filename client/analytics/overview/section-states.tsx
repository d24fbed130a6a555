import type { ReactNode } from 'react';

import { Card } from '../../shared/ui/card';
import { NotLoaded, type FailedRead } from '../../shared/ui/not-loaded';
import styles from './overview.module.scss';

/** A section of which the user has hidden everything. */
export const NoBlocks = ( { children }: { children: ReactNode } ) => (
	<Card className={ styles.nothing ?? '' }>
		<p>{ children }</p>
	</Card>
);

/** A section whose content could not be fetched. */
export const NotThere = ( { title, failed }: { title: string; failed: FailedRead } ) => (
	<NotLoaded title={ title } reads={ [ failed ] } />
);
