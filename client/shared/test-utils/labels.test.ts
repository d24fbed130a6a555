/** `element.labels` as setup.ts has it answered. */
const labelsOf = ( id: string ): string[] | null => {
	const { labels } = document.getElementById( id ) as HTMLInputElement;
	return labels && Array.from( labels, ( label ) => label.textContent );
};

describe( 'The labels of a field', () => {
	afterEach( () => {
		document.body.innerHTML = '';
	} );

	it( 'are those that name it, and the one around it, in the order of the page', () => {
		document.body.innerHTML = `
			<label for="name">First</label>
			<label>Around <input id="name"> <input id="second"></label>
			<label for="name">Last</label>
			<label for="">Nobody’s</label>
			<label for="text">No field’s</label>
			<p id="text"></p>`;
		expect( labelsOf( 'name' ) ).toEqual( [ 'First', 'Around  ', 'Last' ] );
		expect( labelsOf( 'second' ) ).toEqual( [] );
	} );

	it( 'follow the page', () => {
		document.body.innerHTML = '<label for="a">Name</label><select id="a"></select><textarea id="b"></textarea>';
		expect( labelsOf( 'a' ) ).toEqual( [ 'Name' ] );
		document.querySelector( 'label' )?.setAttribute( 'for', 'b' );
		expect( [ labelsOf( 'a' ), labelsOf( 'b' ) ] ).toEqual( [ [], [ 'Name' ] ] );
		document.querySelector( 'label' )?.remove();
		expect( labelsOf( 'b' ) ).toEqual( [] );
	} );

	it( 'are none of what can’t have any', () => {
		document.body.innerHTML = '<label for="a">Name</label><input type="hidden" id="a"><div id="b"></div>';
		expect( labelsOf( 'a' ) ).toBeNull();
		expect( labelsOf( 'b' ) ).toBeUndefined();
	} );

	it( 'are found outside of the page as well', () => {
		const part = document.createElement( 'div' );
		part.innerHTML = '<label for="a">Name</label><input id="a">';
		expect( part.querySelector( 'input' )?.labels ).toHaveLength( 1 );
	} );
} );
