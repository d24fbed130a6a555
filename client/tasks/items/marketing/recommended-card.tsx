import { __ } from '@wordpress/i18n';

import { Card } from '../../../shared/ui/card';
import { ExtensionRow } from './extension-row';
import { SetUpButton } from './set-up-button';
import type { Extension, ExtensionGroup } from './store';
import styles from './marketing.module.scss';

interface RecommendedCardProps {
	/** At least one. */
	groups: readonly ExtensionGroup[];
	/** Slug of the extension that is being set up. */
	busy: string | undefined;
	onSetUp: ( extension: Extension ) => void;
}

const TITLE = 'storewright-marketing-recommended';

/** The extensions that are not here yet, by what they serve. */
export const RecommendedCard = ( { groups, busy, onSetUp }: RecommendedCardProps ) => (
	<Card as="section" aria-labelledby={ TITLE }>
		<div className={ styles.head }>
			<h3 className={ styles.title } id={ TITLE }>
				{ __( 'Recommended marketing extensions', 'storewright' ) }
			</h3>
			<p className={ styles.line }>
				{ __(
					'Free plugins from WordPress’s plugin directory. Choose what helps; you can remove them at any time.',
					'storewright'
				) }
			</p>
		</div>
		{ groups.map( ( { key, title, plugins } ) => (
			<div key={ key } className={ styles.group }>
				<h4 className={ styles.groupTitle } id={ `${ TITLE }-${ key }` }>
					{ title }
				</h4>
				<ul className={ styles.rows } aria-labelledby={ `${ TITLE }-${ key }` }>
					{ plugins.map( ( extension ) => (
						<ExtensionRow key={ extension.key } extension={ extension }>
							<SetUpButton extension={ extension } busy={ busy } onSetUp={ onSetUp } />
						</ExtensionRow>
					) ) }
				</ul>
			</div>
		) ) }
	</Card>
);
