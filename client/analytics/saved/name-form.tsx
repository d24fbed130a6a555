import { Button, TextControl } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

import type { SavedReport } from '../../generated/rest';
import { useAsyncAction } from '../../shared/data/use-async-action';
import { InlineNotice } from '../../shared/ui';
import { FrequencyField, type Frequency } from './frequency-field';
import { RolesField } from './roles-field';
import styles from './saved.module.scss';

interface NameFormProps {
	/** The name and roles at first. */
	initial: Pick< SavedReport, 'name' | 'roles' | 'frequency' >;
	label: string;
	/** Text of its button. */
	action: string;
	/** Whether it can be sent by email. */
	isEmailed: boolean;
	save: ( name: string, roles: string[], frequency: Frequency ) => Promise< unknown >;
	onDone: () => void;
	onCancel?: () => void;
}

/** A report's name, whom it is shared with, and how often it is sent. What is typed stays where saving fails. */
export function NameForm( { initial, label, action, isEmailed, save, onDone, onCancel }: NameFormProps ) {
	const [ name, setName ] = useState( initial.name );
	const [ roles, setRoles ] = useState( initial.roles );
	const [ frequency, setFrequency ] = useState( initial.frequency );
	const form = useRef< HTMLFormElement >( null );
	const isEdit = onCancel !== undefined;
	useEffect( () => {
		if ( isEdit ) {
			form.current?.querySelector( 'input' )?.focus();
		}
	}, [ isEdit ] );
	const saving = useAsyncAction( () => save( name.trim(), roles, frequency ), { onDone } );
	return (
		<form
			ref={ form }
			className={ styles.form }
			onSubmit={ ( event ) => {
				event.preventDefault();
				void saving.run();
			} }
		>
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ label }
				value={ name }
				maxLength={ 100 }
				required
				onChange={ setName }
			/>
			<RolesField roles={ roles } onChange={ setRoles } />
			{ isEmailed && (
				<FrequencyField frequency={ frequency } isShared={ roles.length > 0 } onChange={ setFrequency } />
			) }
			{ saving.failure && <InlineNotice status="error">{ saving.failure.message }</InlineNotice> }
			<div className={ styles.actions }>
				<Button
					__next40pxDefaultSize
					type="submit"
					variant={ onCancel ? 'secondary' : 'primary' }
					isBusy={ saving.isBusy }
					disabled={ saving.isBusy || name.trim() === '' }
					accessibleWhenDisabled
				>
					{ action }
				</Button>
				{ onCancel && (
					<Button __next40pxDefaultSize variant="tertiary" onClick={ onCancel }>
						{ __( 'Cancel', 'storewright' ) }
					</Button>
				) }
			</div>
		</form>
	);
}
