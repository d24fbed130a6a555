import { __ } from '@wordpress/i18n';

import { InlineNotice } from '../../../shared/ui/inline-notice';
import { TaskSkeleton } from '../../page/task-skeleton';
import type { TaskPageProps } from '../../types';
import { ProviderList } from './list/provider-list';
import { providersOf } from './providers';
import { ProviderSetup } from './setup/provider-setup';
import { useGateways, useSuggestions } from './store';

/** The task in which the owner says how customers pay: a list to choose from, and the setup of what was chosen. */
export const Task = ( props: TaskPageProps ) => {
	const suggestions = useSuggestions();
	const gateways = useGateways();
	const failed = [ suggestions, gateways ].find( ( read ) => read.status === 'failed' );
	if ( failed?.status === 'failed' ) {
		const retry = () => [ suggestions, gateways ].forEach( ( read ) => read.status === 'failed' && read.retry() );
		return (
			<InlineNotice
				status="error"
				title={ __( 'The ways to pay could not be loaded', 'storewright' ) }
				actions={ [ { label: __( 'Try again', 'storewright' ), onClick: retry } ] }
			>
				{ failed.error.message }
			</InlineNotice>
		);
	}
	if ( suggestions.status !== 'ready' || gateways.status !== 'ready' ) {
		return <TaskSkeleton />;
	}
	const providers = providersOf( suggestions.data, gateways.data );
	const { id } = props.query;
	if ( ! id ) {
		return <ProviderList { ...props } providers={ providers } />;
	}
	const chosen = providers.find( ( provider ) => provider.id === id );
	if ( ! chosen ) {
		throw new Error( `The payment gateway “${ id }” is not among those that are available.` );
	}
	return <ProviderSetup key={ id } { ...props } provider={ chosen } />;
};
