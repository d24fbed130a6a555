import { Button } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { clsx } from 'clsx';

import fieldStyles from '../../../../shared/ui/field/field.module.scss';
import { TextField } from '../../../../shared/ui/field/text-field';
import { InlineNotice } from '../../../../shared/ui/inline-notice';
import { openLibrary, type Picture } from './library';
import styles from './picture.module.scss';

interface PictureFieldProps {
	picture: Picture | null;
	onChange: ( picture: Picture | null ) => void;
}

/** One picture of the media library, and what it shows. */
export const PictureField = ( { picture, onChange }: PictureFieldProps ) => {
	const [ isBusy, setBusy ] = useState( false );
	const [ hasFailed, setFailed ] = useState( false );
	const button = useRef< HTMLButtonElement >( null );
	const isOpening = useRef( false );
	const isShown = useRef( true );
	useEffect( () => {
		isShown.current = true;
		return () => {
			isShown.current = false;
		};
	}, [] );

	const choose = async () => {
		if ( isOpening.current ) {
			return;
		}
		isOpening.current = true;
		setBusy( true );
		setFailed( false );
		try {
			await openLibrary( onChange, () => button.current?.focus() );
		} catch {
			setFailed( isShown.current );
		} finally {
			isOpening.current = false;
			setBusy( false );
		}
	};
	return (
		<div className={ clsx( fieldStyles.field, styles.field ) } role="group" aria-labelledby="storewright-picture">
			<span id="storewright-picture" className={ styles.label }>
				{ __( 'Picture (optional)', 'storewright' ) }
			</span>
			<div className={ styles.row }>
				{ picture && <img className={ styles.picture } src={ picture.url } alt={ picture.alt } /> }
				<Button
					ref={ button }
					__next40pxDefaultSize
					variant="secondary"
					isBusy={ isBusy }
					aria-disabled={ isBusy }
					onClick={ () => void choose() }
				>
					{ picture
						? __( 'Choose another picture', 'storewright' )
						: __( 'Choose a picture', 'storewright' ) }
				</Button>
				{ picture && (
					<Button
						__next40pxDefaultSize
						variant="tertiary"
						onClick={ () => {
							onChange( null );
							button.current?.focus();
						} }
					>
						{ __( 'Remove the picture', 'storewright' ) }
					</Button>
				) }
			</div>
			{ hasFailed && (
				<InlineNotice status="error" title={ __( 'Your pictures could not be opened', 'storewright' ) }>
					{ __( 'Check your connection and try again. What you have typed is still here.', 'storewright' ) }
				</InlineNotice>
			) }
			{ picture && (
				<TextField
					label={ __( 'What the picture shows, for people who can’t see it (optional)', 'storewright' ) }
					name="picture_alt"
					autoComplete="off"
					value={ picture.alt }
					onChange={ ( alt ) => onChange( { ...picture, alt } ) }
				/>
			) }
		</div>
	);
};
