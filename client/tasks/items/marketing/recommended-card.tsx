import { __ } from '@wordpress/i18n';

import { Card } from '../../../shared/ui/card';
import { CardTitle } from '../../../shared/ui/card-title';
import { OfferList } from '../../../shared/ui/offer/offer';
import { ExtensionRow } from './extension-row';
import { SetUpButton } from './set-up-button';
import type { ExtensionGroup } from './store';
import type { SetUp } from './use-set-up';
import styles from './marketing.module.scss';

interface RecommendedCardProps {
	/** At least one. */
	groups: readonly ExtensionGroup[];
	setUp: SetUp;
}

const TITLE = 'storewright-marketing-recommended';

/** The extensions that are not here yet, by what they serve. */
export const RecommendedCard = ( { groups, setUp }: RecommendedCardProps ) => (
	<Card as="section" aria-labelledby={ TITLE }>
		<div className={ styles.head }>
			<CardTitle id={ TITLE }>{ __( 'Recommended marketing extensions', 'storewright' ) }</CardTitle>
			<p className={ styles.line }>
				{ __(
					'Free plugins from the WordPress plugin directory. You can remove them at any time.',
					'storewright'
				) }
			</p>
		</div>
		{ groups.map( ( { key, title, plugins } ) => (
			<div key={ key } className={ styles.group }>
				<h4 className={ styles.groupTitle } id={ `${ TITLE }-${ key }` }>
					{ title }
				</h4>
				<OfferList aria-labelledby={ `${ TITLE }-${ key }` }>
					{ plugins.map( ( extension ) => (
						<ExtensionRow
							key={ extension.key }
							extension={ extension }
							problem={ setUp.problems[ extension.slug ] }
							onRetry={ () => void setUp.start( extension ) }
						>
							<SetUpButton extension={ extension } setUp={ setUp } />
						</ExtensionRow>
					) ) }
				</OfferList>
			</div>
		) ) }
	</Card>
);
