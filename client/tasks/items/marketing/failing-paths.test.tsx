import { act, screen, waitFor } from '@testing-library/react';

import { fixture, onRequest, renderScreen } from '../../../shared/test-utils';
import { TaskNotices } from '../../components/task-notices';
import { store } from '../../store';
import { failingTests } from '../../test-utils/failing-paths';
import { aList, aTask, LISTS } from '../../test-utils/tasks';
import { EXTENSIONS_PATH, extensionsStore, type ExtensionGroup } from './store';
import { Task } from './task';

jest.mock( '@wordpress/a11y' );

const INSTALL = '/wc-admin/plugins/install';
const ACTIVATE = '/wc-admin/plugins/activate';
const DONE = { success: true, message: '', data: {}, errors: {} };

const [ group ] = fixture< { body: ExtensionGroup[] } >( 'wc-admin.onboarding.free-extensions' ).body;
const [ extension ] = group?.plugins ?? [];

const onComplete = jest.fn();

/** A recommended extension, which is active once the server has been asked to activate it. */
async function open() {
	onComplete.mockReset();
	const groups = ( isActive: boolean ) => [
		{
			...group,
			key: 'task-list/grow',
			plugins: [
				{ ...extension, name: 'Signpost', slug: 'signpost', is_installed: isActive, is_active: isActive },
			],
		},
	];
	const task = aTask( 'marketing' );
	onRequest( 'GET', EXTENSIONS_PATH, groups( false ) );
	onRequest( 'GET', LISTS, [ aList( [ task ] ) ] );
	onRequest( 'POST', `${ LISTS }/marketing/action`, { ...task, isActioned: true, isComplete: true } );
	onRequest( 'POST', INSTALL, DONE );
	onRequest( 'POST', ACTIVATE, () => {
		onRequest( 'GET', EXTENSIONS_PATH, groups( true ) );
		return DONE;
	} );
	const shown = renderScreen(
		<>
			<TaskNotices />
			<Task { ...{ task, query: {}, onComplete, trackEvent: jest.fn() } } />
		</>,
		{ query: { task: 'marketing' }, stores: [ store, extensionsStore ] as never[] }
	);
	await act( () => shown.registry.resolveSelect( store ).getTaskLists() );
	await screen.findByRole( 'button', { name: 'Install Signpost' } );
	return shown;
}

const installing = {
	open,
	button: () => screen.getByRole( 'button', { name: 'Install Signpost' } ),
	message: () => document.querySelector< HTMLElement >( 'p.problem' ),
	says: ( reason: string ) => reason,
	kept: () => expect( screen.getByRole( 'region', { name: 'Recommended marketing extensions' } ) ).toBeVisible(),
	done: () => screen.findByText( 'Signpost is active now.' ),
} as const;

const tests = failingTests(
	{ ...installing, name: 'installing an extension', method: 'POST', path: INSTALL },
	{ ...installing, name: 'activating an extension', method: 'POST', path: ACTIVATE },
	{
		name: 'going on without',
		method: 'POST',
		path: `${ LISTS }/marketing/action`,
		open,
		button: () => screen.getByRole( 'button', { name: 'Continue without extensions' } ),
		says: ( reason ) => `“Task marketing” could not be marked as done. ${ reason }`,
		kept: installing.kept,
		done: () => waitFor( () => expect( onComplete ).toHaveBeenCalledTimes( 1 ) ),
	}
);

it.each( tests )( '[A8-006] $title', ( { test } ) => expect( test() ).resolves.toBeUndefined() );
