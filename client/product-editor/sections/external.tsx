import { __ } from '@wordpress/i18n';

import { Text } from '../fields';
import { createSection, SectionCard } from '../section';
import type { SectionProps } from '../types';
import styles from '../product-editor.module.scss';

const External = ( { values, errors, set }: SectionProps ) => (
	<SectionCard
		id="external"
		title={ __( 'External product', 'storewright' ) }
		help={ __( 'Customers buy it on another site.', 'storewright' ) }
	>
		<div className={ styles.pair }>
			<Text
				label={ __( 'Product URL', 'storewright' ) }
				name="external_url"
				type="url"
				value={ values.external_url }
				onChange={ ( url ) => set( 'external_url', url ) }
				error={ errors.external_url }
			/>
			<Text
				label={ __( 'Button text', 'storewright' ) }
				name="button_text"
				value={ values.button_text }
				onChange={ ( text ) => set( 'button_text', text ) }
				error={ errors.button_text }
			/>
		</div>
	</SectionCard>
);

export const ExternalSection = createSection( [ 'external_url', 'button_text' ], External );
