import { useSelect } from '@wordpress/data';
import { useEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

import { getCommands } from '../features';
import { commandsStore, FailedCommands } from '../shared/commands';
import { useModule } from '../shared/data/use-module';
import type { LoadComponent, Route } from '../shared/routing';
import { ErrorBoundary } from './page';

const FEATURES = getCommands();

const NO_ROUTES: readonly Route[] = [];

/** The palette's field. */
const FIELD = '.commands-command-menu input';

const loadPages = () => import( /* webpackChunkName: "commands" */ './page-commands' );

/** Whether the palette was opened since the page was loaded. Before WordPress 6.9 there is none outside of its editors. */
function useWasOpened(): boolean {
	const isOpen = useSelect( ( select ) => Boolean( select( commandsStore )?.isOpen() ), [] );
	const wasOpened = useRef( false );
	wasOpened.current ||= isOpen;
	useEffect( () => {
		if ( ! isOpen ) {
			return undefined;
		}
		// WordPress leaves there what was searched for, as long as no page is loaded: what is typed takes its place. Once it is rendered.
		const timer = setTimeout( () => document.querySelector< HTMLInputElement >( FIELD )?.select() );
		return () => clearTimeout( timer );
	}, [ isOpen ] );
	return wasOpened.current;
}

interface SourceProps< Props extends object > {
	name: string;
	load: LoadComponent< Props >;
	props: Props;
}

function Source< Props extends object >( { name, load, props }: SourceProps< Props > ) {
	const source = useModule( load );
	switch ( source.status ) {
		case 'loading':
			return null;
		case 'failed':
			return (
				<FailedCommands
					name={ `storewright/not-loaded-${ name }` }
					message={ __( 'Some commands could not be loaded. Check your connection.', 'storewright' ) }
					onRetry={ source.retry }
				/>
			);
		case 'ready':
			return <source.module.default { ...props } />;
	}
}

/**
 * Our commands in WordPress's command palette. Nothing of them is loaded before it is opened.
 *
 * @param props
 * @param props.routes The pages that the user may see; none where the page is not one of the app.
 */
export function Commands( { routes = NO_ROUTES }: { routes?: readonly Route[] } ) {
	return useWasOpened() ? (
		<>
			<ErrorBoundary fallback={ null }>
				<Source name="pages" load={ loadPages } props={ { routes } } />
			</ErrorBoundary>
			{ FEATURES.map( ( { name, load } ) => (
				<ErrorBoundary key={ name } fallback={ null }>
					<Source name={ name } load={ load } props={ {} } />
				</ErrorBoundary>
			) ) }
		</>
	) : null;
}
