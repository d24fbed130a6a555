import { __ } from '@wordpress/i18n';
import { useState } from '@wordpress/element';
import type { ReactNode } from 'react';

import { LazyDialog } from '../../shared/ui/lazy-dialog';
import { AskContext, type Question } from './question';

const loadDialog = () => import( /* webpackChunkName: "analytics-explain" */ './dialog' );

/** Answers questions of the figures in it, in a dialog. */
export function Explain( { children }: { children: ReactNode } ) {
	const [ question, setQuestion ] = useState< Question | null >( null );
	const close = () => setQuestion( null );
	return (
		<AskContext.Provider value={ setQuestion }>
			{ children }
			{ question !== null && (
				<LazyDialog
					load={ loadDialog }
					failure={ __( 'The orders could not be loaded.', 'storewright' ) }
					onClose={ close }
				>
					{ ( { ExplainDialog } ) => <ExplainDialog question={ question } onClose={ close } /> }
				</LazyDialog>
			) }
		</AskContext.Provider>
	);
}
