import { RawHTML } from '@wordpress/element';

import { Card } from '../../shared/ui/card';
import styles from './task-frame.module.scss';

interface ContainerTaskProps {
	/** As the server made it harmless: what a post may hold. */
	html: string;
}

/**
 * A task of the old kind, whose page is HTML from the server.
 */
export const ContainerTask = ( { html }: ContainerTaskProps ) => (
	<Card>
		<RawHTML className={ styles.message }>{ html }</RawHTML>
	</Card>
);
