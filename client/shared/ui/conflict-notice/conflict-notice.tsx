import { __, sprintf } from '@wordpress/i18n';

import { InlineNotice } from '../inline-notice';
import styles from './conflict-notice.module.scss';

/** Changes by somebody else: the fields that are different by now, or a text in their place. */
export interface ConflictTexts {
	title?: string;
	text?: string;
	/** Names of fields, and what they are now; '' for emptied. */
	changes?: ReadonlyArray< { label: string; theirs: string } >;
}

interface ConflictNoticeProps extends ConflictTexts {
	onUseTheirs: () => void;
	onKeepMine: () => void;
}

const sentence = ( { label, theirs }: { label: string; theirs: string } ): string =>
	theirs === ''
		? /* translators: %s: name of a field. */
			sprintf( __( '“%s” was emptied by someone else while you were editing.', 'storewright' ), label )
		: sprintf(
				/* translators: 1: name of a field, 2: its new value. */
				__( '“%1$s” was changed to “%2$s” by someone else while you were editing.', 'storewright' ),
				label,
				theirs
			);

/** Renders the question whose changes are to stay where two people worked on the same thing. */
export const ConflictNotice = ( { title, text, changes = [], onUseTheirs, onKeepMine }: ConflictNoticeProps ) => (
	<InlineNotice
		status="warning"
		{ ...( title !== undefined && { title } ) }
		actions={ [
			{ label: __( 'Use theirs', 'storewright' ), onClick: onUseTheirs },
			{ label: __( 'Keep mine', 'storewright' ), onClick: onKeepMine },
		] }
	>
		{ text }
		{ changes.map( ( change ) => (
			<p key={ change.label } className={ styles.change }>
				{ sentence( change ) }
			</p>
		) ) }
	</InlineNotice>
);
