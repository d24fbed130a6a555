import { __ } from '@wordpress/i18n';

import { usePageData } from '../../shared/data/page-data';
import { plainText } from '../../shared/format/plain-text';
import { truncate } from '../../shared/format/truncate';
import { Text } from '../fields';
import { createSection, SectionCard } from '../section';
import type { SectionProps } from '../types';
import styles from '../product-editor.module.scss';

/** As much of a description as search engines show. */
const LENGTH = 160;

const withoutMarkup = ( html: string ) =>
	plainText( html.replaceAll( /<!--[\s\S]*?-->|<[^>]*>/g, ' ' ) )
		.replaceAll( /\s+/g, ' ' )
		.trim();

const SearchPreview = ( { values, errors, set }: SectionProps ) => {
	const { homeUrl, siteTitle } = usePageData();
	const slug = values.slug || values.generated_slug || '…';
	const address = values.permalink_template
		? values.permalink_template.replace( '%pagename%', slug )
		: `${ homeUrl }product/${ slug }/`;
	const text = withoutMarkup( values.short_description ) || withoutMarkup( values.description );
	return (
		<SectionCard id="search" title={ __( 'Search preview', 'storewright' ) }>
			<div className={ styles.result }>
				<p className={ styles.resultAddress }>{ address }</p>
				<p className={ styles.resultTitle }>
					{ values.name || __( 'Product name', 'storewright' ) } – { siteTitle }
				</p>
				<p className={ styles.help }>
					{ text === ''
						? __( 'Search engines show the short description here.', 'storewright' )
						: truncate( text, LENGTH ) }
				</p>
			</div>
			<Text
				label={ __( 'Slug', 'storewright' ) }
				name="slug"
				help={ __( 'The end of the product’s address.', 'storewright' ) }
				value={ values.slug }
				onChange={ ( text_ ) => set( 'slug', text_ ) }
				error={ errors.slug }
			/>
		</SectionCard>
	);
};

export const SearchPreviewSection = createSection(
	[ 'name', 'slug', 'generated_slug', 'permalink_template', 'description', 'short_description' ],
	SearchPreview
);
