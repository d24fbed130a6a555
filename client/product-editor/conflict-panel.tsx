import { Button, RadioControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';

import { truncate } from '../shared/format/truncate';
import { InlineNotice } from '../shared/ui/inline-notice';
import { nameOfField, wordsOf } from './field-names';
import type { Conflict } from './types';
import styles from './product-editor.module.scss';

/** As much of a text as tells it from another one. */
const LENGTH = 120;

type Whose = 'mine' | 'theirs';

interface ConflictPanelProps {
	conflict: Conflict;
	/** What is typed. */
	values: object;
	/** Called with the fields whose values are to be those of the other person; the rest is written over. */
	onResolve: ( theirs: readonly string[] ) => void;
}

/** Asks field by field whose value is to stay where two people changed the same product. */
export const ConflictPanel = ( { conflict, values, onResolve }: ConflictPanelProps ) => {
	const [ picks, setPicks ] = useState< Readonly< Record< string, Whose > > >( {} );
	const fields = Object.keys( conflict );
	return (
		<InlineNotice
			status="warning"
			title={ __( 'Someone else changed this product while you were editing', 'storewright' ) }
		>
			<p>{ __( 'Choose which values to keep. Nothing has been saved yet.', 'storewright' ) }</p>
			<div className={ styles.conflicts }>
				{ fields.map( ( field ) => (
					<RadioControl
						key={ field }
						label={ nameOfField( field ) }
						selected={ picks[ field ] ?? 'mine' }
						options={ [
							{
								value: 'mine',
								label: sprintf(
									/* translators: %s: a value. */
									__( 'Yours: %s', 'storewright' ),
									truncate(
										wordsOf( field, ( values as Record< string, unknown > )[ field ] ),
										LENGTH
									)
								),
							},
							{
								value: 'theirs',
								label: sprintf(
									/* translators: %s: a value. */
									__( 'Theirs: %s', 'storewright' ),
									truncate( wordsOf( field, conflict[ field ] ), LENGTH )
								),
							},
						] }
						onChange={ ( whose ) => setPicks( ( all ) => ( { ...all, [ field ]: whose as Whose } ) ) }
					/>
				) ) }
			</div>
			<Button
				__next40pxDefaultSize
				variant="primary"
				onClick={ () => onResolve( fields.filter( ( field ) => picks[ field ] === 'theirs' ) ) }
			>
				{ __( 'Save these values', 'storewright' ) }
			</Button>
		</InlineNotice>
	);
};
