import { Icon } from '@wordpress/components';
import { error as errorIcon } from '@wordpress/icons';

import styles from './field-error.module.scss';

interface FieldErrorProps {
	/** What the field's `aria-describedby` names. */
	id: string;
	/** What is wrong; the room for it is kept where nothing is. */
	children?: string | undefined;
}

/** What is wrong with a field, below it. */
export const FieldError = ( { id, children }: FieldErrorProps ) => (
	<span id={ id } className={ styles.error }>
		{ children && (
			<>
				<Icon icon={ errorIcon } size={ 20 } />
				<span>{ children }</span>
			</>
		) }
	</span>
);
