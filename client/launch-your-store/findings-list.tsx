import { Icon, VisuallyHidden } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { caution, info, published } from '@wordpress/icons';

import type { Finding } from './findings';
import styles from './hub.module.scss';

const ICONS = { done: published, attention: caution, info } as const;

const wordOf = ( tone: Finding[ 'tone' ] ) =>
	( {
		done: __( 'Good:', 'storewright' ),
		attention: __( 'Needs you:', 'storewright' ),
		info: __( 'Note:', 'storewright' ),
	} )[ tone ];

/** Renders findings, each with what it is about. */
export const FindingsList = ( { label, findings }: { label: string; findings: readonly Finding[] } ) => (
	<ul className={ styles.rows } aria-label={ label }>
		{ findings.map( ( { id, title, tone, text, link } ) => (
			<li key={ id } className={ styles[ tone ] }>
				<Icon icon={ ICONS[ tone ] } size={ 24 } />
				<span className={ styles.text }>
					<span className={ styles.name }>{ title }</span>
					<span>
						<VisuallyHidden>{ wordOf( tone ) } </VisuallyHidden>
						{ text }
					</span>
					{ link && (
						<a className={ styles.link } href={ link.href }>
							{ link.label }
						</a>
					) }
				</span>
			</li>
		) ) }
	</ul>
);
