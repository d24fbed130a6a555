import { useRegistry } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';

import { commandsStore, useCommands, type Command } from '../shared/commands';
import { appPage, navigate, urlTo, type Route } from '../shared/routing';
import { breadcrumbsText } from './page-title';

/** Whether the path says by itself where it leads. */
const isFixed = ( { path }: Route ) => ! /[:*]/.test( path );

/**
 * The name that WordPress gives to the command of a page that is in its menu. Ours takes its place, and gets there without loading a
 * page.
 */
const nameOf = ( path: string ): string => `${ appPage() }-${ path === '/' ? appPage() : urlTo( path ) }`;

const namesOf = ( { path, breadcrumbs }: Route ): string =>
	breadcrumbsText( typeof breadcrumbs === 'function' ? breadcrumbs( { path, params: {}, query: {} } ) : breadcrumbs );

const isSame = ( a: Route, b: Route ): boolean => a.load === b.load && namesOf( a ) === namesOf( b );

const commandOf = ( route: Route, label: string | undefined ): Command => ( {
	name: nameOf( route.path ),
	/* translators: %s: name of a page. */
	label: label ?? sprintf( __( 'Go to: %s', 'storewright' ), namesOf( route ) ),
	category: 'view',
	callback: ( { close } ) => {
		close();
		navigate( urlTo( route.path ) );
	},
} );

/** Commands that lead to the pages of the app. */
export default function PageCommands( { routes }: { routes: readonly Route[] } ) {
	const registry = useRegistry();
	const commands = useMemo( () => {
		const there = registry.select( commandsStore ).getCommands();
		return (
			routes
				.filter( isFixed )
				// Two ways to the same screen under one name, such as the profiler with and without the header, can't be told apart.
				.filter( ( route, index, all ) => all.findIndex( ( one ) => isSame( one, route ) ) === index )
				.map( ( route ) =>
					commandOf( route, there.find( ( { name } ) => name === nameOf( route.path ) )?.label )
				)
		);
	}, [ registry, routes ] );
	useCommands( commands );
	return null;
}
