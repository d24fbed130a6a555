import { memo } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

import styles from './product-editor.module.scss';

export interface SectionLink {
	id: string;
	title: string;
}

/** Leads to the sections of a page that is longer than the screen. */
export const SectionLinks = memo( ( { sections }: { sections: readonly SectionLink[] } ) => (
	<nav className={ styles.links } aria-label={ __( 'Sections', 'storewright' ) }>
		{ sections.map( ( { id, title } ) => (
			<a
				key={ id }
				href={ `#product-${ id }` }
				onClick={ ( event ) => {
					event.preventDefault();
					const heading = document.getElementById( `product-${ id }-title` );
					heading?.focus( { preventScroll: true } );
					document.getElementById( `product-${ id }` )?.scrollIntoView( { block: 'start' } );
				} }
			>
				{ title }
			</a>
		) ) }
	</nav>
) );
