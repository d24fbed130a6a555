import { speak } from '@wordpress/a11y';
import { useCallback, useEffect, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';

import type { Command } from './store';
import { useCommandLoader } from './use-commands';

interface Failed {
	/** Unique among all commands. */
	name: string;
	/** What could not be done, and why. */
	message: string;
	/** The text that is searched for. */
	search: string;
	retry: () => void;
}

/**
 * Says what failed in place of what would have been found: whatever is searched for, the palette shows it. Choosing it tries again.
 */
export function failedCommand( { name, message, search, retry }: Failed ): Command {
	const label = sprintf(
		/* translators: %s: sentence that says what went wrong. Choosing the text tries again. */
		__( '%s (Try again)', 'storewright' ),
		message
	);
	return { name, label, searchLabel: `${ search } ${ label }`, category: 'action', callback: retry };
}

/**
 * Reads a failure out when it happens: the palette's list is only read where the arrow keys go.
 *
 * @param message Null for none.
 */
export function useSpokenFailure( message: string | null ): void {
	useEffect( () => {
		if ( message !== null ) {
			speak( message, 'assertive' );
		}
	}, [ message ] );
}

interface FailedCommandsProps {
	/** Unique among all loaders and commands. */
	name: string;
	/** What could not be done, and why. */
	message: string;
	onRetry: () => void;
}

/** Has the palette say why commands are missing, as long as this is there. */
export function FailedCommands( { name, message, onRetry }: FailedCommandsProps ) {
	const latest = useRef( onRetry );
	latest.current = onRetry;
	useSpokenFailure( message );
	const useFailure = useCallback(
		( { search }: { search: string } ) => ( {
			isLoading: false,
			commands:
				search === '' ? [] : [ failedCommand( { name, message, search, retry: () => latest.current() } ) ],
		} ),
		[ name, message ]
	);
	useCommandLoader( name, useFailure );
	return null;
}
