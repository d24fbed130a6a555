/** Failures that every task handles alike: tests of one write are a table that the ways to fail are applied to. */
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

import { FAILURES, SERVER_ERROR, type RequestFailure } from '../../shared/test-utils/failures';
import { interceptRequest, requestsMade, type Method } from '../../shared/test-utils/rest';

/** Something that a task writes. */
export interface FailingPath {
	/** Name of the owner's action. */
	name: string;
	/** The request that fails; the test has set what it answers otherwise. */
	method: Method;
	path: string;
	/** Opens the page and enters what is to be saved, up to the button. */
	open: () => Promise< { user: UserEvent } >;
	/** The button that saves. */
	button: () => HTMLElement;
	/** Returns the element with the message: an alert by default. */
	message?: () => HTMLElement | null;
	/** Returns the message, word for word, without buttons. */
	says: ( reason: string ) => string;
	/** Demands that what the owner entered is there. */
	kept: () => void;
	/** Demands that the owner is done: an attempt succeeded. */
	done: () => Promise< unknown > | unknown;
	/** Where trying again does not send the same again: demands what it does. */
	again?: () => Promise< unknown > | unknown;
}

/** Stands for any reason. */
const REASON = '\0';

const AGAIN = /try again|^retry| Retry$/i;

const alert = () => screen.queryByRole( 'alert' );

const wordsOf = ( element: HTMLElement | null ): string => {
	const words = element?.cloneNode( true ) as HTMLElement | undefined;
	words?.querySelectorAll( 'button, .components-visually-hidden' ).forEach( ( button ) => button.remove() );
	return words?.textContent?.trim() ?? '';
};

const expectBusy = ( button: HTMLElement, isBusy: boolean ) =>
	expect( { busy: button.classList.contains( 'is-busy' ), locked: button.getAttribute( 'aria-disabled' ) } ).toEqual(
		{
			busy: isBusy,
			locked: isBusy ? 'true' : expect.not.stringContaining( 'true' ),
		}
	);

/** The way to try again: the message's own button, else the one that failed. */
const wayBack = ( path: FailingPath ): HTMLElement =>
	within( ( path.message ?? alert )() ?? document.body ).queryByRole( 'button', { name: AGAIN } ) ?? path.button();

const sentBy = ( { method, path }: FailingPath ) => requestsMade( method, path );

async function survive( path: FailingPath, { reason, arm }: RequestFailure ): Promise< void > {
	const { method, message = alert } = path;
	const { user } = await path.open();
	const { answer, strike } = arm();
	const repair = interceptRequest( method, path.path, answer );
	await user.dblClick( path.button() );
	await waitFor( () => expect( sentBy( path ) ).toHaveLength( 1 ) );
	expectBusy( path.button(), true );
	path.kept();

	await act( async () => strike() );
	await waitFor( () => expect( wordsOf( message() ) ).toBe( path.says( reason ) ) );
	expect( `${ message()?.textContent } ${ path.button().textContent }` ).toMatch( AGAIN );
	path.kept();
	expectBusy( path.button(), false );
	expect( path.button() ).toHaveFocus();
	expect( sentBy( path ) ).toHaveLength( 1 );

	repair();
	await user.click( wayBack( path ) );
	if ( path.again ) {
		await path.again();
		return;
	}
	await path.done();
	expect( sentBy( path ) ).toHaveLength( 2 );
}

/** Whether what the form says is the same for every failure, but for the reason. */
const isUniform = ( { says }: FailingPath ): boolean =>
	FAILURES.every( ( { reason } ) => says( reason ) === says( REASON ).replace( REASON, reason ) );

/**
 * Tests that a write survives a failure: what was entered stays; the button is busy, then free; a double click is one request;
 * what failed and what to do is said; the keyboard's place stays; and trying again works.
 *
 * The ways to fail are told apart in `request()`, whose tests go through all of them; a form that tells them apart itself is
 * tested with all of them, too.
 *
 * @param paths What is written.
 */
export const failingTests = ( ...paths: FailingPath[] ): Array< { title: string; test: () => Promise< void > } > =>
	paths.flatMap( ( path ) =>
		( isUniform( path ) ? [ SERVER_ERROR ] : FAILURES ).map( ( failure ) => ( {
			title: `${ path.name }: survives ${ failure.name }`,
			test: () => survive( path, failure ),
		} ) )
	);
