import type { ComponentType, FunctionComponent } from 'react';

interface Kept {
	/** What is rendered: always the same component. */
	shown: FunctionComponent;
	/** The function that it runs: the one that the filter made last. */
	latest: FunctionComponent;
}

const components = new Map< string, Kept >();
const loaders = new Map< string, () => Promise< unknown > >();

const isPlainFunction = ( value: unknown ): value is FunctionComponent =>
	typeof value === 'function' &&
	! ( value.prototype as { isReactComponent?: unknown } | undefined )?.isReactComponent;

function keep( first: FunctionComponent ): Kept {
	const kept: Kept = {
		// The statics, such as default props, belong to it as well; its name is in React's messages.
		shown: Object.assign( ( props: object ) => kept.latest( props ), first, {
			displayName: first.displayName ?? first.name,
		} ),
		latest: first,
	};
	return kept;
}

/**
 * The component to render for one that a filter's callback has returned. Callbacks run again and again, and often write the
 * component down within themselves, so that each run makes a new function: to React another component, whose state would be
 * lost. Functions of one place with the same source are one component here, which does what the latest of them does.
 * Classes and what memo() or forwardRef() return come as they are.
 *
 * @param place     What it is the component of: no two things have the same one.
 * @param component As the callback returned it.
 */
export function sameComponent< Props >( place: string, component: ComponentType< Props > ): ComponentType< Props > {
	if ( ! isPlainFunction( component ) ) {
		return component;
	}
	const key = `${ place }\0${ String( component ) }`;
	const kept = components.get( key ) ?? keep( component );
	kept.latest = component;
	components.set( key, kept );
	return kept.shown as ComponentType< Props >;
}

/**
 * The function to fetch a component with, for one that a filter's callback has returned: of those of one place with the same
 * source the first one, whose module stays the one that is shown.
 *
 * @param place What it loads: no two things have the same one.
 * @param load  As the callback returned it.
 */
export function sameLoader< Load extends () => Promise< unknown > >( place: string, load: Load ): Load {
	const key = `${ place }\0${ String( load ) }`;
	const kept = loaders.get( key ) ?? load;
	loaders.set( key, kept );
	return kept as Load;
}
