/** What the hub reads and writes: `wc-admin/customize-store`. */
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

export const readDesign = ( signal: AbortSignal ) => request< StoreDesign >( { path: BASE, signal } );

export const readPreview = ( pattern: string, signal: AbortSignal ) =>
	request< PatternPreview >( { path: `${ BASE }/preview?pattern=${ encodeURIComponent( pattern ) }`, signal } );

export const applyPattern = ( pattern: string ) => post< StoreDesign >( 'apply', { pattern } );

/** Takes back the change that put the pattern in use, and no other one. */
export const undoPattern = ( { place, change }: Pattern ) => post< StoreDesign >( 'undo', { place, change } );

export const switchTheme = ( stylesheet: string ) => post< StoreDesign >( 'theme', { stylesheet } );

export const allowDirectory = ( isAllowed: boolean ) =>
	post< ThemeDirectory >( 'directory/consent', { is_allowed: isAllowed } );

export const searchDirectory = ( search: string ) =>
	post< ThemeDirectory >( 'directory', { search }, DIRECTORY_TIMEOUT );
