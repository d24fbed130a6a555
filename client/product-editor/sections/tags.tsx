import { FormTokenField } from '@wordpress/components';
import { useDebounce } from '@wordpress/compose';
import { useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

import { request } from '../../shared/data/request';
import { useAsyncAction } from '../../shared/data/use-async-action';
import { plainText } from '../../shared/format/plain-text';
import fieldStyles from '../../shared/ui/field/field.module.scss';
import { createSection, SectionCard } from '../section';
import type { Product, SectionProps } from '../types';
import styles from '../product-editor.module.scss';

type Tag = Product[ 'tags' ][ number ];

/** After how many milliseconds without a key tags are searched. */
const PAUSE = 250;

const Tags = ( { values, errors, set }: SectionProps ) => {
	const [ found, setFound ] = useState< readonly Tag[] >( [] );
	// What was suggested once keeps its id.
	const known = useRef( new Map< string, Tag >() );
	const { abort, run, failure } = useAsyncAction(
		( signal, text: string ) =>
			request< Tag[] >( {
				path: `/wc/v3/products/tags?search=${ encodeURIComponent( text ) }&per_page=20&_fields=id,name,slug`,
				signal,
			} ),
		{
			onDone: ( tags ) => {
				tags.forEach( ( tag ) => known.current.set( plainText( tag.name ), tag ) );
				setFound( tags );
			},
		}
	);
	const ask = useDebounce( ( text: string ) => {
		abort();
		if ( text.trim() !== '' ) {
			void run( text );
		}
	}, PAUSE );
	const tagOf = ( name: string ): Tag =>
		values.tags.find( ( tag ) => plainText( tag.name ) === name ) ??
		known.current.get( name ) ?? { id: 0, name, slug: '' };
	return (
		<SectionCard id="tags" title={ __( 'Tags', 'storewright' ) }>
			<div className={ fieldStyles.field }>
				<FormTokenField
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'Tags', 'storewright' ) }
					value={ values.tags.map( ( { name } ) => plainText( name ) ) }
					suggestions={ found.map( ( { name } ) => plainText( name ) ) }
					onInputChange={ ask }
					tokenizeOnBlur
					help=""
					onChange={ ( tokens ) =>
						set(
							'tags',
							tokens.map( ( token ) => tagOf( typeof token === 'string' ? token : token.value ) )
						)
					}
				/>
				<p className={ styles.help }>
					{ failure?.message ?? __( 'Separate tags with commas or the Enter key.', 'storewright' ) }
				</p>
				{ errors.tags !== undefined && <p className={ styles.error }>{ errors.tags }</p> }
			</div>
		</SectionCard>
	);
};

export const TagsSection = createSection( [ 'tags' ], Tags );
