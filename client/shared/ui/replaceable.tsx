import { Slot } from '@wordpress/components';
import { useLayoutEffect, useState } from '@wordpress/element';
import type { ReactNode } from 'react';

/**
 * Whether a slot is filled.
 *
 * @param fills What `<Slot>` gives the function that is its child: a list of the fills that render something.
 */
export const hasFills = ( fills: ReactNode ): boolean => Array.isArray( fills ) && fills.length > 0;

interface ReplaceableProps {
	/** Name of the slot. */
	slot: string;
	/** What a fill that is a function is given. */
	fillProps: object;
	/** Rendered around the fills. */
	around?: ( fills: ReactNode ) => ReactNode;
	/**
	 * Whether the content begins to work when it is mounted: a slot learns of its fills right after it is mounted itself, and what
	 * they replace must not have begun by then.
	 */
	waits?: boolean;
	/** What is there where nothing fills the slot. */
	children: ReactNode;
}

function Filled( { slot, fillProps, around = ( fills ) => fills, waits = false, children }: ReplaceableProps ) {
	const [ isKnown, setKnown ] = useState( ! waits );
	useLayoutEffect( () => setKnown( true ), [] );
	return (
		<Slot name={ slot } fillProps={ { ...fillProps } }>
			{ ( fills ) => {
				if ( hasFills( fills ) ) {
					return around( fills );
				}
				return isKnown ? children : null;
			} }
		</Slot>
	);
}

/** Content that extensions replace by filling a slot. */
export const Replaceable = ( props: ReplaceableProps ) => <Filled key={ props.slot } { ...props } />;
