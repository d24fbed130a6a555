import { Button } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { addAction, removeAction } from '@wordpress/hooks';
import { __ } from '@wordpress/i18n';

import type { StoreDesign } from '../generated/rest';
import { getPageData } from '../shared/data/page-data';
import { useAsyncAction } from '../shared/data/use-async-action';
import { urlTo } from '../shared/routing';
import { Card } from '../shared/ui/card';
import { Hub } from '../shared/ui/hub/hub';
import { InlineNotice } from '../shared/ui/inline-notice';
import { LinkButton } from '../shared/ui/link-button';
import { Skeleton } from '../shared/ui/skeleton';
import { DESIGN_CHANGED, readDesign } from './api';
import { DirectoryCard } from './directory-card';
import { PatternsCard } from './patterns-card';
import { ThemesCard } from './themes-card';
import styles from './customize.module.scss';

const LISTENER = 'storewright/customize-store';

/** The hub of the store's looks: the theme's editor, patterns for pages, and themes. */
export default function CustomizeStore() {
	const [ design, setDesign ] = useState< StoreDesign | null >( null );
	const { failure, run, retry, abort } = useAsyncAction( readDesign, { onDone: setDesign } );
	useEffect( () => {
		void run();
		addAction( DESIGN_CHANGED, LISTENER, ( changed?: StoreDesign ) => {
			// What is being read may be older.
			abort();
			if ( changed ) {
				setDesign( changed );
			} else {
				void run();
			}
		} );
		return () => void removeAction( DESIGN_CHANGED, LISTENER );
	}, [ run, abort ] );
	return (
		<Hub
			isWide
			title={ __( 'Customize your store', 'storewright' ) }
			lead={ __(
				'Change colors, fonts and pages in the editor of your theme, start from a pattern, or choose another theme.',
				'storewright'
			) }
			actions={
				<>
					{ design !== null && design.editor_url !== '' && (
						<Button __next40pxDefaultSize variant="primary" href={ design.editor_url }>
							{ design.is_block_theme
								? __( 'Open the site editor', 'storewright' )
								: __( 'Open the Customizer', 'storewright' ) }
						</Button>
					) }
					<LinkButton variant="tertiary" href={ urlTo() }>
						{ __( 'Go to Home', 'storewright' ) }
					</LinkButton>
				</>
			}
		>
			{ failure !== null && (
				<InlineNotice
					status="error"
					title={ __( 'Your themes and patterns could not be loaded', 'storewright' ) }
					actions={ [ { label: __( 'Try again', 'storewright' ), onClick: () => void retry() } ] }
				>
					{ failure.message }
				</InlineNotice>
			) }
			{ design === null && failure === null && (
				<Card>
					<div className={ styles.head } role="status" aria-label={ __( 'Loading…', 'storewright' ) }>
						{ Array.from( { length: 6 }, ( _, row ) => (
							<Skeleton key={ row } width="40%" height="32px" />
						) ) }
					</div>
				</Card>
			) }
			{ design !== null && (
				<>
					<PatternsCard design={ design } />
					<ThemesCard design={ design } />
					{ design.can_install && getPageData().promotions && (
						<DirectoryCard isAllowed={ design.is_directory_allowed } />
					) }
				</>
			) }
		</Hub>
	);
}
