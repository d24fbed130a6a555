import { isIban } from './iban';

describe( 'an IBAN', () => {
	it.each( [ 'DE02120300000000202051', 'de02 1203 0000 0000 2020 51', 'GB29NWBK60161331926819', 'NO9386011117947' ] )(
		'is %s',
		( text ) => {
			expect( isIban( text ) ).toBe( true );
		}
	);

	it.each( [
		'',
		'DE02',
		'DE02120300000000202052',
		'DE20120300000000202051',
		'02120300000000202051',
		'DE0212030000000020205!',
	] )( 'is not “%s”', ( text ) => {
		expect( isIban( text ) ).toBe( false );
	} );
} );
