import { __, sprintf } from '@wordpress/i18n';
import Papa from 'papaparse';

import type { StoredRate } from '../rates-api';
import { isHeader, keyOf, placesOf, readLine, type FileRate, type Known } from './columns';

/** A line of the file that is a rate. */
export interface Line {
	/** Its number, as a spreadsheet counts them. */
	number: number;
	rate: FileRate;
}

/** A line that can't be taken, and why. */
export interface BadLine {
	number: number;
	reason: string;
}

/** Changes that a file would make. */
export interface Plan {
	/** New rates. */
	add: readonly Line[];
	/** How many of the rates the store has already, or the file has twice. */
	repeated: number;
	bad: readonly BadLine[];
}

/** A stored rate of any class. */
export type AnyRate = StoredRate & FileRate;

/** Current rates and classes of the store. */
export interface Stored extends Known {
	/** Its rates, by what tells one from another. */
	rates: ReadonlyMap< string, AnyRate >;
}

/** Largest file, in bytes. */
export const LARGEST_FILE = 5_000_000;

/** Most rates of one file; above that a command reads them faster. */
export const MAX_RATES = 5000;

/** Why a file as a whole can't be read. */
export class UnreadableFile extends Error {}

/**
 * The lines of a file, each a list of its cells.
 *
 * @param text Of the file.
 * @throws {UnreadableFile} If there are none, or too many.
 */
export function linesOf( text: string ): string[][] {
	const { data: lines, errors } = Papa.parse< string[] >( text, {
		delimitersToGuess: [ ',', ';', '\t' ],
	} );
	const filled = lines.filter( ( cells ) => cells.some( ( cell ) => cell.trim() !== '' ) ).length;
	if ( filled === 0 || text.includes( '\0' ) ) {
		throw new UnreadableFile( __( 'This file contains no tax rates.', 'storewright' ) );
	}
	if ( errors.some( ( { type } ) => type === 'Quotes' ) ) {
		// Rows that follow would be a part of that cell.
		throw new UnreadableFile(
			__(
				'A quotation mark in this file is not closed or is inside a cell. Fix it and try again.',
				'storewright'
			)
		);
	}
	if ( filled > MAX_RATES + 1 ) {
		throw new UnreadableFile(
			sprintf(
				/* translators: 1: number of rates, 2: a command. */
				__(
					'This file has more than %1$s rates. Split it, or have your host run the command “%2$s”.',
					'storewright'
				),
				String( MAX_RATES ),
				'wp storewright tax import'
			)
		);
	}
	return lines;
}

/**
 * Returns the changes that importing a file would make.
 *
 * @param lines  Of the file.
 * @param stored What the store has.
 */
export function planOf( lines: readonly string[][], stored: Stored ): Plan {
	const [ first = [] ] = lines;
	const places = placesOf( first );
	const seen = new Set( stored.rates.keys() );
	const add: Line[] = [];
	const bad: BadLine[] = [];
	let repeated = 0;
	lines.forEach( ( cells, at ) => {
		if ( ( at === 0 && isHeader( cells ) ) || cells.every( ( cell ) => cell.trim() === '' ) ) {
			return;
		}
		const number = at + 1;
		const rate = readLine( cells, places, stored );
		if ( typeof rate === 'string' ) {
			bad.push( { number, reason: rate } );
		} else if ( seen.has( keyOf( rate ) ) ) {
			repeated++;
		} else {
			seen.add( keyOf( rate ) );
			add.push( { number, rate } );
		}
	} );
	return { add, repeated, bad };
}
