import '@testing-library/jest-dom';
import { assertQuietConsole, watchConsole } from './console';
import { assertExpectedRequests, forgetRequests } from './rest';

beforeEach( () => {
	window.scrollTo = jest.fn();
	Element.prototype.scrollIntoView = jest.fn();
	watchConsole();
	forgetRequests();
} );

afterEach( () => {
	window.sessionStorage.clear();
	assertExpectedRequests();
	assertQuietConsole();
} );
