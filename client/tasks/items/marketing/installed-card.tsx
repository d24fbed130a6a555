import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';

import { Card } from '../../../shared/ui/card';
import { CardTitle } from '../../../shared/ui/card-title';
import { OfferList } from '../../../shared/ui/offer/offer';
import { ExtensionRow } from './extension-row';
import type { Extension } from './store';
import { SetUpButton } from './set-up-button';
import type { SetUp } from './use-set-up';
import styles from './marketing.module.scss';

interface InstalledCardProps {
	/** At least one. */
	extensions: readonly Extension[];
	setUp: SetUp;
}

const TITLE = 'storewright-marketing-installed';

/** The extensions that are on this site, and the way to where each is managed. */
export const InstalledCard = ( { extensions, setUp }: InstalledCardProps ) => (
	<Card as="section" aria-labelledby={ TITLE }>
		<div className={ styles.head }>
			<CardTitle id={ TITLE }>{ __( 'Installed marketing extensions', 'storewright' ) }</CardTitle>
		</div>
		<OfferList aria-labelledby={ TITLE }>
			{ extensions.map( ( extension ) => (
				<ExtensionRow
					key={ extension.slug }
					extension={ extension }
					problem={ setUp.problems[ extension.slug ] }
					onRetry={ () => void setUp.start( extension ) }
				>
					{ extension.is_active ? (
						<Active extension={ extension } />
					) : (
						<SetUpButton extension={ extension } setUp={ setUp } />
					) }
				</ExtensionRow>
			) ) }
		</OfferList>
	</Card>
);

const Active = ( { extension: { name, manage_url: manageUrl } }: { extension: Extension } ) => (
	<>
		<span>{ __( 'Active', 'storewright' ) }</span>
		{ manageUrl && (
			<Button
				__next40pxDefaultSize
				variant="tertiary"
				href={ manageUrl }
				/* translators: %s: name of an extension. */
				aria-label={ sprintf( __( 'Manage %s', 'storewright' ), name ) }
			>
				{ __( 'Manage', 'storewright' ) }
			</Button>
		) }
	</>
);
