import { Icon } from '@wordpress/components';
import { error as errorIcon } from '@wordpress/icons';

import styles from './field-error.module.scss';

interface FieldErrorProps {
	/** Id for the field's `aria-describedby`. */
	id: string;
	/** The error; its space is kept where there is none. */
	children?: string | undefined;
}

/** Renders the error of a field, below it. */
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
