import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { assertQuietConsole, watchConsole } from './console';
import { findLabelsFast } from './labels';
import { assertExpectedRequests, resetRequests } from './rest';

// What is waited for comes when it comes: a busy machine is no failure.
configure( { asyncUtilTimeout: 10_000 } );
findLabelsFast();

beforeEach( () => {
	window.scrollTo = jest.fn();
	Element.prototype.scrollIntoView = jest.fn();
	// jsdom has none, as it has no sizes.
	window.ResizeObserver = jest.fn( () => ( { observe: jest.fn(), unobserve: jest.fn(), disconnect: jest.fn() } ) );
	watchConsole();
	resetRequests();
} );

afterEach( () => {
	window.sessionStorage.clear();
	assertExpectedRequests();
	assertQuietConsole();
} );
