import { useDispatch } from '@wordpress/data';

import { useAsyncAction } from '../../../../shared/data/use-async-action';
import { formatQuery, getHistory, navigate, parseQuery, urlTo } from '../../../../shared/routing';
import type { TaskPageProps } from '../../../types';
import { factsOf } from '../facts';
import { actionOf, type Provider, WOOPAYMENTS } from '../providers';
import { paymentsStore } from '../store';
import { configuredText, useConfigured } from '../use-configured';
import { useConnect } from '../use-connect';

/** State and actions of the payment method that the owner chooses. */
export interface Choice {
	/** Id of the one that is being saved or connected; null where none is. */
	busy: string | null;
	/** Which one could not be saved, and why. */
	failure: { id: string; reason: string } | null;
	choose: ( provider: Provider ) => void;
}

/** Sets a provider up in the present page, whose address keeps all else it says. */
function openHere( id: string ): void {
	const query = parseQuery( getHistory().location.search );
	navigate( `admin.php?${ formatQuery( { ...query, id } ) }` );
}

/**
 * Chooses a way to pay: sets it up where there is something to set up, offers it at once otherwise. One that plugins bring is
 * set up on the page where it was chosen; any other leads to the page of the task.
 */
export function useChoice( props: Pick< TaskPageProps, 'task' | 'query' | 'trackEvent' > ): Choice {
	const { task, query, trackEvent } = props;
	const { saveGateway } = useDispatch( paymentsStore );
	const onConfigured = useConfigured( props );
	const { isBusy: isConnecting, connect } = useConnect();

	const { isBusy, args, failure, run } = useAsyncAction( async ( _, { id, title }: Provider ) => {
		await saveGateway( id, { enabled: true } );
		onConfigured( id, configuredText( title ) );
	} );
	const chosenId = args?.[ 0 ].id ?? null;
	const setUp = ( provider: Provider ) => {
		trackEvent( 'tasklist_payment_setup', { selected: provider.id } );
		const { id, isInstalled, plugins } = provider;
		if ( id === WOOPAYMENTS && isInstalled && factsOf( task ).hasPaymentsProvider ) {
			void connect();
		} else if ( plugins.length > 0 ) {
			openHere( id );
		} else {
			navigate( urlTo( '/', { task: query.task || 'payments', id } ) );
		}
	};
	const saving = isBusy ? chosenId : null;
	return {
		busy: isConnecting ? WOOPAYMENTS : saving,
		failure: failure && chosenId !== null ? { id: chosenId, reason: failure.message } : null,
		choose: ( provider ) => ( actionOf( provider ) === 'enable' ? void run( provider ) : setUp( provider ) ),
	};
}
