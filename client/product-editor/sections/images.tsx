import { Button, TextControl } from '@wordpress/components';
import { useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { clsx } from 'clsx';

import { useAsyncAction } from '../../shared/data/use-async-action';
import { openLibraryFor } from '../../shared/media-library';
import { InlineNotice } from '../../shared/ui/inline-notice';
import { MoveHandle, Sortable, useSortableRow } from '../../shared/ui/sortable';
import { createSection, SectionCard } from '../section';
import type { Product, SectionProps } from '../types';
import styles from '../product-editor.module.scss';

type Image = Product[ 'images' ][ number ];

interface RowProps {
	image: Image;
	name: string;
	isFirst: boolean;
	onChange: ( alt: string ) => void;
	onRemove: () => void;
}

const Row = ( { image, name, isFirst, onChange, onRemove }: RowProps ) => {
	const { ref, className } = useSortableRow( String( image.id ) );
	return (
		<li ref={ ref } className={ clsx( className, styles.image ) }>
			<MoveHandle id={ String( image.id ) } />
			<img className={ styles.thumbnail } src={ image.src } alt="" />
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				className={ styles.grow ?? '' }
				label={
					isFirst
						? __( 'Alternative text of the main image', 'storewright' )
						: /* translators: %s: name of an image. */
							sprintf( __( 'Alternative text of %s', 'storewright' ), name )
				}
				value={ image.alt }
				onChange={ onChange }
			/>
			<Button
				__next40pxDefaultSize
				variant="tertiary"
				isDestructive
				onClick={ onRemove }
				/* translators: %s: name of an image. */
				label={ sprintf( __( 'Remove %s', 'storewright' ), name ) }
				showTooltip={ false }
			>
				{ __( 'Remove', 'storewright' ) }
			</Button>
		</li>
	);
};

interface PicturesProps {
	images: readonly Image[];
	onChange: ( images: Image[] ) => void;
}

const fresh = { date_created: null, date_created_gmt: null, date_modified: null, date_modified_gmt: null };

const Pictures = ( { images, onChange }: PicturesProps ) => {
	const button = useRef< HTMLButtonElement >( null );
	const { isBusy, failure, run } = useAsyncAction( ( signal ) =>
		openLibraryFor(
			'images',
			( chosen ) =>
				onChange( [
					...images,
					...chosen
						.filter( ( { id } ) => ! images.some( ( image ) => image.id === id ) )
						.map( ( { id, url, alt, title } ) => ( { ...fresh, id, src: url, alt, name: title } ) ),
				] ),
			() => button.current?.focus(),
			signal
		)
	);
	/* translators: %d: place of an image without a name. */
	const nameOf = ( { name }: Image, at: number ) => name || sprintf( __( 'image %d', 'storewright' ), at + 1 );
	return (
		<>
			<Sortable
				items={ images.map( ( image, at ) => ( { id: String( image.id ), name: nameOf( image, at ) } ) ) }
				onReorder={ ( ids ) =>
					onChange( ids.flatMap( ( id ) => images.filter( ( image ) => String( image.id ) === id ) ) )
				}
			>
				<ul className={ styles.images }>
					{ images.map( ( image, at ) => (
						<Row
							key={ image.id }
							image={ image }
							name={ nameOf( image, at ) }
							isFirst={ at === 0 }
							onChange={ ( alt ) =>
								onChange(
									images.map( ( other ) => ( other.id === image.id ? { ...other, alt } : other ) )
								)
							}
							onRemove={ () => {
								onChange( images.filter( ( { id } ) => id !== image.id ) );
								button.current?.focus();
							} }
						/>
					) ) }
				</ul>
			</Sortable>
			<Button
				ref={ button }
				__next40pxDefaultSize
				className={ styles.start ?? '' }
				variant="secondary"
				isBusy={ isBusy }
				aria-disabled={ isBusy }
				onClick={ () => void run() }
			>
				{ __( 'Add images', 'storewright' ) }
			</Button>
			{ failure !== null && (
				<InlineNotice status="error" title={ __( 'Your media library could not be opened', 'storewright' ) }>
					{ __( 'Check your connection and try again. Your changes are still here.', 'storewright' ) }
				</InlineNotice>
			) }
		</>
	);
};

const Images = ( { values, set }: SectionProps ) => (
	<SectionCard
		id="images"
		title={ __( 'Images', 'storewright' ) }
		help={ __( 'The first one is the product’s main image.', 'storewright' ) }
	>
		<Pictures images={ values.images } onChange={ ( images ) => set( 'images', images ) } />
	</SectionCard>
);

export const ImagesSection = createSection( [ 'images' ], Images );
