/** What the hub reads and writes: `wc-admin/customize-store`. */
import { doAction } from '@wordpress/hooks';

import type { PatternPreview, StoreDesign, ThemeDirectory } from '../generated/rest';
import { request } from '../shared/data/request';

const BASE = '/wc-admin/customize-store';

/** WordPress.org may take its time. */
const DIRECTORY_TIMEOUT = 60_000;

/** A pattern for a page of the store. */
export type Pattern = StoreDesign[ 'patterns' ][ number ];

/** A theme that the site has. */
export type Theme = StoreDesign[ 'themes' ][ number ];

/** A theme on WordPress.org. */
export type FoundTheme = ThemeDirectory[ 'themes' ][ number ];

const post = < Answer >( path: string, data: object, timeout?: number ) =>
	request< Answer >( { path: `${ BASE }/${ path }`, method: 'POST', data, ...( timeout && { timeout } ) } );

/** Called with the design that came of a change, without one where what is known is out of date; also after the hub was left. */
export const DESIGN_CHANGED = 'storewright.design_changed';

/** Tells the hub that is shown: it need not be the one in which the change began, since messages with Undo outlive that. */
export const designChanged = ( design?: StoreDesign ): void => void doAction( DESIGN_CHANGED, design );

const change = async ( path: string, data: object ): Promise< StoreDesign > => {
	const design = await post< StoreDesign >( path, data );
	designChanged( design );
	return design;
};

export const readDesign = ( signal: AbortSignal ) => request< StoreDesign >( { path: BASE, signal } );

export const readPreview = ( pattern: string, signal: AbortSignal ) =>
	request< PatternPreview >( { path: `${ BASE }/preview?pattern=${ encodeURIComponent( pattern ) }`, signal } );

export const applyPattern = ( pattern: string ) => change( 'apply', { pattern } );

/** Takes back the change that put the pattern in use, and no other one. */
export const undoPattern = ( { place, change: id }: Pattern ) => change( 'undo', { place, change: id } );

export const switchTheme = ( stylesheet: string ) => change( 'theme', { stylesheet } );

export const allowDirectory = ( isAllowed: boolean ) =>
	post< ThemeDirectory >( 'directory/consent', { is_allowed: isAllowed } );

export const searchDirectory = ( search: string ) =>
	post< ThemeDirectory >( 'directory', { search }, DIRECTORY_TIMEOUT );
