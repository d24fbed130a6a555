import { RadioControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import type { Kinds } from './store';
import styles from './products.module.scss';

interface KindChooserProps {
	kinds: Kinds;
	chosen: string;
	onChoose: ( kind: string ) => void;
}

/** Which kind of product is to be added. */
export const KindChooser = ( { kinds, chosen, onChoose }: KindChooserProps ) => (
	<RadioControl
		className={ styles.kinds }
		label={ __( 'What do you sell?', 'storewright' ) }
		selected={ chosen }
		options={ Object.entries( kinds ).map( ( [ value, { label, description } ] ) => ( {
			value,
			label,
			description,
		} ) ) }
		onChange={ onChoose }
	/>
);
