import { render, screen, within } from '@testing-library/react';

import { Offer, OfferBadge, OfferItem, OfferList } from './offer';

describe( 'An offer', () => {
	it( 'is named by a heading, with its badges, and shows the first letter where it has no picture', () => {
		render( <Offer name="Émile" badges={ <OfferBadge>Recommended</OfferBadge> } description="Carries letters." /> );
		expect( screen.getByRole( 'heading', { level: 4, name: 'Émile Recommended' } ) ).toBeVisible();
		expect( screen.getByText( 'Carries letters.' ) ).toBeVisible();
		expect( screen.getByText( 'É' ) ).toHaveAttribute( 'aria-hidden', 'true' );
	} );

	it( 'has its picture for the eye alone, and a name that can take the focus', () => {
		const { container } = render(
			<Offer name="Pigeon" image="https://shop.test/p.svg" as="p" nameId="pigeon" description="" />
		);
		expect( container.querySelector( 'img' ) ).toHaveAttribute( 'src', 'https://shop.test/p.svg' );
		expect( screen.queryByRole( 'img' ) ).toBeNull();
		screen.getByText( 'Pigeon' ).focus();
		expect( screen.getByText( 'Pigeon' ) ).toHaveFocus();
	} );

	it( 'stands in a list with what can be done with it', () => {
		render(
			<OfferList aria-labelledby="title">
				<OfferItem>
					<Offer name="Pigeon" description="" action={ <button>Install</button> } />
				</OfferItem>
			</OfferList>
		);
		expect( within( screen.getByRole( 'listitem' ) ).getByRole( 'button', { name: 'Install' } ) ).toBeVisible();
	} );
} );
