import type { ComponentType } from 'react';

import { isModuleMissing, slugOf } from '../folder';
import { DefaultIllustration } from './default-illustration';
import styles from './illustration.module.scss';

/**
 * Returns the picture in a task's folder, `client/tasks/items/<slug>/illustration.tsx`; the default one where there is none.
 *
 * @param id Id of the task.
 */
function pictureOf( id: string ): ComponentType {
	try {
		// Not `import()`: the pictures are part of Home's chunk and must be there at the first rendering.
		return ( require( `../items/${ slugOf( id ) }/illustration` ) as { Illustration: ComponentType } ).Illustration;
	} catch ( error ) {
		if ( isModuleMissing( error ) ) {
			return DefaultIllustration;
		}
		throw error;
	}
}

interface IllustrationProps {
	/** Id of the task. */
	task: string;
}

/**
 * Renders a line drawing of 200 × 144 px. It is decorative: the text beside it says the same.
 */
export const Illustration = ( { task }: IllustrationProps ) => {
	const Picture = pictureOf( task );
	return (
		<svg
			className={ styles.illustration }
			viewBox="0 0 200 144"
			width="200"
			height="144"
			aria-hidden="true"
			focusable="false"
		>
			<Picture />
		</svg>
	);
};
