import { resetLocaleData, setLocaleData } from '@wordpress/i18n';

import { rateText } from './rows';

afterEach( () => resetLocaleData( {}, 'storewright' ) );

it.each( [
	[ '0', 'free', 'kostenlos' ],
	[ null, 'no shipping', 'kein Versand' ],
] )(
	'a cost of %s is translated as what it is: a word alone may mean anything [client 10]',
	( rate, word, translated ) => {
		setLocaleData( { [ `cost of shipping\u0004${ word }` ]: [ translated ] }, 'storewright' );
		expect( rateText( rate ) ).toBe( translated );
	}
);
