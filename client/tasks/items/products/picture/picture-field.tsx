import { Button } from '@wordpress/components';
import { useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { clsx } from 'clsx';

import fieldStyles from '../../../../shared/ui/field/field.module.scss';
import { TextField } from '../../../../shared/ui/field/text-field';
import { useAsyncAction } from '../../../../shared/data/use-async-action';
import { openLibrary, type Picture } from '../../../../shared/media-library';
import { InlineNotice } from '../../../../shared/ui/inline-notice';
import styles from './picture.module.scss';

interface PictureFieldProps {
	picture: Picture | null;
	onChange: ( picture: Picture | null ) => void;
}

/** One picture of the media library, and what it shows. */
export const PictureField = ( { picture, onChange }: PictureFieldProps ) => {
	const button = useRef< HTMLButtonElement >( null );
	const { isBusy, failure, run } = useAsyncAction( ( signal ) =>
		openLibrary( onChange, () => button.current?.focus(), signal )
	);
	return (
		<div className={ clsx( fieldStyles.field, styles.field ) } role="group" aria-labelledby="storewright-picture">
			<span id="storewright-picture" className={ styles.label }>
				{ __( 'Image (optional)', 'storewright' ) }
			</span>
			<div className={ styles.row }>
				{ picture && <img className={ styles.picture } src={ picture.url } alt={ picture.alt } /> }
				<Button
					ref={ button }
					__next40pxDefaultSize
					variant="secondary"
					isBusy={ isBusy }
					aria-disabled={ isBusy }
					onClick={ () => void run() }
				>
					{ picture ? __( 'Replace image', 'storewright' ) : __( 'Choose image', 'storewright' ) }
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
						{ __( 'Remove image', 'storewright' ) }
					</Button>
				) }
			</div>
			{ failure !== null && (
				<InlineNotice status="error" title={ __( 'Your media library could not be opened', 'storewright' ) }>
					{ __( 'Check your connection and try again. Your changes are still here.', 'storewright' ) }
				</InlineNotice>
			) }
			{ picture && (
				<TextField
					label={ __( 'Alternative text (optional)', 'storewright' ) }
					name="picture_alt"
					autoComplete="off"
					value={ picture.alt }
					onChange={ ( alt ) => onChange( { ...picture, alt } ) }
				/>
			) }
		</div>
	);
};
