import { Button } from '@wordpress/components';
import { useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';

import { useAsyncAction } from '../../shared/data/use-async-action';
import { openLibraryFor } from '../../shared/media-library';
import { FieldError } from '../../shared/ui/field/field-error';
import { InlineNotice } from '../../shared/ui/inline-notice';
import { Text, Whole } from '../fields';
import { createSection, SectionCard } from '../section';
import type { Product, SectionProps } from '../types';
import styles from '../product-editor.module.scss';

export type DownloadFields = Pick< Product, 'downloads' | 'download_limit' | 'download_expiry' >;

interface DownloadProps {
	values: DownloadFields;
	errors: SectionProps[ 'errors' ];
	onChange: ( change: Partial< DownloadFields > ) => void;
}

const limit = ( value: number ) => ( value < 0 ? null : value );

/** Files that customers get, and how often and how long. */
export const DownloadRows = ( { values, errors, onChange }: DownloadProps ) => {
	const { downloads } = values;
	const button = useRef< HTMLButtonElement >( null );
	const put = ( at: number, change: Partial< Product[ 'downloads' ][ number ] > ) =>
		onChange( { downloads: downloads.map( ( file, place ) => ( place === at ? { ...file, ...change } : file ) ) } );
	const { isBusy, failure, run } = useAsyncAction( ( signal ) =>
		openLibraryFor(
			'file',
			( files ) =>
				onChange( {
					downloads: [
						...downloads,
						...files.map( ( { url, title } ) => ( { id: '', name: title, file: url } ) ),
					],
				} ),
			() => button.current?.focus(),
			signal
		)
	);
	return (
		<>
			{ downloads.map( ( { name, file }, at ) => (
				<div key={ at } className={ styles.row } role="group" aria-label={ fileName( name, at ) }>
					<Text
						label={ __( 'File name', 'storewright' ) }
						name={ `downloads[${ at }].name` }
						value={ name }
						onChange={ ( text ) => put( at, { name: text } ) }
					/>
					<Text
						label={ __( 'File URL', 'storewright' ) }
						name={ `downloads[${ at }].file` }
						type="url"
						value={ file }
						onChange={ ( text ) => put( at, { file: text } ) }
					/>
					<Button
						__next40pxDefaultSize
						variant="tertiary"
						isDestructive
						/* translators: %s: name of a file. */
						label={ sprintf( __( 'Remove %s', 'storewright' ), fileName( name, at ) ) }
						showTooltip={ false }
						onClick={ () => {
							onChange( { downloads: downloads.filter( ( _, place ) => place !== at ) } );
							button.current?.focus();
						} }
					>
						{ __( 'Remove', 'storewright' ) }
					</Button>
				</div>
			) ) }
			{ errors.downloads !== undefined && (
				<FieldError id="product-downloads-error">{ errors.downloads }</FieldError>
			) }
			<div className={ styles.buttons }>
				<Button
					ref={ button }
					__next40pxDefaultSize
					variant="secondary"
					isBusy={ isBusy }
					aria-disabled={ isBusy }
					onClick={ () => void run() }
				>
					{ __( 'Choose file', 'storewright' ) }
				</Button>
				<Button
					__next40pxDefaultSize
					variant="tertiary"
					onClick={ () => onChange( { downloads: [ ...downloads, { id: '', name: '', file: '' } ] } ) }
				>
					{ __( 'Add a URL', 'storewright' ) }
				</Button>
			</div>
			{ failure !== null && (
				<InlineNotice status="error" title={ __( 'Your media library could not be opened', 'storewright' ) }>
					{ __( 'Check your connection and try again. Your changes are still here.', 'storewright' ) }
				</InlineNotice>
			) }
			<div className={ styles.pair }>
				<Whole
					label={ __( 'Download limit', 'storewright' ) }
					name="download_limit"
					help={ __( 'How often each file may be downloaded. Leave empty for no limit.', 'storewright' ) }
					value={ limit( values.download_limit ) }
					onChange={ ( count ) => onChange( { download_limit: count ?? -1 } ) }
					error={ errors.download_limit }
					min={ 0 }
				/>
				<Whole
					label={ __( 'Download expiry (days)', 'storewright' ) }
					name="download_expiry"
					help={ __( 'For how many days after the purchase. Leave empty for no limit.', 'storewright' ) }
					value={ limit( values.download_expiry ) }
					onChange={ ( days ) => onChange( { download_expiry: days ?? -1 } ) }
					error={ errors.download_expiry }
					min={ 0 }
				/>
			</div>
		</>
	);
};

/* translators: %d: place of a file without a name. */
const fileName = ( name: string, at: number ) => name || sprintf( __( 'file %d', 'storewright' ), at + 1 );

const Downloads = ( { values, errors, set }: SectionProps ) => (
	<SectionCard id="downloads" title={ __( 'Downloads', 'storewright' ) }>
		<DownloadRows
			values={ values }
			errors={ errors }
			onChange={ ( fields ) =>
				( Object.keys( fields ) as Array< keyof DownloadFields > ).forEach( ( field ) =>
					set( field, fields[ field ] as never )
				)
			}
		/>
	</SectionCard>
);

export const DownloadsSection = createSection( [ 'downloads', 'download_limit', 'download_expiry' ], Downloads );
