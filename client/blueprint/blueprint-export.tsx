import { Button } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';

import type { BlueprintExport as Answer } from '../generated/rest';
import { recordEvent } from '../shared/data/events';
import { request } from '../shared/data/request';
import { useAsyncAction } from '../shared/data/use-async-action';
import { isRecord } from '../shared/is-record';
import type { IslandProps } from '../shared/routing';

const NOTICE = 'storewright-blueprint-export';

interface Step {
	id: string;
	label: string;
}

interface File {
	name: string;
	url: string;
}

const isStep = ( value: unknown ): value is Step =>
	isRecord( value ) && typeof value.id === 'string' && typeof value.label === 'string';

/** The file of an answer, as the browser can save it. */
const fileOf = ( { type, data }: Answer ): File =>
	type === 'zip'
		? { name: 'woo-blueprint.zip', url: String( data ) }
		: {
				name: 'woo-blueprint.json',
				url: URL.createObjectURL(
					new Blob( [ JSON.stringify( data, null, '\t' ) ], { type: 'application/json' } )
				),
			};

/** Chooses what of the store's setup is exported, and exports it. */
export default function BlueprintExport( props: IslandProps ) {
	const steps = Array.isArray( props.steps ) ? props.steps.filter( isStep ) : [];
	const [ chosen, setChosen ] = useState( () => steps.map( ( { id } ) => id ) );
	const [ isZip, setZip ] = useState( false );
	const [ file, setFile ] = useState< File | null >( null );
	const { createErrorNotice, removeNotice } = useDispatch( noticesStore );
	const { isBusy, run } = useAsyncAction(
		() => {
			void removeNotice( NOTICE );
			setFile( null );
			recordEvent( 'blueprint_export', { steps: chosen.join(), as_zip: isZip } );
			return request< Answer >( {
				path: '/wc-admin/blueprint/export',
				method: 'POST',
				data: { steps: chosen, export_as_zip: isZip },
			} );
		},
		{
			onDone: ( answer ) => setFile( fileOf( answer ) ),
			onFailure: ( { message } ) => void createErrorNotice( message, { id: NOTICE, isDismissible: true } ),
		}
	);
	useEffect( () => () => URL.revokeObjectURL( file?.url ?? '' ), [ file ] );
	const toggle = ( id: string, isOn: boolean ) =>
		setChosen( isOn ? [ ...chosen, id ] : chosen.filter( ( one ) => one !== id ) );
	return (
		<>
			<section className="storewright-settings__card">
				<fieldset>
					<legend className="screen-reader-text">{ __( 'What to export', 'storewright' ) }</legend>
					{ steps.map( ( { id, label } ) => (
						<Box
							key={ id }
							id={ `blueprint-${ id }` }
							label={ label }
							isChecked={ chosen.includes( id ) }
							onChange={ ( isOn ) => toggle( id, isOn ) }
						/>
					) ) }
				</fieldset>
				<hr />
				<Box
					id="blueprint-zip"
					label={ __( 'Export as a zip file', 'storewright' ) }
					isChecked={ isZip }
					onChange={ setZip }
				/>
			</section>
			<p className="submit">
				<Button
					__next40pxDefaultSize
					variant="primary"
					isBusy={ isBusy }
					disabled={ isBusy || chosen.length === 0 }
					onClick={ () => void run() }
				>
					{ __( 'Export', 'storewright' ) }
				</Button>
				<span role="status">
					{ file !== null && (
						<Button __next40pxDefaultSize variant="link" href={ file.url } download={ file.name }>
							{ __( 'Download the blueprint', 'storewright' ) }
						</Button>
					) }
				</span>
			</p>
		</>
	);
}

interface BoxProps {
	id: string;
	label: string;
	isChecked: boolean;
	onChange: ( isOn: boolean ) => void;
}

const Box = ( { id, label, isChecked, onChange }: BoxProps ) => (
	<p className="storewright-choice">
		<label htmlFor={ id }>
			<input
				id={ id }
				type="checkbox"
				checked={ isChecked }
				onChange={ ( { target } ) => onChange( target.checked ) }
			/>
			{ label }
		</label>
	</p>
);
