import { useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

import { NotLoaded } from '../../../shared/ui/not-loaded';
import { TaskSkeleton } from '../../runtime/task-skeleton';
import type { TaskPageProps } from '../../types';
import { ProviderList } from './list/provider-list';
import { providersOf } from './providers';
import { ProviderSetup } from './setup/provider-setup';
import { useGateways, useSuggestions } from './store';

/** The task in which the owner says how customers pay: a list to choose from, and the setup of what was chosen. */
export const Task = ( props: TaskPageProps ) => {
	const suggestions = useSuggestions();
	const gateways = useGateways();
	const { id } = props.query;
	const first = useRef( id );
	const hasMoved = useRef( false );
	hasMoved.current ||= first.current !== id;
	const failed = [ suggestions, gateways ].filter( ( read ) => read.status === 'failed' );
	if ( failed.length > 0 ) {
		return <NotLoaded title={ __( 'Your payment methods could not be loaded', 'storewright' ) } reads={ failed } />;
	}
	if ( suggestions.status !== 'ready' || gateways.status !== 'ready' ) {
		return <TaskSkeleton />;
	}
	const providers = providersOf( suggestions.data, gateways.data );
	if ( ! id ) {
		return <ProviderList { ...props } providers={ providers } takesFocus={ hasMoved.current } />;
	}
	const chosen = providers.find( ( provider ) => provider.id === id );
	if ( ! chosen ) {
		throw new Error( `The payment gateway “${ id }” is not among those that are available.` );
	}
	return <ProviderSetup key={ id } { ...props } provider={ chosen } takesFocus={ hasMoved.current } />;
};
