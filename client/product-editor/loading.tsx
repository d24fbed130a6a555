import { __ } from '@wordpress/i18n';

import { HeaderActionsFill } from '../shared/slots';
import { Skeleton } from '../shared/ui/skeleton';

/** Height of the buttons in the page's header, in CSS pixels. */
const BUTTONS = 44;

/** In the place of a product that is there while its editor is loaded. It is part of the app: it has no style sheet of its own. */
export const LoadingEditor = () => (
	<>
		<HeaderActionsFill>
			<div data-own-line="" style={ { blockSize: BUTTONS } } />
		</HeaderActionsFill>
		<div
			role="status"
			data-loading=""
			data-second-line=""
			aria-label={ __( 'Loading…', 'storewright' ) }
			style={ { padding: 'var(--storewright-space-24) var(--storewright-gutter)' } }
		>
			<Skeleton width="40%" height="24px" />
		</div>
	</>
);
