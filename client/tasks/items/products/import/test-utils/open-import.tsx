/** The products task with an import that a test leads through its steps. */
import { TextDecoder } from 'node:util';

import { screen } from '@testing-library/react';

import { fixture, onRequest, renderScreen, requestsMade, type RestRequest } from '../../../../../shared/test-utils';
import { aTask } from '../../../../test-utils/tasks';
import { KINDS, productsStore } from '../../store';
import { Task } from '../../task';
import { IMPORT } from '../import-run';
import type { RowAnswer } from '../types';

// Browsers have it, jsdom does not.
Object.assign( globalThis, { TextDecoder } );

export interface Sent {
	import: string;
	existing: string;
	dry_run?: boolean;
	known: string[];
	/** What the import came to, where the inbox is to tell of it. */
	finished?: Record< string, number >;
	rows: Array< { row: number; fields: Record< string, unknown > } >;
}

const kinds = fixture< { body: Record< string, unknown > } >( 'wc-admin.onboarding.product-types' ).body;
export const onComplete = jest.fn();
export const trackEvent = jest.fn();

/** Returns the server's answer for a row. */
export const answer = ( row: number, more: Partial< RowAnswer > = {} ): RowAnswer => ( {
	row,
	outcome: 'created',
	id: 0,
	name: '',
	errors: [],
	notes: [],
	pending: [],
	...more,
} );

/** The requests that were sent, trials or others. */
export const sent = ( isTrial: boolean ) =>
	requestsMade( 'POST', IMPORT )
		.map( ( { data } ) => data as Sent )
		.filter( ( { dry_run: dry = false } ) => dry === isTrial );
/** Numbers of the rows that were sent, batch by batch. */
export const rowsSent = ( isTrial: boolean ) => sent( isTrial ).map( ( { rows } ) => rows.map( ( { row } ) => row ) );

/** Answers each row; a product that is made has the id 100 and its row. */
export function serve( one: ( row: number, isTrial: boolean ) => Partial< RowAnswer > = () => ( {} ) ) {
	onRequest( 'POST', IMPORT, ( { data }: RestRequest ) => {
		const { rows, dry_run: isTrial = false } = data as Sent;
		return {
			rows: rows.map( ( { row } ) => answer( row, { id: isTrial ? 0 : 100 + row, ...one( row, isTrial ) } ) ),
		};
	} );
}

/** Opens the task. */
export async function open( facts: Record< string, unknown > = {}, query: Record< string, string > = {} ) {
	onRequest( 'GET', KINDS, kinds );
	const task = aTask( 'products', { additionalData: { canImport: true, ...facts } } );
	const props = { task, query, onComplete, trackEvent };
	const { user, container, unmount } = renderScreen( <Task { ...props } />, { stores: [ productsStore as never ] } );
	const press = async ( name: string ) => user.click( await screen.findByRole( 'button', { name } ) );
	const choose = async ( text: string ) => {
		await screen.findByRole( 'button', { name: 'Choose a CSV file' } );
		const input = container.querySelector< HTMLInputElement >( 'input[type="file"]' );
		await user.upload( input as HTMLInputElement, new File( [ text ], 'shop.csv', { type: 'text/csv' } ) );
	};
	const toTrial = async ( text: string ) => {
		await press( 'Import from a CSV file' );
		await choose( text );
		await press( 'Check the file' );
	};
	return { user, press, choose, toTrial, unmount };
}

export const heading = ( name: string ) => screen.findByRole( 'heading', { name } );

/** Before each test. */
export function reset() {
	onComplete.mockReset();
	trackEvent.mockReset();
	serve();
}
