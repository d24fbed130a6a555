import { fireEvent, getByLabelText } from '@testing-library/dom';

import { guardUnsaved } from './unsaved-form';

/** Each test has a window's listeners of the ones before it, too: those of forms that were saved or not changed hold nothing. */
const show = ( fields: string ) => {
	document.body.innerHTML = `<form id="rates"></form><form id="search"></form>`;
	const form = document.getElementById( 'rates' ) as HTMLFormElement;
	form.innerHTML = fields;
	guardUnsaved( form );
	return form;
};

const type = ( label: string ) =>
	fireEvent.input( getByLabelText( document.body, label ), { target: { value: '19' } } );

const isHeld = () => ! window.dispatchEvent( new Event( 'beforeunload', { cancelable: true } ) );

it( 'asks once something was typed, and no more once it is sent', () => {
	const form = show( '<label>Rate <input name="rate"></label>' );
	expect( isHeld() ).toBe( false );
	type( 'Rate' );
	expect( isHeld() ).toBe( true );
	fireEvent.submit( form );
	expect( isHeld() ).toBe( false );
} );

it( 'asks where the form came back with errors', () => {
	const form = show( '<label>Rate <input name="rate" aria-invalid="true"></label>' );
	expect( isHeld() ).toBe( true );
	fireEvent.submit( form );
} );

it( 'asks nothing for fields of another form, and for those that nothing saves', () => {
	show(
		'<label>Search <input name="search" form="search"></label>' +
			'<div data-storewright-unsaved="no"><label>Postcode <input name="postcode"></label></div>'
	);
	type( 'Search' );
	type( 'Postcode' );
	expect( isHeld() ).toBe( false );
} );
