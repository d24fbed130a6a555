import { screen, within } from '@testing-library/react';
import { Component } from '@wordpress/element';
import type { ReactNode } from 'react';

import type { PageData } from '../../../../shared/data/page-data';
import { useQuery } from '../../../../shared/routing';
import { onRequest, renderScreen } from '../../../../shared/test-utils';
import { store } from '../../../store';
import { aList, aTask, LISTS } from '../../../test-utils/tasks';
import { type BankAccount, type Gateway, paymentsStore, type Suggestion } from '../store';
import { Task } from '../task';
import { answerPayments } from './server';

/** Mock of the task's callback. */
export const onComplete = jest.fn();
export const trackEvent = jest.fn();

interface Situation {
	suggestions?: Suggestion[];
	gateways?: Gateway[];
	accounts?: BankAccount[];
	query?: Record< string, string >;
	pageData?: Partial< PageData >;
	facts?: Record< string, unknown >;
	children?: ReactNode;
}

/** Stands for the shell's error boundary. */
class Boundary extends Component< { children: ReactNode }, { error: Error | null } > {
	override state: { error: Error | null } = { error: null };

	static getDerivedStateFromError( error: Error ) {
		return { error };
	}

	override render() {
		return this.state.error ? <p role="alert">{ this.state.error.message }</p> : this.props.children;
	}
}

/** Opens the task at its address, which navigation changes. */
export function open( situation: Situation = {} ) {
	const { suggestions = [], gateways = [], accounts = [], query = {}, pageData = {}, facts = {} } = situation;
	const kept = answerPayments( { suggestions, gateways, accounts } );
	const task = aTask( 'payments', { additionalData: facts } );
	onRequest( 'GET', LISTS, [ aList( [ task ] ) ] );
	const Page = () => (
		<Boundary>
			<Task { ...{ task, onComplete, trackEvent } } query={ useQuery() } />
		</Boundary>
	);
	const shown = renderScreen(
		<>
			<Page />
			{ situation.children }
		</>,
		{ query: { task: 'payments', ...query }, stores: [ store, paymentsStore ] as never[], pageData }
	);
	const press = async ( name: string | RegExp ) => shown.user.click( await screen.findByRole( 'button', { name } ) );
	const type = async ( name: string | RegExp, text: string ) => {
		const field = await screen.findByRole( 'textbox', { name } );
		await shown.user.clear( field );
		await shown.user.click( field );
		await shown.user.paste( text );
	};
	return { ...shown, kept, press, type };
}

/** A part of the list. */
export const group = ( name: string ) => screen.findByRole( 'region', { name } );
/** The row of a way to pay. */
export const row = async ( title: string ) => {
	const heading = await screen.findByRole( 'heading', { name: new RegExp( `^${ title }` ) } );
	return within( heading.closest( 'li' ) as HTMLElement );
};
/** The line below the steps that says what is waited for. */
export const pending = () => document.querySelector( 'p.pending' );
