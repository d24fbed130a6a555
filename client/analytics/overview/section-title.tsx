import { Button, TextControl } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { FormEvent, KeyboardEvent } from 'react';

import styles from './overview.module.scss';

const MAX_LENGTH = 60;

interface RenameProps {
	title: string;
	/** With null where nothing is to change. */
	onDone: ( title: string | null ) => void;
}

/** The field in which a section gets another title; an empty one stands for the usual title. */
export function RenameSection( { title, onDone }: RenameProps ) {
	const [ text, setText ] = useState( title );
	const field = useRef< HTMLInputElement >( null );
	useEffect( () => {
		field.current?.focus();
		field.current?.select();
	}, [] );
	const submit = ( event: FormEvent ) => {
		event.preventDefault();
		onDone( text.trim() === title ? null : text );
	};
	const press = ( event: KeyboardEvent ) => {
		if ( event.key === 'Escape' ) {
			event.preventDefault();
			onDone( null );
		}
	};
	return (
		<form className={ styles.rename } onSubmit={ submit }>
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				hideLabelFromVision
				ref={ field }
				label={ __( 'Title of the section', 'storewright' ) }
				maxLength={ MAX_LENGTH }
				value={ text }
				onChange={ setText }
				onKeyDown={ press }
			/>
			<Button __next40pxDefaultSize variant="secondary" type="submit">
				{ __( 'Rename', 'storewright' ) }
			</Button>
			<Button __next40pxDefaultSize variant="tertiary" onClick={ () => onDone( null ) }>
				{ __( 'Cancel', 'storewright' ) }
			</Button>
		</form>
	);
}
