import { render } from '@testing-library/react';

import { Illustration as StoreDetails } from '../items/store-details/illustration';
import { DefaultIllustration } from './default-illustration';
import { Illustration } from './illustration';

const drawing = ( element: JSX.Element ) => render( element ).container.querySelector( 'svg' )?.innerHTML;

describe( 'The illustration of a task', () => {
	it( 'is the one in its folder', () => {
		expect( drawing( <Illustration task="store_details" /> ) ).toBe(
			drawing(
				<svg>
					<StoreDetails />
				</svg>
			)
		);
	} );

	it( 'is a checklist for tasks of extensions', () => {
		expect( drawing( <Illustration task="example_task" /> ) ).toBe(
			drawing(
				<svg>
					<DefaultIllustration />
				</svg>
			)
		);
	} );
} );
